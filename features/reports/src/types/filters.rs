//! Filters of the lists.

use locations::LocationId;
use serde::Deserialize;
use utoipa::IntoParams;

use super::{ReportId, Template};

/// Filters of the list of reports.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct ReportFilters {
    /// Reports with this template.
    #[param(inline)]
    pub(crate) template: Option<Template>,
    /// Reports about this location, alone or with others.
    #[param(value_type = Option<String>)]
    pub(crate) location: Option<LocationId>,
    /// Part of the title, at most 100 characters.
    #[param(max_length = 100)]
    pub(crate) search: Option<String>,
}

/// Filter of the list of links.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct ShareFilters {
    /// Links that show this.
    #[param(value_type = Option<String>)]
    pub(crate) id: Option<ReportId>,
}
