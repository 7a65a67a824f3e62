//! Reviews and the owner's answers (v4).

use jiff::Timestamp;
use serde_json::{Value, json};
use simulated_world::{Review, Reviews};

use crate::{
    call::Call,
    error::{Outcome, Refusal},
    listing::Listing,
    pages::Page,
    store::{Changed, Store},
    world::{World, read_review_id, review_value},
};

/// One review as it stands now, before it is written out.
#[derive(Clone, Debug)]
struct Entry {
    review: Review,
    updated: Timestamp,
}

pub(super) fn list(call: &Call) -> Outcome {
    let index = call.location(call.name())?;
    let page = call.page(50, 50)?;
    let store = call.sim.store();
    let french = verified(call, &store, index)?;
    let mut all = entries(&call.sim.world, &store, index, french, call.now);
    sort(&mut all, call.query.get("orderBy"))?;
    let total: usize = all.iter().map(|entry| entry.review.stars).sum();
    let mut answer = json!({ "totalReviewCount": all.len() });
    if !all.is_empty() {
        answer["averageRating"] = json!((total as f64 / all.len() as f64 * 10.0).round() / 10.0);
    }
    let (page, next) = page.cut(all.into_iter());
    let reviews: Vec<Value> = page.into_iter().map(|entry| write(call, &store, call.name(), index, &entry)).collect();
    answer["reviews"] = json!(reviews);
    answer["nextPageToken"] = json!(next);
    Ok(answer)
}

pub(super) fn get(call: &Call) -> Outcome {
    let (parent, index, number) = parse(call, call.name())?;
    let store = call.sim.store();
    let entry = find(call, &store, index, number)?;
    Ok(write(call, &store, &parent, index, &entry))
}

