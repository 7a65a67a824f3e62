//! State of a report of a review to its site.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

db::stored! {
    /// State of a report.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = ReviewReportState)]
    pub enum ReportState {
        /// The site has not decided.
        Open = "open",
        /// The review is no longer on its site.
        Removed = "removed",
        /// The site keeps the review.
        Kept = "kept",
        /// The site did not answer.
        NoAnswer = "no_answer",
    }
}
