//! Filters, sort order and page of a list of locations.

use api::Limit;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{
    OpenStatus,
    labels::LabelId,
    rules::{Health, Rule},
};

/// Which locations.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, IntoParams, ToSchema)]
#[serde(default)]
#[into_params(parameter_in = Query)]
#[schema(as = LocationFilters)]
pub struct Filters {
    /// Words that name, city, address, postal code and store code together contain; case and accents do not matter.
    pub q: Option<String>,
    /// All, or by whether the Business Profile is verified.
    #[param(inline)]
    pub status: Status,
    /// Part of the city; case and accents do not count.
    pub city: Option<String>,
    /// Part of the category; case and accents do not count.
    pub category: Option<String>,
    /// Rated at least so well: 0 (any), 1, 2, 3, 4 or 4.5.
    #[param(inline)]
    pub min_rating: MinRating,
    /// Good (at least 80), fair (at least 60) or poor health.
    #[param(inline)]
    pub health: Option<Health>,
    /// Fails this rule of the audit.
    #[param(inline)]
    pub issue: Option<Rule>,
    /// Carries this label.
    #[param(value_type = Option<String>)]
    pub label: Option<LabelId>,
    /// Has no coordinates, and is on no map.
    pub unlocated: bool,
    /// The last sync with its Business Profile failed.
    pub sync_failed: bool,
    /// Changed at Google, or with edits that are not published.
    #[param(inline)]
    pub google: Option<GoogleState>,
    /// Open, closed for some time, or closed for good.
    #[param(inline)]
    pub open_status: Option<OpenStatus>,
    /// In this country: a code of two letters, as locations have it.
    pub country: Option<String>,
    /// In this state or region, written as locations have it.
    pub state: Option<String>,
    /// Came with the import of this id, or was changed by this import, bulk edit or sync.
    #[param(value_type = Option<String>)]
    pub changed_by: Option<CauseId>,
}

db::id!(
    /// Names what many locations were changed by: an import, a bulk edit, a merge, a sync.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    CauseId
);

/// Filter by verification of the Business Profile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Both.
    #[default]
    All,
    /// Only verified.
    Verified,
    /// Only not verified.
    Unverified,
}

/// Filter by the differences between a location and its Business Profile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = LocationGoogleState)]
pub enum GoogleState {
    /// A field changed at Google and waits for a decision.
    Changed,
    /// An edit is not published at Google.
    Unpublished,
}

/// Minimum rating: 0 (any, rated or not), 1, 2, 3, 4 or 4.5.
#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd, Serialize, Deserialize, ToSchema)]
#[serde(try_from = "f64")]
#[schema(value_type = f64)]
pub struct MinRating(pub f64);

impl TryFrom<f64> for MinRating {
    type Error = &'static str;

    fn try_from(least: f64) -> Result<Self, Self::Error> {
        if [0.0, 1.0, 2.0, 3.0, 4.0, 4.5].contains(&least) {
            Ok(Self(least))
        } else {
            Err("min_rating is 0, 1, 2, 3, 4 or 4.5")
        }
    }
}

/// Sort order of a list. Ties are sorted by id.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Sort {
    /// Name, a to z.
    #[default]
    Name,
    /// City, a to z.
    City,
    /// Best rating first, not rated last.
    Rating,
    /// Most reviews first.
    Reviews,
    /// Latest sync first, never synced last.
    LastSync,
    /// Lowest health first.
    Health,
}

/// In what order.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct Order {
    /// Sort order.
    #[param(inline)]
    pub sort: Sort,
}

/// Which page.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct Paging {
    /// `next_cursor` of the page before; left out for the first.
    pub cursor: Option<String>,
    /// Rows a page: 1 to 200, 50 when left out.
    #[param(value_type = Option<i64>, minimum = 1, maximum = 200)]
    pub limit: Limit,
}
