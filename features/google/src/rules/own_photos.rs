//! Photos of the owner on their way to Google: requirements, and the next step of each. Pure.

use photos::Photo;
use serde_json::{Value, json};

use crate::{
    types::{PhotoCategory, PhotoState},
    wire::MediaItem,
};

/// Minimum length of the shorter side at Google, in pixels.
const MIN_SIDE: i64 = 250;
/// Minimum size of a file at Google, in bytes.
const MIN_BYTES: i64 = 10_240;
/// Maximum size of a file at Google, in bytes.
const MAX_BYTES: i64 = 5 * 1024 * 1024;

/// Returns the code of the requirement of Google that a photo does not meet.
pub(crate) fn photo_refusal(photo: &Photo) -> Option<&'static str> {
    match photo {
        _ if photo.width.min(photo.height) < MIN_SIDE => Some("google_photo_too_small"),
        _ if photo.bytes < MIN_BYTES => Some("google_photo_too_light"),
        _ if photo.bytes > MAX_BYTES => Some("google_photo_too_heavy"),
        _ => None,
    }
}

/// Returns a new photo as Google wants it. A cover has no description at Google.
pub(crate) fn media_item(source: &str, category: PhotoCategory, alt: Option<&str>) -> Value {
    let mut item = json!({
        "mediaFormat": "PHOTO",
        "locationAssociation": association(category),
        "sourceUrl": source,
    });
    if let Some(alt) = alt.filter(|_| category != PhotoCategory::Cover) {
        item["description"] = json!(alt);
    }
    item
}

/// Returns a category as Google wants it.
pub(crate) fn association(category: PhotoCategory) -> Value {
    json!({ "category": category.as_str().to_uppercase() })
}

/// Returns the category of a photo at Google.
pub(crate) fn category_of(item: &MediaItem) -> Option<PhotoCategory> {
    item.location_association.as_ref()?.category.to_lowercase().parse().ok()
}

/// Returns the id of a photo at Google, the last part of its name.
pub(crate) fn media_id(item: &MediaItem) -> &str {
    item.name.rsplit('/').next().unwrap_or_default()
}

/// Next step of a photo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PhotoStep {
    /// Create it at Google.
    Create,
    /// Look it up at Google, because an earlier request may have created it; create it when it is not there.
    FindOrCreate,
    /// Change the category of the one that is there.
    Categorize,
    /// Delete it at Google.
    Delete,
    /// Look it up at Google, and delete it when it is there.
    FindAndDelete,
    /// Forget it: the photo no longer exists here.
    Forget,
}

/// Returns the next step of a photo that waits. `is_known` says that its id at Google is known, `is_here` that the photo
/// still exists here.
pub(crate) fn photo_step(state: PhotoState, is_known: bool, is_here: bool) -> Option<PhotoStep> {
    match state {
        PhotoState::Deleting if is_known => Some(PhotoStep::Delete),
        PhotoState::Queued | PhotoState::Sending if is_known => Some(PhotoStep::Categorize),
        PhotoState::Queued if is_here => Some(PhotoStep::Create),
        PhotoState::Queued => Some(PhotoStep::Forget),
        PhotoState::Sending if is_here => Some(PhotoStep::FindOrCreate),
        // A photo that was deleted here while it was being sent goes from Google too.
        PhotoState::Deleting | PhotoState::Sending => Some(PhotoStep::FindAndDelete),
        PhotoState::Live | PhotoState::Refused | PhotoState::Deleted => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn photo(width: i64, height: i64, bytes: i64) -> Photo {
        Photo {
            id: photos::PhotoId::new(jiff::Timestamp::UNIX_EPOCH),
            url: String::new(),
            thumbnail_url: String::new(),
            width,
            height,
            bytes,
            alt: None,
            created_at: jiff::Timestamp::UNIX_EPOCH,
        }
    }

    #[test]
    fn google_s_requirements_are_checked_before_a_photo_is_sent() {
        for (of, code) in [
            (photo(250, 900, 10_240), None),
            (photo(249, 900, 20_000), Some("google_photo_too_small")),
            (photo(900, 249, 20_000), Some("google_photo_too_small")),
            (photo(900, 900, 10_239), Some("google_photo_too_light")),
            (photo(900, 900, 5 * 1024 * 1024), None),
            (photo(900, 900, 5 * 1024 * 1024 + 1), Some("google_photo_too_heavy")),
        ] {
            assert_eq!(photo_refusal(&of), code, "{of:?}");
        }
    }

    #[test]
    fn a_photo_that_may_be_at_google_is_looked_up_before_it_is_sent_again() {
        use PhotoState as State;
        for (state, is_known, is_here, step) in [
            (State::Queued, false, true, Some(PhotoStep::Create)),
            (State::Queued, false, false, Some(PhotoStep::Forget)),
            (State::Queued, true, true, Some(PhotoStep::Categorize)),
            (State::Sending, false, true, Some(PhotoStep::FindOrCreate)),
            (State::Sending, false, false, Some(PhotoStep::FindAndDelete)),
            (State::Sending, true, true, Some(PhotoStep::Categorize)),
            (State::Deleting, true, false, Some(PhotoStep::Delete)),
            (State::Deleting, false, true, Some(PhotoStep::FindAndDelete)),
            (State::Live, true, true, None),
            (State::Refused, false, true, None),
            (State::Deleted, false, true, None),
        ] {
            assert_eq!(photo_step(state, is_known, is_here), step, "{state:?} {is_known} {is_here}");
        }
    }

    #[test]
    fn a_description_goes_with_every_photo_but_the_cover() {
        let sent = |category| media_item("https://a.example/media/b.jpg", category, Some("The door"));
        assert_eq!(sent(PhotoCategory::AtWork)["locationAssociation"]["category"], "AT_WORK");
        assert_eq!(sent(PhotoCategory::AtWork)["description"], "The door");
        assert_eq!(sent(PhotoCategory::Cover)["description"], Value::Null);
    }
}
