//! Publishing many pages.

use locations::LocationId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Filters;

/// Result of an attempt to publish a page.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = PublishedLocalPages)]
pub(crate) struct Published {
    /// Number of published pages.
    pub(crate) done: i64,
    /// Pages that were not published, by reason.
    pub(crate) refused: Vec<Refused>,
    /// Number of published pages that search engines are told to leave out.
    pub(crate) noindex: i64,
}

/// Pages that were not published.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = RefusedLocalPages)]
pub(crate) struct Refused {
    /// Stable code: `plan_limit`, `closed`, `not_found`.
    pub(crate) code: &'static str,
    /// Number of pages.
    pub(crate) count: i64,
    /// Ids of their locations, at most 100.
    pub(crate) location_ids: Vec<String>,
}

/// Pages to publish: the named ones, or all that match the filters.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = PublishLocalPages)]
pub(crate) struct PublishMany {
    /// Ids of locations, at most 1,000; null for the filters.
    #[schema(value_type = Option<Vec<String>>, max_items = 1_000)]
    pub(crate) location_ids: Option<Vec<LocationId>>,
    /// Filters of the list.
    pub(crate) filter: Option<Filters>,
    /// True to only count what would happen.
    pub(crate) dry_run: bool,
}
