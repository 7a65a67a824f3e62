//! Reviews as an adapter reads them from a source.

use jiff::Timestamp;

use super::ReplyState;

/// Review read from a source.
#[derive(Clone, Debug, PartialEq)]
pub struct FoundReview {
    /// Id of the review at the source.
    pub external_id: String,
    /// 1 to 5 stars; `None` without a rating.
    pub rating: Option<f64>,
    /// Text of the author; empty for a rating alone.
    pub text: String,
    /// Name of the author as shown; empty for an anonymous one.
    pub author: String,
    /// Address of the review.
    pub url: Option<String>,
    /// Time of the review.
    pub written_at: Timestamp,
    /// Time of its last change.
    pub changed_at: Timestamp,
    /// Reply of the business at the source.
    pub reply: Option<FoundReply>,
}

/// Reply read from a source.
#[derive(Clone, Debug, PartialEq)]
pub struct FoundReply {
    /// Text of the reply.
    pub text: String,
    /// Time of its last change.
    pub at: Timestamp,
    /// State at the source: sent, pending or rejected.
    pub state: ReplyState,
    /// Stable code of a refusal.
    pub code: Option<String>,
}

/// Rating and number of reviews as the source states them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SourceTotal {
    /// Average, 1 to 5; `None` without a review.
    pub rating: Option<f64>,
    /// Number of reviews.
    pub reviews: i64,
}
