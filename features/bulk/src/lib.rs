//! Bulk edits: one change of many locations. The request stores the ids of the locations; a background job changes them
//! part by part.
//!
//! Each part is one transaction that also advances the position. A killed run therefore continues with the next part, no
//! location is changed twice or skipped, and the progress is visible. An undo walks the parts backwards.

mod apply;
mod events;
mod jobs;
mod queries;
mod routes;
mod rules;
mod snapshot;
mod types;

pub use events::BulkFailed;

use ::jobs::Registry;
use api::App;
use jiff::SignedDuration;
use locations::Search;
use utoipa_axum::router::OpenApiRouter;

/// Interval of the purge.
const PURGE_INTERVAL: SignedDuration = SignedDuration::from_hours(6);

/// Returns the routes, to be mounted under `/api/v1`. `search` is that of [`locations::Settings`].
pub fn routes(search: &Search) -> OpenApiRouter<App> {
    routes::routes(search)
}

/// Returns the handlers of the background jobs.
pub fn jobs(app: &App) -> Registry {
    Registry::new()
        .with(jobs::RunBulkEdits { app: app.clone() })
        .every(PURGE_INTERVAL, jobs::PurgeBulkEdits { app: app.clone() })
}
