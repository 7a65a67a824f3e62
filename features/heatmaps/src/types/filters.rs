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
    /// Panels of this keyword; case does not matter.
    #[param(max_length = 80)]
    pub(crate) keyword: Option<String>,
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
