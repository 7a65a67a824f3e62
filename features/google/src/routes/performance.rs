//! Performance at Google: of one location, or of all that the caller sees.

use api::{App, Error, FieldError, Json, Path, Problem, Query, Result};
use axum::{extract::State, http::StatusCode};
use jiff::{civil::Date, tz::TimeZone};
use locations::{Figures, LocationId};
use orgs::{
    May, Within,
    may::{SeeLocations, SeeOverview, SyncGoogle},
};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::runs::RunBody;
use crate::{
    edits, queries,
    rules::{Period, period},
    runs::{RunScope, begin},
};

/// Period of the figures.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct Window {
    /// Number of days up to yesterday, 1 to 548; 30 by default.
    #[param(minimum = 1, maximum = 548)]
    days: i64,
}

impl Default for Window {
    fn default() -> Self {
        Self { days: 30 }
    }
}

/// Performance of one or more locations at Google.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GooglePerformance {
    /// First day of the period.
    #[schema(value_type = String, format = Date)]
    since: Date,
    /// Last day of the period: yesterday.
    #[schema(value_type = String, format = Date)]
    until: Date,
    /// Days of the period with known figures, in order. Google reports a day up to three days later; until then the day
    /// is absent, which does not mean zero.
    items: Vec<GoogleDay>,
    /// Days before the period, as many as are known of it, in order; empty unless all of them are known.
    previous_items: Vec<GoogleDay>,
    /// Sums of the days of the period.
    #[schema(inline)]
    total: Figures,
    /// Sums of the same number of days before the period; null unless all of them are known.
    #[schema(inline, required)]
    previous: Option<Figures>,
    /// First day with known figures; null without a profile.
    #[schema(required, value_type = Option<String>, format = Date)]
    known_from: Option<Date>,
    /// Last day with known figures.
    #[schema(required, value_type = Option<String>, format = Date)]
    known_until: Option<Date>,
}

/// Figures of one day.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GoogleDay {
    /// Day.
    #[schema(value_type = String, format = Date)]
    date: Date,
    /// Figures of the day.
    #[serde(flatten)]
    figures: Figures,
}

fn days_of(window: Window) -> Result<i64> {
    if (1..=548).contains(&window.days) {
        return Ok(window.days);
    }
    let error = FieldError::new("days", "out_of_range", "Must be between 1 and 548.");
    Err(Error::invalid(vec![error.with_params(serde_json::json!({ "min": 1, "max": 548 }))]))
}

fn sum(days: &[(Date, Figures)]) -> Figures {
    days.iter().fold(Figures::default(), |sum, (_, figures)| Figures {
        views: sum.views + figures.views,
        calls: sum.calls + figures.calls,
        website_clicks: sum.website_clicks + figures.website_clicks,
        directions: sum.directions + figures.directions,
    })
}

/// Returns the performance in a period, given its figures and those before it, and the days with known figures.
fn performance(period: Period, all: Vec<(Date, Figures)>, known_days: Option<(Date, Date)>) -> GooglePerformance {
    let Period { since, until, before, .. } = period;
    let (earlier, items): (Vec<_>, Vec<_>) = all.into_iter().partition(|(date, _)| *date < since);
    let days =
        |days: Vec<(Date, Figures)>| days.into_iter().map(|(date, figures)| GoogleDay { date, figures }).collect();
    GooglePerformance {
        since,
        until,
        total: sum(&items),
        previous: before.map(|_| sum(&earlier)),
        items: days(items),
        previous_items: days(earlier),
        known_from: known_days.map(|(from, _)| from),
        known_until: known_days.map(|(_, until)| until),
    }
}

/// Returns views, calls, clicks and direction requests of all locations by day, with the previous period. A limited
/// member gets those of their locations.
#[utoipa::path(get, path = "/google/performance", operation_id = "get_google_performance_of_all", tag = "google",
    extensions(("x-permission" = json!("see_overview"))), params(Window),
    responses((status = 200, body = GooglePerformance), (status = 422, body = Problem)))]
pub(super) async fn get_google_performance_of_all(
    member: Within<SeeOverview>,
    State(app): State<App>,
    Query(window): Query<Window>,
) -> Result<Json<GooglePerformance>> {
    let days = days_of(window)?;
    let known_days = locations::known_days(&app.db, &member.scope).await?;
    let period_shown = period(days, app.now().to_zoned(TimeZone::UTC).date(), known_days);
    let first = period_shown.before.map_or(period_shown.since, |(first, _)| first);
    let all = locations::figures_together(&app.db, &member.scope, first, period_shown.reported_until).await?;
    Ok(Json(performance(period_shown, all, known_days)))
}

/// Returns views, calls, clicks and direction requests of a location by day, with the previous period.
#[utoipa::path(get, path = "/google/locations/{id}/performance", operation_id = "get_google_performance", tag = "google",
    extensions(("x-permission" = json!("see_locations"))),
    params(("id" = LocationId, Path), Window),
    responses((status = 200, body = GooglePerformance), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn get_google_performance(
    member: Within<SeeLocations>,
    State(app): State<App>,
    Path(id): Path<LocationId>,
    Query(window): Query<Window>,
) -> Result<Json<GooglePerformance>> {
    let days = days_of(window)?;
    let org = locations::org_of(&app.db, &member.scope, &id).await?;
    if locations::find(&app.db, org, &id).await?.is_none() {
        return Err(Error::not_found());
    }
    let link = queries::link_of(&app.db, org, &id).await?;
    let known_days = link.and_then(|link| link.covered_days()).map(|covered| (covered.from, covered.until));
    let period_shown = period(days, app.now().to_zoned(TimeZone::UTC).date(), known_days);
    let first = period_shown.before.map_or(period_shown.since, |(first, _)| first);
    let all = locations::figures(&app.db, org, &id, first, period_shown.reported_until).await?;
    Ok(Json(performance(period_shown, all, known_days)))
}

/// Starts to fetch figures from Google, which retains 18 months.
#[utoipa::path(post, path = "/google/locations/{id}/performance", operation_id = "fetch_google_performance",
    tag = "google",
    extensions(("x-permission" = json!("sync_google"))), params(("id" = LocationId, Path), Window),
    responses((status = 202, body = RunBody), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn fetch_google_performance(
    member: May<SyncGoogle>,
    State(app): State<App>,
    Path(id): Path<LocationId>,
    Query(window): Query<Window>,
) -> Result<(StatusCode, Json<RunBody>)> {
    let days = days_of(window)?;
    let (link, _) = edits::linked(&app.db, &member.org, &id).await?;
    let mut tx = app.db.begin().await?;
    let scope = RunScope::Locations(vec![link.google_id], "one");
    let run = begin(&mut tx, &member.org, scope, Some(days), Some(&member.user), app.now()).await?;
    tx.commit().await?;
    let run = queries::run(&app.db, &member.org, &run).await?.ok_or_else(Error::not_found)?;
    Ok((StatusCode::ACCEPTED, Json(run.into())))
}
