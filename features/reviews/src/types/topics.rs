//! Figures of topics over time.

use jiff::Timestamp;
use serde::Serialize;
use utoipa::ToSchema;

use super::{Topic, TopicSet};

/// Figures of all topics that reviews of a period mention.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = ReviewTopics)]
pub(crate) struct Topics {
    /// Begin of the period.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) since: Timestamp,
    /// End of the period.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) until: Timestamp,
    /// Topics, the most frequent first.
    pub(crate) items: Vec<TopicFigures>,
}

/// Figures of one topic.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = ReviewTopicFigures)]
pub(crate) struct TopicFigures {
    /// Topic.
    pub(crate) topic: Topic,
    /// Reviews of the period that mention it.
    pub(crate) count: TopicCounts,
    /// Reviews of the period of the same length before.
    pub(crate) before: TopicCounts,
    /// Reviews of each month of the period that has any, by time; months of UTC.
    pub(crate) months: Vec<TopicMonth>,
    /// Reviews of the period by day of the week, from Monday to Sunday.
    #[schema(min_items = 7, max_items = 7)]
    pub(crate) weekdays: Vec<TopicCounts>,
}

/// Number of reviews that mention a topic, by the sentiment of their words about it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = ReviewTopicCounts)]
pub(crate) struct TopicCounts {
    /// Praise.
    pub(crate) positive: i64,
    /// Neither praise nor complaint, or both.
    pub(crate) neutral: i64,
    /// Complaints.
    pub(crate) negative: i64,
}

/// Number of reviews of a month that mention a topic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = ReviewTopicMonth)]
pub(crate) struct TopicMonth {
    /// Month, as in `2026-05`.
    #[schema(example = "2026-05")]
    pub(crate) month: String,
    /// Reviews of the month.
    #[serde(flatten)]
    pub(crate) count: TopicCounts,
}

/// Number of reviews of a day with the same topics.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TopicCount {
    /// Days since 1970, UTC.
    pub(crate) day: i64,
    pub(crate) topics: TopicSet,
    pub(crate) reviews: i64,
}
