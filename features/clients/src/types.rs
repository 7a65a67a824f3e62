//! API types of clients.

use api::Limit;
use jiff::Timestamp;
use orgs::{OrgId, plans::PlanState};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

/// Client of an agency. A figure is null where the caller may not view it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = AgencyClient)]
pub(crate) struct Client {
    /// Id of the organization.
    #[schema(value_type = String)]
    pub(crate) id: OrgId,
    /// Name of the organization.
    pub(crate) name: String,
    /// True when the client requires a second factor that the session has not proved: its figures are null until then.
    pub(crate) needs_second_factor: bool,
    /// Number of locations.
    #[schema(required)]
    pub(crate) locations: Option<i64>,
    /// Average health of the locations, 0 to 100; null without any.
    #[schema(required)]
    pub(crate) health: Option<i64>,
    /// Number of critical problems of the audit at all locations.
    #[schema(required)]
    pub(crate) critical_problems: Option<i64>,
    /// Mean of the ratings, 1 to 5; null without any.
    #[schema(required)]
    pub(crate) rating: Option<f64>,
    /// Number of reviews.
    #[schema(required)]
    pub(crate) reviews: Option<i64>,
    /// Number of reviews without a reply.
    #[schema(required)]
    pub(crate) waiting: Option<i64>,
    /// Last activity of a member who does not belong to the agency; null without any.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) last_active_at: Option<Timestamp>,
    /// State of the plan.
    #[schema(required)]
    pub(crate) plan: Option<PlanState>,
}

/// Order of the list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Sort {
    /// By name.
    #[default]
    Name,
    /// Most reviews without a reply first.
    Waiting,
    /// Last activity first.
    LastActivity,
}

/// Search, order and page of the list.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct ListParams {
    /// Part of the name; case and accents do not matter.
    pub(crate) q: Option<String>,
    /// Order of the list.
    #[param(inline)]
    pub(crate) sort: Sort,
    /// `next_cursor` of the previous page; omit it for the first page.
    pub(crate) cursor: Option<String>,
    /// Rows per page: 1 to 200, 50 by default.
    #[param(value_type = Option<i64>, minimum = 1, maximum = 200)]
    pub(crate) limit: Limit,
}
