//! Audit, views and history of a location.

use std::collections::BTreeMap;

use api::{App, Cursor, Error, Json, Page, Path, Problem, Query, Result};
use axum::extract::State;
use jiff::{ToSpan, civil::Date, tz::TimeZone};
use orgs::{
    OrgId, Within,
    may::{SeeHistory, SeeLocations},
};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{
    LocationId, Paging, Source,
    author::authors,
    history::{Event, HistoryEntry},
    queries::{self, HistoryRow},
    rules::{self, Audit},
};

/// Audits a location: every rule, with the points of health that it costs.
#[utoipa::path(get, path = "/locations/{id}/audit", operation_id = "audit_location", tag = "locations",
    extensions(("x-permission" = json!("see_locations"))),
    params(("id" = LocationId, Path)),
    responses((status = 200, body = Audit), (status = 404, body = Problem)))]
pub(super) async fn audit_location(
    member: Within<SeeLocations>,
    State(app): State<App>,
    Path(id): Path<LocationId>,
) -> Result<Json<Audit>> {
    let org = queries::org_of(&app.db, &member.scope, &id).await?;
    let location = queries::find(&app.db, org, &id).await?.ok_or_else(Error::not_found)?;
    Ok(Json(rules::audit(&location)))
}

/// Period of the views.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct Window {
    /// Number of days, 1 to 90; 30 when left out.
    #[param(value_type = Option<i64>, minimum = 1, maximum = 90)]
    days: Days,
}

impl Default for Window {
    fn default() -> Self {
        Self { days: Days(30) }
    }
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "i64")]
struct Days(i64);

impl TryFrom<i64> for Days {
    type Error = &'static str;

    fn try_from(days: i64) -> Result<Self, Self::Error> {
        if (1..=90).contains(&days) { Ok(Self(days)) } else { Err("days is 1 to 90") }
    }
}

/// Views of each day.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct LocationStats {
    /// Each day without a gap, in order; empty when nothing is known.
    items: Vec<DayOfViews>,
}

/// Views on a day.
#[derive(Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(super) struct DayOfViews {
    /// The day.
    #[schema(value_type = String, format = Date)]
    pub(super) date: Date,
    /// Number of views.
    pub(super) views: i64,
}

/// Returns the daily views of a location over the last days, up to the last known day.
#[utoipa::path(get, path = "/locations/{id}/stats", operation_id = "get_location_stats", tag = "locations",
    extensions(("x-permission" = json!("see_locations"))),
    params(("id" = LocationId, Path), Window),
    responses((status = 200, body = LocationStats), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn get_location_stats(
    member: Within<SeeLocations>,
    State(app): State<App>,
    Path(id): Path<LocationId>,
    Query(Window { days: Days(days) }): Query<Window>,
) -> Result<Json<LocationStats>> {
    let org = queries::org_of(&app.db, &member.scope, &id).await?;
    if queries::find(&app.db, org, &id).await?.is_none() {
        return Err(Error::not_found());
    }
    let today = app.now().to_zoned(TimeZone::UTC).date();
    let first = today.saturating_sub(days.days());
    let views = queries::views(&app.db, org, &id, &first.to_string()).await?;
    Ok(Json(LocationStats { items: each_day(first, &views) }))
}

/// Returns every day from the first to the last known one, with zero for unknown days in between; empty if no day is
/// known. Google reports a day some days later, so the days after the last known one are unknown, not zero.
pub(super) fn each_day(first: Date, views: &[(String, i64)]) -> Vec<DayOfViews> {
    let views: BTreeMap<Date, i64> =
        views.iter().filter_map(|(day, views)| Some((day.parse().ok()?, *views))).collect();
    let Some(last) = views.keys().next_back().copied() else { return Vec::new() };
    let days = first.series(1.day()).take_while(|day| *day <= last);
    days.map(|date| DayOfViews { date, views: views.get(&date).copied().unwrap_or(0) }).collect()
}

/// Returns the history of a location, the latest entry first.
#[utoipa::path(get, path = "/locations/{id}/history", operation_id = "list_location_history", tag = "locations",
    extensions(("x-permission" = json!("see_history"))),
    params(("id" = LocationId, Path), Paging),
    responses((status = 200, body = Page<HistoryEntry>), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn list_location_history(
    member: Within<SeeHistory>,
    State(app): State<App>,
    Path(id): Path<LocationId>,
    Query(paging): Query<Paging>,
) -> Result<Json<Page<HistoryEntry>>> {
    let before = match paging.cursor.as_deref().filter(|cursor| !cursor.is_empty()) {
        Some(cursor) => Cursor::unpack(cursor)?,
        None => i64::MAX,
    };
    let org = queries::org_of(&app.db, &member.scope, &id).await?;
    let (at, import) = queries::origin(&app.db, org, &id).await?.ok_or_else(Error::not_found)?;
    let mut rows = queries::history(&app.db, org, &id, before, paging.limit.and_one()).await?;
    let is_whole = rows.len() <= paging.limit.rows() && rows.last().map_or(before, |last| last.version) > 1;
    if is_whole {
        let source = if import.is_some() { Source::Import } else { Source::Sync };
        let changes = serde_json::Value::Array(Vec::new());
        rows.push(HistoryRow {
            version: 1,
            at,
            user_id: None,
            event: Event::Created,
            source,
            source_id: import,
            changes,
        });
    }
    let page = Page::of(rows, paging.limit, |last| Cursor::pack(&last.version));
    history_page(&app, org, page).await.map(Json)
}

/// Adds the names of the authors.
async fn history_page(app: &App, org: &OrgId, page: Page<HistoryRow>) -> Result<Page<HistoryEntry>> {
    let names = authors(&app.db, org, page.items.iter().filter_map(|row| row.user_id.clone())).await?;
    Ok(page.map(|row| HistoryEntry {
        version: row.version,
        at: row.at,
        by: row.user_id.and_then(|user| names.get(&user).cloned()),
        event: row.event,
        source: row.source,
        source_id: row.source_id,
        changes: serde_json::from_value(row.changes).unwrap_or_default(),
    }))
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn days_without_views_are_zero_up_to_the_last_reported_day() {
        let first = date(2026, 2, 27);
        let views = |views: &[(&str, i64)]| -> Vec<_> {
            let views: Vec<_> = views.iter().map(|(date, views)| ((*date).to_owned(), *views)).collect();
            each_day(first, &views).into_iter().map(|day| (day.date.to_string(), day.views)).collect()
        };
        assert_eq!(views(&[]), []);
        let days = [("2026-02-27", 0), ("2026-02-28", 7), ("2026-03-01", 0), ("2026-03-02", 1)]
            .map(|(day, views)| (day.to_owned(), views));
        assert_eq!(views(&[("2026-02-28", 7)]), days[..2]);
        assert_eq!(views(&[("2026-02-28", 7), ("2026-03-02", 1)]), days);
    }
}
