//! Reviews by month and source.

use api::{App, Json, Problem, Query, Result};
use axum::extract::State;
use orgs::{Within, may::SeeReviews};

use super::{
    list::{SummaryOf, locations_of},
    org_of,
};
use crate::{
    queries,
    rules::{trend_months, trend_period},
    types::Trend,
};

/// Returns the number of reviews and their average of each of the last twelve months, by source.
#[utoipa::path(get, path = "/reviews/trend", operation_id = "get_review_trend", tag = "reviews",
    extensions(("x-permission" = json!("see_reviews"))),
    params(SummaryOf),
    responses((status = 200, body = Trend), (status = 404, body = Problem)))]
pub(super) async fn get_review_trend(
    member: Within<SeeReviews>,
    State(app): State<App>,
    Query(of): Query<SummaryOf>,
) -> Result<Json<Trend>> {
    let now = app.now();
    let locations = locations_of(&app, &member.scope, of.location.as_ref(), None).await?;
    let days = queries::trend_days(&app.db, org_of(&member.scope), locations, trend_period(now)).await?;
    Ok(Json(Trend { months: trend_months(now, &days) }))
}
