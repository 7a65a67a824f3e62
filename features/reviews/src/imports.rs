//! Import of reviews from a file: receive it, map its columns, try it without effect, then write all of it at once. It can
//! be undone.

mod check;
mod conversion;
mod jobs;
mod places;
mod queries;
mod routes;
mod rules;
mod types;

use ::imports::{Limits, Running};
use ::jobs::Registry;
use api::App;
use axum::Extension;
use utoipa_axum::router::OpenApiRouter;

/// Kind of the rows in the table of imports.
const KIND: &str = "reviews";
/// Reviews per import for each location that an import of locations may have.
const REVIEWS_PER_LOCATION: u64 = 100;

/// Returns the routes of imports, to be mounted under `/api/v1`. `limits` are those of imports of locations.
pub fn import_routes(limits: Limits, running: &Running) -> OpenApiRouter<App> {
    let max_rows = limits.max_rows.saturating_mul(REVIEWS_PER_LOCATION);
    routes::routes().layer(Extension(Limits { max_rows, ..limits })).layer(Extension(running.clone()))
}

/// Returns the handler of the job that runs imports.
pub fn import_jobs(app: &App, running: &Running) -> Registry {
    Registry::new().with(jobs::ImportReviews { app: app.clone(), running: running.clone() })
}
