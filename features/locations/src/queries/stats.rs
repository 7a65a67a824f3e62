//! Daily performance figures of locations.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use db::{Db, Result, Tx, query, rows};
use jiff::civil::Date;
use orgs::{Limits, OrgId, Scope};
use serde::Serialize;
use utoipa::ToSchema;

use crate::LocationId;

/// Performance figures of a location on one day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct Figures {
    /// Views in searches and on maps.
    pub views: i64,
    /// Calls to the business.
    pub calls: i64,
    /// Clicks on the website.
    pub website_clicks: i64,
    /// Requests for directions.
    pub directions: i64,
}

/// Figures with their location and day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyFigures {
    /// The location.
    pub location: LocationId,
    /// The day.
    pub date: Date,
    /// Figures of the day.
    pub figures: Figures,
}

struct ViewsRow {
    location_id: LocationId,
    date: String,
    views: i64,
}

/// Replaces the figures of these days, and updates the organization's daily views.
pub async fn put_figures(tx: &mut Tx, org: &OrgId, days: Vec<DailyFigures>) -> Result<()> {
    let Some(first) = days.iter().map(|day| day.date.to_string()).min() else { return Ok(()) };
    let last = days.iter().map(|day| day.date.to_string()).max().unwrap_or_default();
    let locations: BTreeSet<String> = days.iter().map(|day| day.location.to_string()).collect();
    let locations: Vec<String> = locations.into_iter().collect();
    let new: HashMap<(LocationId, String), Figures> =
        days.into_iter().map(|day| ((day.location, day.date.to_string()), day.figures)).collect();
    let previous_days = query!(
        ViewsRow,
        "select location_id, date, views from location_stats_daily
         where org_id = $1 and location_id = any($2) and date >= $3 and date <= $4",
        org,
        &*locations,
        &first,
        &last
    );
    // In the order of days: two that write figures wait for each other, and never both.
    let mut change: BTreeMap<String, i64> = BTreeMap::new();
    let (mut replaced, mut dates) = (BTreeSet::new(), BTreeSet::new());
    for day in previous_days.all(&mut *tx).await? {
        if new.contains_key(&(day.location_id.clone(), day.date.clone())) {
            *change.entry(day.date.clone()).or_default() -= day.views;
            replaced.insert(day.location_id.to_string());
            dates.insert(day.date);
        }
    }
    remove(tx, org, &new, replaced, dates).await?;
    for ((_, date), figures) in &new {
        *change.entry(date.clone()).or_default() += figures.views;
    }
    let insert = rows!(
        "insert into location_stats_daily (org_id, location_id, date, views, calls, website_clicks, directions)
         values ($1, $2, $3, $4, $5, $6, $7)"
    );
    let rows = new.into_iter().map(|((location, date), figures)| {
        let figures = [figures.views, figures.calls, figures.website_clicks, figures.directions].map(db::Value::from);
        [org.into(), location.into(), date.into()].into_iter().chain(figures).collect()
    });
    tx.insert_many(insert, rows.collect()).await?;
    for (date, views) in change.into_iter().filter(|(_, views)| *views != 0) {
        query!(
            "insert into org_views_daily (org_id, date, views) values ($1, $2, $3)
             on conflict (org_id, date) do update set views = org_views_daily.views + excluded.views",
            org,
            date,
            views
        )
        .run(&mut *tx)
        .await?;
    }
    Ok(())
}

/// Removes the rows that are about to be written again.
async fn remove(
    tx: &mut Tx,
    org: &OrgId,
    new: &HashMap<(LocationId, String), Figures>,
    locations: BTreeSet<String>,
    dates: BTreeSet<String>,
) -> Result<()> {
    for location in locations {
        let dates_of_location: Vec<String> = new
            .keys()
            .filter(|(id, date)| id.as_str() == location && dates.contains(date))
            .map(|key| key.1.clone())
            .collect();
        query!(
            "delete from location_stats_daily where org_id = $1 and location_id = $2 and date = any($3)",
            org,
            location,
            dates_of_location
        )
        .run(&mut *tx)
        .await?;
    }
    Ok(())
}

struct Day {
    date: String,
    views: i64,
    calls: i64,
    website_clicks: i64,
    directions: i64,
}

