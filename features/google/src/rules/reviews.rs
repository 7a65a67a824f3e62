//! Google's reviews as reviews of a source.

use jiff::Timestamp;
use reviews::{FoundReply, FoundReview, ReplyState, SourceTotal};

use crate::wire::{Review, ReviewReply, Reviews};

/// Words for 1 to 5 stars.
const STARS: [&str; 5] = ["ONE", "TWO", "THREE", "FOUR", "FIVE"];
/// Maximum characters of a text; Google's own limit is lower.
const MAX_TEXT: usize = 10_000;

/// Converts the reviews of a page. A review without an id or a time is left out: nothing can be said about it.
pub(crate) fn found_reviews(page: &Reviews) -> Vec<FoundReview> {
    page.reviews.iter().filter_map(found_review).collect()
}

fn found_review(review: &Review) -> Option<FoundReview> {
    let written_at: Timestamp = review.create_time.parse().ok()?;
    if review.review_id.is_empty() {
        return None;
    }
    let changed_at = review.update_time.parse().unwrap_or(written_at);
    let author = review.reviewer.display_name.clone().filter(|_| !review.reviewer.is_anonymous);
    let reply = review.review_reply.as_ref().filter(|reply| !reply.comment.is_empty());
    Some(FoundReview {
        external_id: review.review_id.clone(),
        rating: STARS.iter().position(|word| *word == review.star_rating).map(|at| (at + 1) as f64),
        text: clean(review.comment.as_deref().unwrap_or_default()),
        author: clean(&author.unwrap_or_default()),
        url: None,
        written_at,
        changed_at,
        reply: reply.map(|reply| FoundReply {
            text: clean(&reply.comment),
            at: reply.update_time.parse().unwrap_or(changed_at),
            state: reply_state(reply),
            code: reply.policy_violation.as_ref().map(|code| code.to_lowercase()),
        }),
    })
}

/// Returns the state of a reply. Without a state, as from older interfaces, the reply is shown.
pub(crate) fn reply_state(reply: &ReviewReply) -> ReplyState {
    match reply.review_reply_state.as_deref() {
        Some("PENDING") => ReplyState::Pending,
        Some("REJECTED") => ReplyState::Rejected,
        _ => ReplyState::Sent,
    }
}

/// Returns what Google states about all reviews of a location.
pub(crate) fn source_total(page: &Reviews) -> SourceTotal {
    let reviews = page.total_review_count.unwrap_or(0).max(0);
    let rating = page.average_rating.filter(|rating| reviews > 0 && (1.0..=5.0).contains(rating));
    SourceTotal { rating, reviews }
}

/// Removes what a database does not store and cuts what is too long.
fn clean(text: &str) -> String {
    text.chars().filter(|sign| *sign != '\0').take(MAX_TEXT).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn page(reviews: &serde_json::Value) -> Reviews {
        serde_json::from_value(json!({ "reviews": reviews, "totalReviewCount": 3, "averageRating": 4.5 })).unwrap()
    }

    #[test]
    fn a_review_of_google_becomes_a_review_of_a_source() {
        let reviews = found_reviews(&page(&json!([{
            "reviewId": "a", "starRating": "FOUR", "comment": "Good\u{0}", "createTime": "2026-01-02T03:04:05Z",
            "updateTime": "2026-02-02T03:04:05Z", "reviewer": { "displayName": "Ann", "isAnonymous": false },
            "reviewReply": { "comment": "Hi", "updateTime": "2026-03-02T03:04:05Z", "reviewReplyState": "REJECTED",
                "policyViolation": "OFF_TOPIC" },
        }])));
        let expected = FoundReview {
            external_id: "a".into(),
            rating: Some(4.0),
            text: "Good".into(),
            author: "Ann".into(),
            url: None,
            written_at: "2026-01-02T03:04:05Z".parse().unwrap(),
            changed_at: "2026-02-02T03:04:05Z".parse().unwrap(),
            reply: Some(FoundReply {
                text: "Hi".into(),
                at: "2026-03-02T03:04:05Z".parse().unwrap(),
                state: ReplyState::Rejected,
                code: Some("off_topic".into()),
            }),
        };
        assert_eq!(reviews, [expected]);
    }

    #[test]
    fn an_anonymous_author_has_no_name_and_an_unknown_rating_is_none() {
        let reviews = found_reviews(&page(&json!([
            { "reviewId": "a", "starRating": "STAR_RATING_UNSPECIFIED", "createTime": "2026-01-02T03:04:05Z",
              "reviewer": { "displayName": "A Google user", "isAnonymous": true } },
            { "reviewId": "", "createTime": "2026-01-02T03:04:05Z" },
            { "reviewId": "b", "createTime": "yesterday" },
        ])));
        assert_eq!(reviews.len(), 1);
        assert_eq!((reviews[0].author.as_str(), reviews[0].rating, reviews[0].text.as_str()), ("", None, ""));
    }

    #[test]
    fn the_state_of_a_reply_is_shown_unless_google_says_otherwise() {
        for (state, expected) in [
            (None, ReplyState::Sent),
            (Some("APPROVED"), ReplyState::Sent),
            (Some("REVIEW_REPLY_STATE_UNSPECIFIED"), ReplyState::Sent),
            (Some("PENDING"), ReplyState::Pending),
            (Some("REJECTED"), ReplyState::Rejected),
        ] {
            let reply = ReviewReply { review_reply_state: state.map(Into::into), ..ReviewReply::default() };
            assert_eq!(reply_state(&reply), expected, "{state:?}");
        }
    }
}
