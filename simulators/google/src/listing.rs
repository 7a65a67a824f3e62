//! A location as the API shows it: the seed, the owner's edits, and what Google made of it.

use jiff::{SignedDuration, Timestamp};
use serde_json::{Value, json};

use crate::{
    mask::{get, set},
    store::{Changed, Store},
    world::{World, location_name},
};

/// Edits of what people find a business by are looked at before they are published.
const REVIEWED: [&str; 5] = ["title", "storefrontAddress", "categories", "phoneNumbers", "openInfo"];
/// Duration of a review.
const REVIEW_DURATION: SignedDuration = SignedDuration::from_mins(10);

/// One location, now.
#[derive(Debug)]
pub(crate) struct Listing {
    /// As its owner entered it.
    pub(crate) own: Value,
    /// As the public sees it.
    pub(crate) public: Value,
    /// Paths where Google changed something and the owner did not answer.
    pub(crate) diff: Vec<String>,
    /// Paths of edits that are not published yet.
    pub(crate) pending: Vec<String>,
    pub(crate) verified: bool,
    pub(crate) french: bool,
}

impl Listing {
    /// Puts a location together.
    pub(crate) fn of(world: &World, store: &Store, index: usize, now: Timestamp) -> Self {
        let (mut own, french, mut verified, mut duplicate_of, food) =
            if let Some((_, value)) = store.created.get(&index) {
                (value.clone(), false, false, None, false)
            } else {
                let seeded = world.location(index);
                (seeded.value, seeded.french, seeded.verified, seeded.duplicate_of, seeded.food)
            };
        let nothing = Changed::default();
        let changed = store.of(index).unwrap_or(&nothing);
        for (path, edit) in &changed.edits {
            set(&mut own, path, edit.value.clone());
        }
        verified = changed.verified.unwrap_or(verified);
        duplicate_of = changed.duplicate_of.or(duplicate_of);
        let mut public = own.clone();
        let mut pending = Vec::new();
        for (path, edit) in &changed.edits {
            if is_pending(path, edit.at, now) {
                set(&mut public, path, edit.previous.clone());
                pending.push(path.clone());
            }
        }
        let mut diff: Vec<String> = Vec::new();
        for update in &changed.updates {
            let answered =
                changed.edits.iter().any(|(path, edit)| overlaps(path, &update.path) && edit.at >= update.at);
            if !answered {
                set(&mut public, &update.path, update.value.clone());
                diff.retain(|path| *path != update.path);
                diff.push(update.path.clone());
            }
        }
        diff.retain(|path| get(&own, path) != get(&public, path));
        let metadata = json!({
            "hasGoogleUpdated": !diff.is_empty(),
            "hasPendingEdits": !pending.is_empty(),
            "hasVoiceOfMerchant": verified,
            "canDelete": true,
            "canOperateLocalPost": verified,
            "canModifyServiceList": true,
            "canHaveFoodMenus": food,
            "placeId": world.place_id(index),
            "mapsUri": format!("https://maps.google.example/maps?cid={}", 1_000_003 * (index as u64 + 17)),
            "newReviewUri": format!("https://search.google.example/local/writereview?placeid={}", world.place_id(index)),
            "duplicateLocation": duplicate_of.map(|other| location_name(world, other)),
        });
        own["metadata"] = metadata.clone();
        public["metadata"] = metadata;
        if !verified && duplicate_of.is_some() {
            for value in [&mut own, &mut public] {
                set(value, "metadata.placeId", None);
                set(value, "metadata.mapsUri", None);
                set(value, "metadata.newReviewUri", None);
            }
        }
        Self { own, public, diff, pending, verified, french }
    }
}

fn is_pending(path: &str, at: Timestamp, now: Timestamp) -> bool {
    REVIEWED.iter().any(|field| overlaps(field, path)) && now.duration_since(at) < REVIEW_DURATION
}

/// Returns true if the paths are equal, or if one contains the other.
pub(crate) fn overlaps(first: &str, second: &str) -> bool {
    let (short, long) = if first.len() < second.len() { (first, second) } else { (second, first) };
    long.strip_prefix(short).is_some_and(|suffix| suffix.is_empty() || suffix.starts_with('.'))
}
