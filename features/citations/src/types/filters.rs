//! Filters and orders of lists.

use locations::{LabelId, LocationId};
use orgs::UserId;
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::{
    directory::Group,
    line::line,
    state::ListingState,
    task::{TaskKind, TaskState},
};

/// Filters of the matrix; each one that is given narrows it.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct MatrixFilters {
    /// Words that name, city, address, postal code and store code of the location together contain.
    #[param(max_length = 200)]
    #[serde(deserialize_with = "line::<200, _>")]
    pub(crate) search: Option<String>,
    /// Locations with this label.
    #[param(value_type = Option<String>)]
    pub(crate) label: Option<LabelId>,
    /// Locations of this country, and directories that apply there: ISO 3166 alpha-2.
    #[param(max_length = 2)]
    #[serde(deserialize_with = "line::<2, _>")]
    pub(crate) country: Option<String>,
    /// Directories of this group.
    #[param(inline)]
    pub(crate) group: Option<Group>,
    /// Locations with a listing in this state.
    #[param(inline)]
    pub(crate) state: Option<ListingState>,
}

/// Order of the matrix; ties by id.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum MatrixSort {
    /// Name, a to z.
    #[default]
    Name,
    /// City, a to z.
    City,
    /// Lowest score first. Locations without a checked directory are left out.
    Score,
}

/// Order of the matrix.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct MatrixOrder {
    /// Order.
    #[param(inline)]
    pub(crate) sort: MatrixSort,
}

/// Filters of the list of tasks; each one that is given narrows it.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct TaskFilters {
    /// Tasks in this state.
    #[param(inline)]
    pub(crate) state: Option<TaskState>,
    /// Tasks of this kind.
    #[param(inline)]
    pub(crate) kind: Option<TaskKind>,
    /// Tasks of this location.
    #[param(value_type = Option<String>)]
    pub(crate) location: Option<LocationId>,
    /// Tasks of this member.
    #[param(value_type = Option<String>)]
    pub(crate) assignee: Option<UserId>,
    /// True for tasks that are overdue.
    pub(crate) overdue: bool,
    /// True for tasks that are neither live, rejected nor not applicable.
    pub(crate) open: bool,
}
