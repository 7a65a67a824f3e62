//! Proof that all visitors see the same public links.

use api::{App, Json, Problem, Query, Result};
use axum::extract::State;
use jiff::tz::TimeZone;
use orgs::{May, may::ManageRequests};

use crate::{
    fairness,
    pages::{proof_url, slug},
    types::{Fairness, Month},
};

/// Returns the pages that were shown in a month, and the share of each group of scores that saw all public links.
#[utoipa::path(get, path = "/request-fairness", operation_id = "get_request_fairness", tag = "requests",
    extensions(("x-permission" = json!("manage_requests"))),
    params(Month),
    responses((status = 200, body = Fairness), (status = 422, body = Problem)))]
pub(super) async fn get_request_fairness(
    member: May<ManageRequests>,
    State(app): State<App>,
    Query(month): Query<Month>,
) -> Result<Json<Fairness>> {
    let current = || app.now().to_zoned(TimeZone::UTC).strftime("%Y-%m").to_string();
    let month = month.month.map_or_else(current, |month| month.0);
    let url = proof_url(&app, &slug(&app, &member.org, None).await?);
    Ok(Json(fairness::figures(&app.db, &member.org, month, url).await?))
}
