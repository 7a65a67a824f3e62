//! Forecast of a post.

use std::collections::BTreeMap;

use jiff::Timestamp;
use locations::LocationId;
use serde::Serialize;
use utoipa::ToSchema;

use super::TextProblem;

/// Location that a post leaves out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = PostLeftOut)]
pub(crate) struct LeftOut {
    /// Id of the location.
    #[schema(value_type = String)]
    pub(crate) location_id: LocationId,
    /// Name of the location.
    pub(crate) location_name: String,
    /// Reason: see the forecast.
    pub(crate) reason: &'static str,
}

/// Forecast of a post.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = PostForecast)]
pub(crate) struct Forecast {
    /// Number of locations that it goes to.
    pub(crate) locations: i64,
    /// Number of locations that are left out, by reason: `not_connected` (no Business Profile), `not_verified`, `paused`
    /// (the sync with Google), `no_text` (none in its language), `empty_variable` and `too_long` (with the data of the
    /// location), `duplicate` (the same text went there in the last seven days, or is about to).
    #[schema(value_type = std::collections::HashMap<String, i64>)]
    pub(crate) left_out: BTreeMap<&'static str, i64>,
    /// The first 50 of them.
    pub(crate) left_out_locations: Vec<LeftOut>,
    /// Number of locations by language of their text.
    #[schema(value_type = std::collections::HashMap<String, i64>)]
    pub(crate) languages: BTreeMap<&'static str, i64>,
    /// Time at which it goes out at the first location; null without locations.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) first_at: Option<Timestamp>,
    /// Time at which it goes out at the last location.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) last_at: Option<Timestamp>,
    /// Local times of the next occurrences, at most 12.
    pub(crate) occurrences: Vec<String>,
    /// True when the caller can only send it for approval.
    pub(crate) needs_approval: bool,
    /// Reason why it cannot go out: `problems`, `plan_limit`, `no_locations`, `in_the_past` or `too_far_ahead`; null when it
    /// can.
    #[schema(required)]
    pub(crate) obstacle: Option<&'static str>,
    /// Problems of its texts.
    pub(crate) problems: Vec<TextProblem>,
}
