//! Locations that may be one place twice: found, compared, dismissed, merged into one, and taken apart again.
//!
//! The server mounts [`routes`] under `/api/v1`.

mod found;
mod jobs;
mod merging;
mod queries;
mod routes;
mod rules;
mod types;

use api::App;
use jiff::SignedDuration;
use utoipa_axum::router::OpenApiRouter;

/// Every route of this feature, to be mounted under `/api/v1`.
pub fn routes() -> OpenApiRouter<App> {
    routes::routes().layer(axum::Extension(found::Duplicates::default()))
}

/// The handlers of this feature's jobs.
pub fn jobs(app: &App) -> ::jobs::Registry {
    ::jobs::Registry::default().every(PURGE_EVERY, jobs::PurgeMerges { app: app.clone() })
}

/// A merge can be taken back for so long: as long as what it deleted can be restored.
const KEPT: SignedDuration = SignedDuration::from_hours(30 * 24);
/// How often merges that cannot are forgotten.
const PURGE_EVERY: SignedDuration = SignedDuration::from_hours(6);
