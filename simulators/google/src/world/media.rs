//! Photos of a location: the owner's and the public's.

use jiff::Timestamp;
use serde_json::{Value, json};

use super::World;

/// Categories of an owner's photo.
const MEDIA_CATEGORIES: [&str; 13] = [
    "COVER",
    "PROFILE",
    "LOGO",
    "EXTERIOR",
    "INTERIOR",
    "PRODUCT",
    "AT_WORK",
    "FOOD_AND_DRINK",
    "MENU",
    "COMMON_AREA",
    "ROOMS",
    "TEAMS",
    "ADDITIONAL",
];

/// Names of people who add photos.
const GUESTS: [&str; 8] = [
    "Olivia Hart",
    "Hugo Lambert",
    "Inès Garnier",
    "Mason Clark",
    "Zoé Marchand",
    "Liam Turner",
    "Louis Fontaine",
    "Ava Brooks",
];

/// Returns the initial numbers of photos by the owner and by the public.
pub(crate) fn media_counts(world: &World, index: usize) -> (usize, usize) {
    let mut dice = world.dice("media", index);
    (dice.below(9), dice.below(14))
}

/// One photo; `parent` is `accounts/…/locations/…`.
pub(crate) fn media_item(world: &World, index: usize, parent: &str, customer: bool, number: usize) -> Value {
    let aspect = if customer { "customer-photo" } else { "photo" };
    let mut dice = world.dice(aspect, index.wrapping_mul(1_009).wrapping_add(number));
    let key = format!("{}{index:x}-{number:x}", if customer { "CIABIh" } else { "AF1Qip" });
    let folder = if customer { "media/customers" } else { "media" };
    let at = Timestamp::from_second(1_577_836_800 + dice.below(180_000_000) as i64).unwrap_or(Timestamp::UNIX_EPOCH);
    let photo = format!("https://lh3.googleusercontent.example/p/{key}");
    let mut value = json!({
        "name": format!("{parent}/{folder}/{key}"),
        "mediaFormat": "PHOTO",
        "googleUrl": format!("{photo}=s0"),
        "thumbnailUrl": format!("{photo}=w160-h160-k-no"),
        "createTime": at.to_string(),
        "dimensions": { "widthPixels": 1200 + 16 * dice.below(100), "heightPixels": 900 + 9 * dice.below(100) },
        "insights": { "viewCount": (1 + dice.below(20_000)).to_string() },
    });
    if customer {
        value["attribution"] = json!({
            "profileName": *dice.pick::<&str>(&GUESTS),
            "profileUrl": format!("https://maps.google.example/contrib/{}", dice.below(1_000_000)),
        });
    } else {
        let category = if number < 3 { MEDIA_CATEGORIES[number] } else { *dice.pick(&MEDIA_CATEGORIES[3..]) };
        value["locationAssociation"] = json!({ "category": category });
        value["sourceUrl"] = json!(format!("https://images.example.com/{key}.jpg"));
    }
    value
}
