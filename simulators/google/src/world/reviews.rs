//! Reviews in Google's format.

use jiff::Timestamp;
use serde_json::{Value, json};
use simulated_world::Review;

const STARS: [&str; 6] = ["STAR_RATING_UNSPECIFIED", "ONE", "TWO", "THREE", "FOUR", "FIVE"];

/// Returns Google's word for a number of stars.
pub(crate) fn stars_word(stars: usize) -> &'static str {
    STARS[stars.min(5)]
}

/// Returns the id of a review.
pub(crate) fn review_id(review: &Review, index: usize) -> String {
    format!("AbFvOq{index:08x}x{:06x}", review.number)
}

/// Returns the location and the number of the review with an id.
pub(crate) fn read_review_id(id: &str) -> Option<(usize, usize)> {
    let (index, number) = id.strip_prefix("AbFvOq")?.split_once('x')?;
    Some((usize::from_str_radix(index, 16).ok()?, usize::from_str_radix(number, 16).ok()?))
}

/// Returns the resource of a review; `parent` is `accounts/…/locations/…`.
pub(crate) fn review_value(review: &Review, parent: &str, index: usize, now: Timestamp) -> Value {
    let id = review_id(review, index);
    let reviewer = if review.anonymous {
        json!({ "displayName": "A Google user", "isAnonymous": true })
    } else {
        json!({ "displayName": review.reviewer, "profilePhotoUrl": format!("https://lh3.googleusercontent.example/a/{id}=c0x00000000-cc-rp") })
    };
    let mut value = json!({
        "name": format!("{parent}/reviews/{id}"),
        "reviewId": id,
        "reviewer": reviewer,
        "starRating": stars_word(review.stars),
        "createTime": review.at.to_string(),
        "updateTime": review.at.to_string(),
    });
    if let Some(comment) = &review.comment {
        value["comment"] = json!(comment);
    }
    if let Some((comment, at)) = review.reply.as_ref().filter(|(_, at)| *at <= now) {
        value["reviewReply"] = json!({ "comment": comment, "updateTime": at.to_string() });
    }
    value
}
