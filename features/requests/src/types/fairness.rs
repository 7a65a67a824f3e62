//! Proof that all visitors see the same public links.

use serde::Serialize;
use utoipa::ToSchema;

db::stored! {
    /// Group of scores.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    pub(crate) enum ScoreGroup {
        /// No score.
        None = "none",
        /// 0 to 6.
        Low = "low",
        /// 7 and 8.
        Middle = "middle",
        /// 9 and 10.
        High = "high",
    }
}

impl ScoreGroup {
    /// Returns the group of a score.
    pub(crate) fn of(score: Option<i64>) -> Self {
        match score {
            None => Self::None,
            Some(..=6) => Self::Low,
            Some(7..=8) => Self::Middle,
            Some(_) => Self::High,
        }
    }
}

/// Pages that a group of scores saw in a month.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct FairnessGroup {
    /// Group of scores.
    pub(crate) score_group: ScoreGroup,
    /// Number of pages.
    pub(crate) pages: i64,
    /// Share of these pages that showed all public links, 0 to 100; null without pages.
    #[schema(required)]
    pub(crate) percent_with_all_links: Option<f64>,
}

/// Proof of a month.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = RequestFairness)]
pub(crate) struct Fairness {
    /// Calendar month (UTC), such as `2026-11`.
    pub(crate) month: String,
    /// Groups of scores, each once.
    pub(crate) groups: Vec<FairnessGroup>,
    /// Number of different sets of public links that were shown.
    pub(crate) link_sets: i64,
    /// Address of the public page with these figures.
    pub(crate) proof_url: String,
}