/// Returns the daily figures of a location from `since` to `until` (inclusive), in order.
pub async fn figures(db: &Db, org: &OrgId, id: &LocationId, since: Date, until: Date) -> Result<Vec<(Date, Figures)>> {
    let days = query!(
        Day,
        "select date, views, calls, website_clicks, directions from location_stats_daily
         where org_id = $1 and location_id = $2 and date >= $3 and date <= $4 order by date",
        org,
        id,
        since.to_string(),
        until.to_string()
    );
    Ok(read(days.lookup().all(db).await?))
}

/// Returns the daily figures of the locations that a member sees together, from `since` to `until` (inclusive), in
/// order.
pub async fn figures_together(db: &Db, scope: &Scope, since: Date, until: Date) -> Result<Vec<(Date, Figures)>> {
    let (org, is_whole, limits) = parts(scope);
    let days = query!(
        Day,
        "select date, cast(sum(views) as bigint) as views, cast(sum(calls) as bigint) as calls,
                cast(sum(website_clicks) as bigint) as website_clicks, cast(sum(directions) as bigint) as directions
         from location_stats_daily
         where org_id = $1 and date >= $5 and date <= $6
           and ($2 or location_id = any($3) or location_id in
               (select location_id from location_labels where org_id = $1 and label_id = any($4)))
         group by date order by date",
        org,
        is_whole,
        limits.locations,
        limits.labels,
        since.to_string(),
        until.to_string()
    );
    Ok(read(days.all(db).await?))
}

struct OfLocation {
    location_id: LocationId,
    views: i64,
    calls: i64,
    website_clicks: i64,
    directions: i64,
}

/// Returns the sums of the figures of each location that a member sees, from `since` to `until` (inclusive). A location
/// without figures is left out.
pub async fn figures_by_location(
    db: &Db,
    scope: &Scope,
    since: Date,
    until: Date,
) -> Result<Vec<(LocationId, Figures)>> {
    let (org, is_whole, limits) = parts(scope);
    let sums = query!(
        OfLocation,
        "select location_id, cast(sum(views) as bigint) as views, cast(sum(calls) as bigint) as calls,
                cast(sum(website_clicks) as bigint) as website_clicks, cast(sum(directions) as bigint) as directions
         from location_stats_daily
         where org_id = $1 and date >= $5 and date <= $6
           and ($2 or location_id = any($3) or location_id in
               (select location_id from location_labels where org_id = $1 and label_id = any($4)))
         group by location_id",
        org,
        is_whole,
        limits.locations,
        limits.labels,
        since.to_string(),
        until.to_string()
    );
    let figures = |sums: &OfLocation| Figures {
        views: sums.views,
        calls: sums.calls,
        website_clicks: sums.website_clicks,
        directions: sums.directions,
    };
    Ok(sums.all(db).await?.into_iter().map(|sums| (sums.location_id.clone(), figures(&sums))).collect())
}

struct DayRange {
    first: Option<String>,
    last: Option<String>,
}

/// Returns the first and the last day with figures of the locations that a member sees; none without any.
pub async fn known_days(db: &Db, scope: &Scope) -> Result<Option<(Date, Date)>> {
    let (org, is_whole, limits) = parts(scope);
    let range = if is_whole {
        query!(DayRange, "select min(date) as first, max(date) as last from org_views_daily where org_id = $1", org)
            .lookup()
            .one(db)
            .await?
    } else {
        query!(
            DayRange,
            "select min(date) as first, max(date) as last from location_stats_daily
             where org_id = $1 and (location_id = any($2) or location_id in
                   (select location_id from location_labels where org_id = $1 and label_id = any($3)))",
            org,
            limits.locations,
            limits.labels
        )
        .one(db)
        .await?
    };
    let day = |text: Option<String>| text?.parse().ok();
    Ok(day(range.first).zip(day(range.last)))
}

/// Returns the organization of a scope, true without limits, and the limits.
fn parts(scope: &Scope) -> (&OrgId, bool, Limits) {
    match scope {
        Scope::Whole(org) => (org, true, Limits::default()),
        Scope::Part(org, limits) => (org, false, limits.clone()),
    }
}

fn read(days: Vec<Day>) -> Vec<(Date, Figures)> {
    let read = |day: Day| {
        let Day { views, calls, website_clicks, directions, .. } = day;
        Some((day.date.parse().ok()?, Figures { views, calls, website_clicks, directions }))
    };
    days.into_iter().filter_map(read).collect()
}
