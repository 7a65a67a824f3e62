//! Changes by Google and the public, on request of a test or at random intervals.

use jiff::{SignedDuration, Timestamp};
use serde::Deserialize;
use serde_json::{Value, json};
use simulated_world::{CATEGORIES, Dice, Review, Reviews};

use crate::{
    listing::Listing,
    mask::get,
    notifications::publish,
    sim::Sim,
    store::Update,
    world::{category_value, location_index, location_name, read_review_id, review_id},
};

/// Reviews by order have numbers from here on, beyond every seeded one.
const ORDERED: usize = 0x0080_0000;

/// One change.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct Change {
    /// `locations/…`; a random one of the first person's when absent.
    location: Option<String>,
    /// Kind of the change.
    kind: ChangeKind,
    /// For `update`: the path in the location, and what Google writes there (null takes it away).
    field: Option<String>,
    #[serde(default)]
    value: Value,
    /// For reviews.
    stars: Option<usize>,
    comment: Option<String>,
    review: Option<String>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum ChangeKind {
    /// Google changes a field.
    Update,
    /// A user writes a review, changes one, or removes it.
    Review,
    ReviewUpdate,
    ReviewRemoval,
    /// A user adds a photo.
    Photo,
    /// Google suspends the location, or verifies it.
    Suspension,
    Verification,
    /// Google finds that it is the one before it again.
    Duplicate,
    /// The owner's colleague deletes it at Google.
    Deletion,
    /// Any of the usual ones.
    Random,
}

/// Makes a change; what was done, or why not.
pub(crate) fn make(sim: &Sim, change: &Change, dice: &mut Dice) -> Result<Value, String> {
    let now = sim.now();
    let index = match &change.location {
        Some(name) => location_index(&sim.world, name).filter(|index| sim.store().exists(*index)),
        None => Some(dice.below(sim.options.locations)).filter(|index| sim.store().exists(*index)),
    };
    let index = index.ok_or("there is no such location")?;
    let mut done = json!({ "location": location_name(&sim.world, index), "at": now.to_string() });
    let (kind, review) = match change.kind {
        ChangeKind::Random => return make(sim, &random(sim, index, dice), dice),
        ChangeKind::Update => {
            let path = change.field.clone().ok_or("field is missing")?;
            let value = Some(change.value.clone()).filter(|value| !value.is_null());
            done["field"] = json!(path);
            sim.store().at(index).updates.push(Update { path, value, at: now });
            ("GOOGLE_UPDATE", None)
        }
        ChangeKind::Review => {
            let stars = change.stars.unwrap_or_else(|| dice.between(1, 5)).clamp(1, 5);
            let mut store = sim.store();
            let changed = store.at(index);
            let number = ORDERED + changed.reviews.len();
            let comment = change.comment.clone();
            let review =
                Review { number, stars, comment, reviewer: "Taylor Quinn", anonymous: false, at: now, reply: None };
            let id = review_id(&review, index);
            changed.reviews.push(review);
            ("NEW_REVIEW", Some(id))
        }
        ChangeKind::ReviewUpdate => {
            let (number, id) = reviewed(sim, change, index, now)?;
            let stars = change.stars.unwrap_or_else(|| dice.between(1, 5)).clamp(1, 5);
            sim.store().at(index).rewritten.insert(number, (stars, change.comment.clone(), now));
            ("UPDATED_REVIEW", Some(id))
        }
        ChangeKind::ReviewRemoval => {
            let (number, id) = reviewed(sim, change, index, now)?;
            sim.store().at(index).removed.insert(number);
            done["review"] = json!(id);
            ("", None)
        }
        ChangeKind::Photo => {
            let mut store = sim.store();
            let serial = store.serial();
            let id = format!("CIABIhN{serial:06}");
            let photo = format!("https://lh3.googleusercontent.example/p/{id}");
            store.at(index).customer_media.insert(
                0,
                json!({
                    "name": format!("media/customers/{id}"),
                    "mediaFormat": "PHOTO",
                    "googleUrl": format!("{photo}=s0"),
                    "thumbnailUrl": format!("{photo}=w160-h160-k-no"),
                    "createTime": now.to_string(),
                    "attribution": { "profileName": "Taylor Quinn" },
                }),
            );
            ("NEW_CUSTOMER_MEDIA", None)
        }
        ChangeKind::Suspension => {
            sim.store().at(index).verified = Some(false);
            ("LOSS_OF_VOICE_OF_MERCHANT", None)
        }
        ChangeKind::Verification => {
            sim.store().at(index).verified = Some(true);
            ("VOICE_OF_MERCHANT_UPDATED", None)
        }
        ChangeKind::Duplicate => {
            let mut store = sim.store();
            let changed = store.at(index);
            changed.duplicate_of = Some(index.checked_sub(1).unwrap_or(index + 1));
            changed.verified = Some(false);
            ("DUPLICATE_LOCATION", None)
        }
        ChangeKind::Deletion => {
            sim.store().deleted.insert(index);
            ("", None)
        }
    };
    done["kind"] = json!(format!("{:?}", change.kind));
    if let Some(review) = &review {
        done["review"] = json!(review);
    }
    if !kind.is_empty() {
        announce_change(sim, index, kind, review.as_deref(), now);
    }
    Ok(done)
}

