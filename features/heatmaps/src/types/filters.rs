//! Filters, order and page of the list of panels.

use locations::LocationId;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

/// Filters of the list; each one that is given narrows it.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct Filters {
    /// Panels of this location.
    #[param(value_type = Option<String>)]
    pub(crate) location: Option<LocationId>,
    /// Panels of this keyword.
    #[param(value_type = Option<String>, max_length = 80)]
    pub(crate) keyword: Option<Keyword>,
    /// Panels whose newest scan shows a drop of rank that is more than noise.
    #[param(value_type = Option<bool>)]
    pub(crate) dropped: bool,
}

/// Maximum characters of a keyword.
const MAX_KEYWORD: usize = 80;

/// Keyword of a filter.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct Keyword(pub(crate) String);

impl TryFrom<String> for Keyword {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let is_valid = text.chars().count() <= MAX_KEYWORD && !text.chars().any(char::is_control);
        if is_valid { Ok(Self(text)) } else { Err("keyword has at most 80 characters, and no control characters") }
    }
}

/// Order of the list; ties by id.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Sort {
    /// Latest created first.
    #[default]
    Newest,
    /// By keyword.
    Keyword,
    /// Highest share of local voice first.
    Solv,
}

/// Order of the list.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct Order {
    /// Order.
    #[param(inline)]
    pub(crate) sort: Sort,
}

/// Most that a scan may cost.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct Bound {
    /// Millionths of a dollar; a scan that could cost more is refused.
    #[param(minimum = 0)]
    pub(crate) max_cost_micros: Option<i64>,
}
