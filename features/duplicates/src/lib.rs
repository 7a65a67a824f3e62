//! Possible duplicates: pairs of locations, compared, dismissed, merged, or split again.
//!
//! The server mounts [`routes`] under `/api/v1`.

mod jobs;
mod merge;
mod pair_index;
mod queries;
mod routes;
mod rules;
mod today;
mod types;

use api::App;
use jiff::SignedDuration;
use utoipa_axum::router::OpenApiRouter;

pub use pair_index::Duplicates;
pub use today::DuplicatesToday;

/// Returns every route of this feature, to be mounted under `/api/v1`. `duplicates` caches the pairs.
pub fn routes(duplicates: &Duplicates) -> OpenApiRouter<App> {
    routes::routes().layer(axum::Extension(duplicates.clone()))
}

/// Returns the handlers of this feature's jobs.
pub fn jobs(app: &App) -> ::jobs::Registry {
    ::jobs::Registry::default().every(PURGE_INTERVAL, jobs::PurgeMerges { app: app.clone() })
}

/// Retention of merges: a merge can be undone as long as the deleted location can be restored.
const RETENTION: SignedDuration = SignedDuration::from_hours(30 * 24);
/// Interval at which expired merges are removed.
const PURGE_INTERVAL: SignedDuration = SignedDuration::from_hours(6);