/// Tells every account that has the location.
fn announce_change(sim: &Sim, index: usize, kind: &str, review: Option<&str>, now: Timestamp) {
    for account in &sim.world.accounts {
        if sim.store().belongs(&sim.world, account, index) {
            publish(sim, account, kind, index, review, now);
        }
    }
}

/// The review a change is about: the one it names, or the latest.
fn reviewed(sim: &Sim, change: &Change, index: usize, now: Timestamp) -> Result<(usize, String), String> {
    if let Some(id) = &change.review {
        let id = id.rsplit('/').next().unwrap_or_default();
        let (owner_index, number) = read_review_id(id).ok_or("there is no such review")?;
        return if owner_index == index {
            Ok((number, id.to_owned()))
        } else {
            Err("the review is of another location".into())
        };
    }
    let seeded = Reviews::of(&sim.world.businesses, index, false);
    let latest = seeded.count(now).checked_sub(1).ok_or("the location has no reviews")?;
    Ok((latest, review_id(&seeded.get(latest), index)))
}

/// Picks a random change of a location.
fn random(sim: &Sim, index: usize, dice: &mut Dice) -> Change {
    let own = Listing::of(&sim.world, &sim.store(), index, sim.now()).own;
    let mut change = Change {
        location: Some(location_name(&sim.world, index)),
        kind: ChangeKind::Update,
        field: None,
        value: Value::Null,
        stars: None,
        comment: None,
        review: None,
    };
    let (field, value) = match dice.below(8) {
        0 => ("title", json!(format!("{} – Downtown", own["title"].as_str().unwrap_or_default()))),
        1 => ("phoneNumbers.primaryPhone", json!(format!("(312) 555-01{:02}", dice.below(100)))),
        2 => ("websiteUri", json!("https://www.example.com/updated-by-google")),
        3 => {
            let other = category_value(dice.pick(&CATEGORIES), false, true);
            ("categories.primaryCategory", other)
        }
        4 => {
            let period = json!({ "openDay": "MONDAY", "openTime": { "hours": 9 }, "closeDay": "MONDAY", "closeTime": { "hours": 17 } });
            ("regularHours", json!({ "periods": [period] }))
        }
        5 if get(&own, "storefrontAddress").is_some() => {
            ("storefrontAddress.addressLines", json!([format!("{} Main St", dice.between(1, 900))]))
        }
        6 => {
            change.kind = ChangeKind::Photo;
            return change;
        }
        _ => {
            change.kind = ChangeKind::Review;
            change.comment = Some("Stopped by today. Will come again.".into());
            return change;
        }
    };
    change.field = Some(field.into());
    change.value = value;
    change
}

/// Makes the random changes that are due by now.
pub(crate) fn catch_up(sim: &Sim) {
    let Some(every) = sim.options.change_every.filter(|every| *every > 0) else { return };
    let every = SignedDuration::from_secs(i64::from(every));
    loop {
        let Some(turn) = sim.store().turn(sim.now(), every) else { return };
        let mut dice = Dice::new(sim.options.seed, "schedule", turn);
        let index = dice.below(sim.options.locations);
        let change = random(sim, index, &mut dice);
        // A location that was deleted stays out of the game.
        let _ = make(sim, &change, &mut dice);
    }
}
