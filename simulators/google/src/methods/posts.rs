//! Posts of a location (v4).

use jiff::{SignedDuration, Timestamp};
use serde_json::{Value, json};

use crate::{
    call::Call,
    error::{Outcome, Refusal},
    listing::Listing,
    mask::{get, set},
    store::Store,
    world::seeded_posts,
};

/// Longest text of a post, in characters.
const MAX_SUMMARY: usize = 1500;
/// Maximum number of posts in a request for insights.
const MAX_INSIGHTS: usize = 100;
/// Time for which Google checks a post.
const CHECK_DURATION: SignedDuration = SignedDuration::from_secs(30);
/// Digits that make a phone number.
const PHONE: usize = 8;
/// Words for which Google refuses a post.
const REFUSED: [&str; 6] = ["casino", "cannabis", "viagra", "vodka", "whisky", "tabac"];

/// The posts of a location, newest first; `name` is `accounts/…/locations/…`.
fn own<'a>(call: &Call, store: &'a mut Store, index: usize, parent: &str) -> &'a mut Vec<Value> {
    let french = Listing::of(&call.sim.world, store, index, call.now).french;
    let world = &call.sim.world;
    store
        .at(index)
        .posts
        .get_or_insert_with(|| if index < world.size { seeded_posts(world, index, parent, french) } else { Vec::new() })
}

/// The location and its name as the path has it.
fn place<'a>(call: &'a Call) -> Result<(usize, &'a str), Refusal> {
    let name = call.name();
    let parent = name.find("/localPosts").map_or(name, |at| &name[..at]);
    Ok((call.location(parent)?, parent))
}

/// Posts are named by the account one comes through. Their state is that of now.
fn post_view(post: &Value, parent: &str, now: Timestamp) -> Value {
    let id = post["name"].as_str().and_then(|name| name.rsplit('/').next()).unwrap_or_default();
    let mut post = post.clone();
    post["state"] = json!(state(&post, now));
    post["name"] = json!(format!("{parent}/localPosts/{id}"));
    post
}

/// The state of a post: scheduled until its time, then checked for a while, then live or rejected by its words.
fn state(post: &Value, now: Timestamp) -> &'static str {
    let time = |field: &str| post[field].as_str().and_then(|at| at.parse::<Timestamp>().ok());
    let scheduled = time("scheduledTime");
    if scheduled.is_some_and(|at| at > now) {
        return "SCHEDULED";
    }
    if get(post, "event.recurrenceInfo").is_some() {
        return "RECURRING";
    }
    let since = time("updateTime").max(scheduled).unwrap_or(Timestamp::UNIX_EPOCH);
    match post["summary"].as_str() {
        _ if since + CHECK_DURATION > now => "PROCESSING",
        Some(summary) if breaks_rules(summary) => "REJECTED",
        _ => "LIVE",
    }
}

fn breaks_rules(summary: &str) -> bool {
    let folded = summary.to_lowercase();
    let digits = summary.split(|c: char| !(c.is_ascii_digit() || " .-()+".contains(c)));
    let has_phone = digits.into_iter().any(|run| run.chars().filter(char::is_ascii_digit).count() >= PHONE);
    has_phone || REFUSED.iter().any(|word| folded.contains(word))
}

fn position(posts: &[Value], name: &str) -> Result<usize, Refusal> {
    let id = name.rsplit('/').next().unwrap_or_default();
    let same = |post: &Value| post["name"].as_str().is_some_and(|name| name.rsplit('/').next() == Some(id));
    posts.iter().position(same).ok_or_else(Refusal::not_found)
}

pub(super) fn list(call: &Call) -> Outcome {
    let (index, parent) = place(call)?;
    let page = call.page(20, 100)?;
    let mut store = call.sim.store();
    let (page, next) =
        page.cut(own(call, &mut store, index, parent).iter().map(|post| post_view(post, parent, call.now)));
    Ok(json!({ "localPosts": page, "nextPageToken": next }))
}

pub(super) fn read(call: &Call) -> Outcome {
    let (index, parent) = place(call)?;
    let mut store = call.sim.store();
    let posts = own(call, &mut store, index, parent);
    Ok(post_view(&posts[position(posts, call.name())?], parent, call.now))
}

pub(super) fn create(call: &Call) -> Outcome {
    let (index, parent) = place(call)?;
    check(&call.body, call.now)?;
    let mut store = call.sim.store();
    if !Listing::of(&call.sim.world, &store, index, call.now).verified {
        return Err(Refusal::precondition("The location must be verified to have posts."));
    }
    super::edit(call, index)?;
    let id = store.serial();
    let mut post = call.body.clone();
    post["name"] = json!(format!("{parent}/localPosts/9{id:012}"));
    post["createTime"] = json!(call.now.to_string());
    post["updateTime"] = post["createTime"].clone();
    if get(&post, "topicType").is_none() {
        post["topicType"] = json!("STANDARD");
    }
    post["searchUrl"] = json!(format!("https://local.google.example/place?id=9{id:012}&use=posts"));
    own(call, &mut store, index, parent).insert(0, post.clone());
    Ok(post_view(&post, parent, call.now))
}

