//! Figures of pages.

use std::collections::HashMap;

use api::{App, Json, Problem, Query, Result};
use axum::{Extension, extract::State};
use jiff::SignedDuration;
use orgs::{Within, may::SeePages};

use super::org_of;
use crate::{
    pages::Pages,
    queries,
    types::{Day, Figures, Stats, StatsFilters},
    views::{day, first_day},
};

/// Days of the figures when the request does not say.
const DAYS: i64 = 30;

/// Returns what visitors did, by day, on the pages that the member sees.
#[utoipa::path(get, path = "/pages-stats", operation_id = "get_pages_stats", tag = "pages",
    extensions(("x-permission" = json!("see_pages"))),
    params(StatsFilters),
    responses((status = 200, body = Stats), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn get_pages_stats(
    member: Within<SeePages>,
    State(app): State<App>,
    Extension(pages): Extension<Pages>,
    Query(filters): Query<StatsFilters>,
) -> Result<Json<Stats>> {
    let org = org_of(&member.scope);
    let locations = match &filters.location {
        Some(location) => {
            locations::org_of(&app.db, &member.scope, location).await?;
            Some(vec![location.to_string()])
        }
        None => locations::ids_within(&app.db, &member.scope, None).await?,
    };
    pages.finish(&app).await;
    let (now, count) = (app.now(), filters.days.map_or(DAYS, |days| days.0));
    let rows = queries::counts_by_day(&app.db, org, locations, &first_day(now, count)).await?;
    let mut figures: HashMap<String, Figures> = rows.into_iter().collect();
    let dates = (0..count).rev().map(|ago| day(now - SignedDuration::from_hours(24 * ago)));
    let days: Vec<Day> = dates.map(|day| Day { figures: figures.remove(&day).unwrap_or_default(), day }).collect();
    let totals = days.iter().fold(Figures::default(), |sum, day| sum + day.figures);
    Ok(Json(Stats { days, totals }))
}
