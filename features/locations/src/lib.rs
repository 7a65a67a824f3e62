//! The places of an organization: list, search, add, change, delete, import, export.
//!
//! The server mounts [`routes`] under `/api/v1`. Other features add and count locations through the functions here.

mod author;
mod dependents;
mod edits;
mod events;
mod google_states;
mod history;
pub mod imports;
mod jobs;
mod labels;
mod limits;
mod location;
mod map;
mod org_cache;
mod org_figures;
mod page_position;
mod queries;
mod replica;
mod routes;
mod rules;
mod search;
mod today;
mod types;
mod views;

use api::App;
use db::{Db, Tx};
use jiff::{SignedDuration, Timestamp};
use orgs::{OrgId, Scope};
use utoipa_axum::router::OpenApiRouter;

pub use ::imports::{Limits, Running};
pub use author::{Author, authors};
pub use dependents::{DEPENDENTS, Dependent, Follow};
pub use events::{ActivityKind, LocationEvent};
pub use geo::is_null_island;
pub use google_states::GoogleStates;
pub use labels::{
    LabelId, existing as known_labels, link as link_labels, named as labels_named, unknown as unknown_labels,
};
pub use limits::unknown_limits;
pub use org_cache::OrgCache;
pub use org_figures::{OrgFigures, org_figures};
pub use page_position::PagePosition;
pub use queries::{
    Cause, Comparable, DailyFigures, Figures, LocationFilter, LocationWriter, MatchedBy, RecordedChange, Refresh,
    Source, VisibleLocations, by_ids, changes, comparable, comparable_of, deleted_versions, figures,
    figures_by_location, figures_together, google_ids, ids, ids_within, known_days, matching, put_figures,
    recorded_changes, there as existing_ids, version, visible_locations,
};
pub use rules::{
    Audit, Audited, FieldChange, Health, Noteworthy, RETENTION, Rule, audit_of, changed as change_details,
    check as check_location, differences, health_and_problems, located, noteworthy,
};
pub use search::Search;
pub use today::{Reader, TodayKind, TodayLine, TodaySource, routes as today_routes};
pub use types::{
    AuditIssues, Categories, CauseId, CoordinatesSource, Count, DailyViews, DeletedLocation, Details, Filters,
    GivenPartHours, GoogleState, Labels, Location, LocationChanges, LocationId, MinRating, MoreHours, NewLocation,
    OpenStatus, OpeningHours, Order, Paging, PartHours, Phones, Photos, Region, Sort, Status, Summary, SyncStatus,
    nullable,
};

/// Settings of the operator for locations.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Search index in memory, shared by [`routes`] and the other features that select locations by filters.
    pub search: Search,
    /// Maximum size of an imported file.
    pub imports: Limits,
    /// Progress of running imports, shared by [`routes`] and [`jobs`].
    pub running: Running,
}

impl Default for Settings {
    fn default() -> Self {
        Self { search: Search::new(256 * 1024 * 1024), imports: Limits::default(), running: Running::default() }
    }
}

/// Every route of this feature, to be mounted under `/api/v1`.
pub fn routes(settings: &Settings) -> OpenApiRouter<App> {
    routes::routes()
        .merge(imports::routes())
        .merge(labels::routes())
        .merge(map::routes())
        .merge(views::routes())
        .layer(axum::Extension(settings.search.clone()))
        .layer(axum::Extension(settings.imports))
        .layer(axum::Extension(settings.running.clone()))
}

/// The handlers of this feature's jobs.
pub fn jobs(app: &App, settings: &Settings) -> ::jobs::Registry {
    imports::jobs(app, &settings.running)
        .and(labels::jobs(app))
        .every(PURGE_INTERVAL, jobs::PurgeLocations { app: app.clone() })
}

/// Interval between purges of deleted locations.
const PURGE_INTERVAL: SignedDuration = SignedDuration::from_hours(6);

/// Adds sample locations in a transaction of its own: see [`LocationWriter::seed`].
pub async fn seed(app: &App, org: &OrgId, locations: Vec<Location>) -> db::Result<()> {
    let mut writer = LocationWriter::begin(app, org, Cause::sync()).await?;
    writer.seed(locations).await?;
    writer.commit_unreported(Refresh::All).await
}

/// Adds a sample entry to the activity feed, at a time in the past.
pub async fn seed_activity(
    tx: &mut Tx,
    org: &OrgId,
    by: Option<&orgs::UserId>,
    at: Timestamp,
    event: LocationEvent<'_>,
) -> db::Result<()> {
    queries::add_activity(tx, org, by, at, event).await
}

/// A location that is not deleted.
pub async fn find(db: &Db, org: &OrgId, id: &LocationId) -> api::Result<Option<Location>> {
    Ok(queries::find(db, org, id).await?)
}

/// Returns the number of locations of an organization, without deleted ones.
pub async fn count(on: impl db::Run, org: &OrgId) -> db::Result<i64> {
    queries::total(on, org).await
}

/// Returns the number of locations of all organizations that draw on the same plan as `org`.
pub async fn count_of_plan(tx: &mut db::Tx, org: &OrgId) -> db::Result<i64> {
    queries::total_of_plan(tx, org).await
}

/// Returns the categories of the locations of an organization, each once.
pub async fn categories(db: &Db, org: &OrgId) -> db::Result<Vec<String>> {
    queries::categories(db, org).await
}

/// The organization of a location that a member asks for by its id.
///
/// # Errors
/// 404 when it is not within the member's limits, as if it were not there.
pub async fn org_of<'a>(db: &Db, scope: &'a Scope, id: &LocationId) -> api::Result<&'a OrgId> {
    queries::org_of(db, scope, id).await
}

/// Updates `location_labels` to the labels that a [locked](LocationWriter::lock) location has after a write. Labels
/// that no longer exist are removed from `after`.
pub async fn relabel(tx: &mut Tx, org: &OrgId, before: &Location, after: &mut Location) -> db::Result<()> {
    let ids = |location: &Location| location.labels.0.iter().filter_map(|id| id.parse().ok()).collect::<Vec<LabelId>>();
    let known_ids = labels::existing(tx, org, &ids(after)).await?;
    after.labels.0.retain(|id| known_ids.iter().any(|label| label.as_str() == id));
    let removed: Vec<LabelId> = ids(before).into_iter().filter(|label| !known_ids.contains(label)).collect();
    labels::link(tx, org, &[before.id.to_string()], &known_ids, &removed).await
}

/// Adds daily views of locations.
pub async fn add_views(tx: &mut Tx, org: &OrgId, views: Vec<DailyViews>) -> api::Result<()> {
    Ok(queries::add_views(tx, org, views).await?)
}

/// Deletes permanently the locations that were deleted more than 30 days ago, and imports of that age. Returns their number.
pub async fn purge(db: &Db, now: Timestamp) -> api::Result<u64> {
    let mut purged = ::imports::queries::purge(db, now, now - RETENTION).await?;
    loop {
        let mut tx = db.begin().await?;
        let removed = queries::purge(&mut tx, now, PURGE_BATCH).await?;
        tx.commit().await?;
        let forgotten = queries::purge_activity(db, now, PURGE_BATCH).await?;
        purged += removed + forgotten;
        if removed.max(forgotten) < PURGE_BATCH as u64 {
            return Ok(purged);
        }
    }
}

/// Maximum number of rows removed in one transaction, which blocks all other writers on SQLite.
const PURGE_BATCH: i64 = 500;