pub(super) fn batch(call: &Call) -> Outcome {
    let account = call.account(call.name())?;
    let body = &call.body;
    let names: Vec<&str> = body["locationNames"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    if names.is_empty() {
        return Err(Refusal::field("location_names", "At least one location name is required."));
    }
    let bound = json!([call.name(), names, body["orderBy"], body["ignoreRatingOnlyReviews"]]);
    let size = body["pageSize"].as_i64().unwrap_or_default();
    let page = Page::new(size, body["pageToken"].as_str(), &bound, (200, 200), call.now)?;
    let mut all = Vec::new();
    for name in names {
        if !name.starts_with(&format!("accounts/{}/", account.id)) {
            return Err(Refusal::field("location_names", "Every location must belong to the account."));
        }
        let index = call.location(name)?;
        let store = call.sim.store();
        let french = verified(call, &store, index)?;
        all.extend(
            entries(&call.sim.world, &store, index, french, call.now).into_iter().map(|entry| (name, index, entry)),
        );
    }
    if body["ignoreRatingOnlyReviews"] == true {
        all.retain(|(_, _, entry)| entry.review.comment.is_some());
    }
    match body["orderBy"].as_str().unwrap_or_default() {
        "" | "updateTime desc" => all.sort_by_key(|(_, _, entry)| std::cmp::Reverse(entry.updated)),
        "rating" => all.sort_by_key(|(_, _, entry)| entry.review.stars),
        "rating desc" => all.sort_by_key(|(_, _, entry)| std::cmp::Reverse(entry.review.stars)),
        _ => return Err(Refusal::field("order_by", "Invalid order by")),
    }
    let (page, next) = page.cut(all.into_iter());
    let store = call.sim.store();
    let reviews: Vec<Value> = page
        .into_iter()
        .map(|(name, index, entry)| json!({ "name": name, "review": write(call, &store, name, index, &entry) }))
        .collect();
    Ok(json!({ "locationReviews": reviews, "nextPageToken": next }))
}

pub(super) fn reply(call: &Call) -> Outcome {
    let (_, index, number) = parse(call, call.name())?;
    let comment = call.body["comment"].as_str().unwrap_or_default();
    if comment.is_empty() || comment.len() > 4096 {
        return Err(Refusal::field("comment", "The reply must have between 1 and 4096 bytes."));
    }
    let mut store = call.sim.store();
    find(call, &store, index, number)?;
    super::edit(call, index)?;
    store.at(index).replies.insert(number, Some((comment.to_owned(), call.now)));
    Ok(json!({ "comment": comment, "updateTime": call.now.to_string() }))
}

pub(super) fn delete_reply(call: &Call) -> Outcome {
    let (_, index, number) = parse(call, call.name())?;
    let mut store = call.sim.store();
    let entry = find(call, &store, index, number)?;
    let had = store
        .of(index)
        .and_then(|changed| changed.replies.get(&number))
        .map_or_else(|| entry.review.reply.as_ref().is_some_and(|(_, at)| *at <= call.now), Option::is_some);
    if !had {
        return Err(Refusal::not_found());
    }
    store.at(index).replies.insert(number, None);
    Ok(json!({}))
}

/// Reviews can be read for verified locations only; answers whether the place speaks French.
fn verified(call: &Call, store: &Store, index: usize) -> Result<bool, Refusal> {
    let listing = Listing::of(&call.sim.world, store, index, call.now);
    if listing.verified {
        return Ok(listing.french);
    }
    Err(Refusal::precondition("This operation is only valid if the specified location is verified."))
}

/// `accounts/…/locations/…/reviews/…` in its parts.
fn parse(call: &Call, name: &str) -> Result<(String, usize, usize), Refusal> {
    let (parent, id) = name.split_once("/reviews/").ok_or_else(Refusal::not_found)?;
    let index = call.location(parent)?;
    let (owner_index, number) = read_review_id(id).ok_or_else(Refusal::not_found)?;
    if owner_index == index { Ok((parent.to_owned(), index, number)) } else { Err(Refusal::not_found()) }
}

fn find(call: &Call, store: &Store, index: usize, number: usize) -> Result<Entry, Refusal> {
    let french = verified(call, store, index)?;
    let all = entries(&call.sim.world, store, index, french, call.now);
    all.into_iter().find(|entry| entry.review.number == number).ok_or_else(Refusal::not_found)
}

/// Every review of a location.
fn entries(world: &World, store: &Store, index: usize, french: bool, now: Timestamp) -> Vec<Entry> {
    let seeded = Reviews::of(&world.businesses, index, french);
    let nothing = Changed::default();
    let changed = store.of(index).unwrap_or(&nothing);
    let written = changed.reviews.iter().filter(|review| review.at <= now).cloned();
    (0..if index < world.size { seeded.count(now) } else { 0 })
        .map(|number| seeded.get(number))
        .chain(written)
        .filter(|review| !changed.removed.contains(&review.number))
        .map(|mut review| {
            let mut updated = review.at;
            if let Some((stars, comment, at)) = changed.rewritten.get(&review.number) {
                (review.stars, review.comment, updated) = (*stars, comment.clone(), *at);
            }
            Entry { review, updated }
        })
        .collect()
}

fn sort(all: &mut [Entry], order: Option<&str>) -> Result<(), Refusal> {
    match order.unwrap_or("updateTime desc") {
        "updateTime desc" => all.sort_by_key(|entry| std::cmp::Reverse(entry.updated)),
        "rating" => all.sort_by_key(|entry| entry.review.stars),
        "rating desc" => all.sort_by_key(|entry| std::cmp::Reverse(entry.review.stars)),
        _ => return Err(Refusal::field("order_by", "Invalid order by")),
    }
    Ok(())
}

fn write(call: &Call, store: &Store, parent: &str, index: usize, entry: &Entry) -> Value {
    let mut value = review_value(&entry.review, parent, index, call.now);
    value["updateTime"] = json!(entry.updated.to_string());
    if let Some(reply) = store.of(index).and_then(|changed| changed.replies.get(&entry.review.number)) {
        value["reviewReply"] = match reply {
            Some((comment, at)) => json!({ "comment": comment, "updateTime": at.to_string() }),
            None => Value::Null,
        };
    }
    value
}
