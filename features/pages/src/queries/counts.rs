//! SQL of the figures.

use db::{Db, Result, Tx, query};
use locations::LocationId;
use orgs::OrgId;

use crate::types::Figures;

/// Acts of visitors on a page on a day.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct CountRow {
    pub(crate) org: OrgId,
    pub(crate) location: LocationId,
    pub(crate) day: String,
    pub(crate) figures: Figures,
}

/// Adds figures. Those of a page that was removed meanwhile are dropped.
pub(crate) async fn add_counts(tx: &mut Tx, row: &CountRow) -> Result<()> {
    let (org, figures) = (&row.org, row.figures);
    query!(
        "insert into page_counts (org_id, location_id, day, views, calls, directions, bookings, orders, visits)
         select org_id, location_id, $3, $4, $5, $6, $7, $8, $9 from local_pages where org_id = $1 and location_id = $2
         on conflict (org_id, location_id, day) do update
             set views = page_counts.views + excluded.views, calls = page_counts.calls + excluded.calls,
                 directions = page_counts.directions + excluded.directions,
                 bookings = page_counts.bookings + excluded.bookings, orders = page_counts.orders + excluded.orders,
                 visits = page_counts.visits + excluded.visits",
        org,
        &row.location,
        &row.day,
        figures.views,
        figures.calls,
        figures.directions,
        figures.bookings,
        figures.orders,
        figures.visits
    )
    .run(tx)
    .await
    .map(drop)
}

/// Figures of a location in a period.
#[derive(Clone, Debug, PartialEq)]
struct OfLocation {
    location_id: LocationId,
    views: i64,
    calls: i64,
    directions: i64,
    bookings: i64,
    orders: i64,
    visits: i64,
}

/// Returns the sums of these locations since a day.
pub(crate) async fn totals_of(
    db: &Db,
    org: &OrgId,
    locations: Vec<String>,
    since: &str,
) -> Result<Vec<(LocationId, Figures)>> {
    let rows = query!(
        OfLocation,
        "select location_id, cast(sum(views) as bigint) as views, cast(sum(calls) as bigint) as calls,
                cast(sum(directions) as bigint) as directions, cast(sum(bookings) as bigint) as bookings,
                cast(sum(orders) as bigint) as orders, cast(sum(visits) as bigint) as visits
         from page_counts where org_id = $1 and location_id = any($2) and day >= $3 group by location_id",
        org,
        locations,
        since
    );
    let figures = |row: OfLocation| {
        let OfLocation { location_id, views, calls, directions, bookings, orders, visits } = row;
        (location_id, Figures { views, calls, directions, bookings, orders, visits })
    };
    Ok(rows.all(db).await?.into_iter().map(figures).collect())
}

/// Figures of a day.
#[derive(Clone, Debug, PartialEq)]
struct OfDay {
    day: String,
    views: i64,
    calls: i64,
    directions: i64,
    bookings: i64,
    orders: i64,
    visits: i64,
}

/// Returns the sums of each day since a day, of these locations; `None` for all.
pub(crate) async fn counts_by_day(
    db: &Db,
    org: &OrgId,
    locations: Option<Vec<String>>,
    since: &str,
) -> Result<Vec<(String, Figures)>> {
    let rows = query!(
        OfDay,
        "select day, cast(sum(views) as bigint) as views, cast(sum(calls) as bigint) as calls,
                cast(sum(directions) as bigint) as directions, cast(sum(bookings) as bigint) as bookings,
                cast(sum(orders) as bigint) as orders, cast(sum(visits) as bigint) as visits
         from page_counts
         where org_id = $1 and day >= $2 and (cast($3 as boolean) or location_id = any($4)) group by day order by day",
        org,
        since,
        locations.is_none(),
        locations.unwrap_or_default()
    );
    let figures = |row: OfDay| {
        let OfDay { day, views, calls, directions, bookings, orders, visits } = row;
        (day, Figures { views, calls, directions, bookings, orders, visits })
    };
    Ok(rows.all(db).await?.into_iter().map(figures).collect())
}
