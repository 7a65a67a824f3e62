//! Answers about many reviews, and about the past of one.

use jiff::Timestamp;
use serde::Serialize;
use utoipa::ToSchema;

use super::{Evidence, ReplyRequest, Review, Source};

/// Review with its earlier versions.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ReviewDetail {
    /// Review as it is now.
    #[serde(flatten)]
    pub(crate) review: Review,
    /// Name of its location.
    pub(crate) location_name: String,
    /// Earlier versions, the latest first.
    pub(crate) versions: Vec<Version>,
    /// Parts of the text that are about its topics, in the order of the text; they may overlap.
    pub(crate) evidence: Vec<Evidence>,
    /// Replies can be sent to the source from here.
    pub(crate) can_reply: bool,
    /// True when a reply of the caller waits for the approval of another member, unless it is an unchanged draft of a template
    /// of the organization.
    pub(crate) needs_approval: bool,
    /// Reply that waits for approval, or was sent back; null without one, and for callers without `reply_to_reviews`.
    #[schema(required)]
    pub(crate) request: Option<ReplyRequest>,
}

/// Earlier version of a review.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = ReviewVersion)]
pub(crate) struct Version {
    /// Event that ended the version: `edited`, `gone` or `returned`.
    pub(crate) event: String,
    /// 1 to 5 stars; null without a rating.
    #[schema(required)]
    pub(crate) rating: Option<f64>,
    /// Text of the version.
    pub(crate) text: String,
    /// Time at which the version was last seen at the source.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) seen_at: Timestamp,
    /// Time at which the event was noticed.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) noticed_at: Timestamp,
}

/// Figures of the reviews of all locations that the member sees, or of one.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct ReviewSummary {
    /// Number of reviews.
    pub(crate) reviews: i64,
    /// Number of reviews with a rating.
    pub(crate) rated: i64,
    /// Mean of the ratings; null without any.
    #[schema(required)]
    pub(crate) average: Option<f64>,
    /// Mean with ten more ratings of the organization's average, so that few reviews do not decide alone:
    /// (sum + 10 × average of the organization) ÷ (rated + 10).
    #[schema(required)]
    pub(crate) bayesian_average: Option<f64>,
    /// Number of reviews by stars, from 1 to 5.
    pub(crate) distribution: Vec<RatingCount>,
    /// Number of reviews without a reply.
    pub(crate) waiting: i64,
    /// Number of reviews of the last 30 days.
    pub(crate) new: i64,
    /// Number of reviews of the 30 days before.
    pub(crate) new_before: i64,
    /// Number of reviews of the last 90 days.
    pub(crate) recent: i64,
    /// Number of reviews of the last 90 days with a reply.
    pub(crate) recent_answered: i64,
    /// Figures as the sources state them, beside our count.
    pub(crate) sources: Vec<SourceSummary>,
}

/// Number of reviews with a number of stars.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct RatingCount {
    /// 1 to 5.
    pub(crate) stars: i64,
    /// Number of reviews.
    pub(crate) count: i64,
}

/// Figures of one source.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = ReviewSourceSummary)]
pub(crate) struct SourceSummary {
    /// Source.
    pub(crate) source: Source,
    /// Number of reviews that we have.
    pub(crate) reviews: i64,
    /// Number of reviews that the source states; null when it states none.
    #[schema(required)]
    pub(crate) stated: Option<i64>,
}
