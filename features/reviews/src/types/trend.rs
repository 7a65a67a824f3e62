//! Reviews by month and source.

use serde::Serialize;
use utoipa::ToSchema;

use super::Source;

/// Reviews of the last twelve months, by the month in which they were written and by source.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = ReviewTrend)]
pub(crate) struct Trend {
    /// The current month and the eleven before, by time; months of UTC.
    #[schema(min_items = 12, max_items = 12)]
    pub(crate) months: Vec<TrendMonth>,
}

/// Reviews of one month.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = ReviewTrendMonth)]
pub(crate) struct TrendMonth {
    /// Month, as in `2026-05`.
    #[schema(example = "2026-05")]
    pub(crate) month: String,
    /// Figures of all sources together.
    #[serde(flatten)]
    pub(crate) figures: TrendFigures,
    /// Figures of each source with a review in the twelve months; the same sources in every month.
    pub(crate) sources: Vec<TrendSource>,
}

/// Reviews of one month and source.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = ReviewTrendSource)]
pub(crate) struct TrendSource {
    /// Source.
    pub(crate) source: Source,
    /// Figures of the source.
    #[serde(flatten)]
    pub(crate) figures: TrendFigures,
}

/// Number and ratings of the reviews of a month.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = ReviewTrendFigures)]
pub(crate) struct TrendFigures {
    /// Number of reviews.
    pub(crate) reviews: i64,
    /// Mean of their ratings; null without any.
    #[schema(required)]
    pub(crate) average: Option<f64>,
}

/// Reviews of one day and source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TrendDay {
    /// Days since 1970, UTC.
    pub(crate) day: i64,
    pub(crate) source: Source,
    pub(crate) reviews: i64,
    /// Of these, reviews with a rating.
    pub(crate) rated: i64,
    /// Sum of the ratings times ten.
    pub(crate) rating_sum: i64,
}