pub(super) fn patch(call: &Call) -> Outcome {
    let (index, parent) = place(call)?;
    let mask = call.mask("updateMask", "LocalPost")?;
    let mut store = call.sim.store();
    let posts = own(call, &mut store, index, parent);
    let at = position(posts, call.name())?;
    let mut post = posts[at].clone();
    for path in mask.paths() {
        if ["name", "state", "searchUrl", "createTime", "updateTime"].contains(&path.as_str()) {
            return Err(Refusal::field("update_mask", &format!("Field {path} is output only.")));
        }
        set(&mut post, &path, get(&call.body, &path).cloned());
    }
    check(&post, call.now)?;
    super::edit(call, index)?;
    post["updateTime"] = json!(call.now.to_string());
    posts[at] = post;
    Ok(post_view(&posts[at], parent, call.now))
}

pub(super) fn delete(call: &Call) -> Outcome {
    let (index, parent) = place(call)?;
    let mut store = call.sim.store();
    let posts = own(call, &mut store, index, parent);
    let at = position(posts, call.name())?;
    super::edit(call, index)?;
    posts.remove(at);
    Ok(json!({}))
}

pub(super) fn insights(call: &Call) -> Outcome {
    let (index, parent) = place(call)?;
    let names: Vec<&str> =
        call.body["localPostNames"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    if names.is_empty() || names.len() > MAX_INSIGHTS {
        return Err(Refusal::field("local_post_names", "Between 1 and 100 posts must be named."));
    }
    if get(&call.body, "basicRequest.metricRequests").is_none() || get(&call.body, "basicRequest.timeRange").is_none() {
        return Err(Refusal::field("basic_request", "Metrics and a time range are required."));
    }
    let mut store = call.sim.store();
    let posts = own(call, &mut store, index, parent);
    let mut metrics = Vec::new();
    for name in names {
        let at = position(posts, name)?;
        let views = call.sim.world.dice("post-views", index.wrapping_mul(31).wrapping_add(at)).between(5, 900);
        let metric_value = |metric: &str, value: usize| json!({ "metric": metric, "totalValue": { "metricOption": "AGGREGATED_TOTAL", "value": value.to_string() } });
        metrics.push(json!({
            "localPostName": name,
            "metricValues": [metric_value("LOCAL_POST_VIEWS_SEARCH", views), metric_value("LOCAL_POST_ACTIONS_CALL_TO_ACTION", views / 20 + 1)],
        }));
    }
    Ok(json!({ "name": parent, "timeZone": "America/New_York", "localPostMetrics": metrics }))
}

fn check(post: &Value, now: Timestamp) -> Result<(), Refusal> {
    let topic = post["topicType"].as_str().unwrap_or("STANDARD");
    let summary = post["summary"].as_str().unwrap_or_default();
    if summary.chars().count() > MAX_SUMMARY {
        return Err(Refusal::field("local_post.summary", "The summary has at most 1500 characters."));
    }
    if let Some(at) = post["scheduledTime"].as_str()
        && !at.parse::<Timestamp>().is_ok_and(|at| at > now)
    {
        return Err(Refusal::field("local_post.scheduled_time", "The scheduled time must be in the future."));
    }
    check_recurrence(post)?;
    let has_media = post["media"].as_array().is_some_and(|media| !media.is_empty());
    if topic == "STANDARD" && summary.is_empty() && !has_media {
        return Err(Refusal::field("local_post.summary", "A post needs a summary or media."));
    }
    if matches!(topic, "EVENT" | "OFFER") {
        let title = get(post, "event.title").and_then(Value::as_str).unwrap_or_default();
        let days = get(post, "event.schedule.startDate").is_some() && get(post, "event.schedule.endDate").is_some();
        if title.is_empty() || !days {
            return Err(Refusal::field("local_post.event", "Events and offers need a title, a start and an end date."));
        }
    }
    let action = get(post, "callToAction.actionType").and_then(Value::as_str);
    let url = get(post, "callToAction.url").and_then(Value::as_str).unwrap_or_default();
    if topic == "OFFER" && action.is_some() {
        return Err(Refusal::field("local_post.call_to_action", "An offer has no call to action."));
    }
    match action {
        Some("CALL") if !url.is_empty() => {
            Err(Refusal::field("local_post.call_to_action.url", "A call has no address."))
        }
        Some(action) if action != "CALL" && !url.starts_with("http") => {
            Err(Refusal::field("local_post.call_to_action.url", "The address is missing or invalid."))
        }
        _ => match post["media"]
            .as_array()
            .into_iter()
            .flatten()
            .find(|media| !media["sourceUrl"].is_string() && !media["googleUrl"].is_string())
        {
            Some(_) => Err(Refusal::field("local_post.media", "Only media with a source_url can be added to a post.")),
            None => Ok(()),
        },
    }
}

/// A recurrence has exactly one pattern, and belongs to an event.
fn check_recurrence(post: &Value) -> Result<(), Refusal> {
    let Some(recurrence) = get(post, "event.recurrenceInfo") else { return Ok(()) };
    let patterns = ["dailyPattern", "weeklyPattern", "monthlyPattern"];
    if patterns.iter().filter(|pattern| recurrence.get(*pattern).is_some()).count() != 1 {
        return Err(Refusal::field("local_post.event.recurrence_info", "Exactly one pattern is required."));
    }
    Ok(())
}
