//! Importing locations from a file: taken in and looked at, tried without effect, then done all at once; it can be undone.

mod check;
mod conversion;
mod jobs;
mod queries;
mod routes;
pub mod rules;
mod types;

use ::imports::Running;
use ::jobs::Registry;
use api::App;

pub(crate) use routes::routes;

/// Kind of the rows in the table of imports.
const KIND: &str = "locations";

/// The handlers of the jobs that run imports.
pub(crate) fn jobs(app: &App, running: &Running) -> Registry {
    Registry::new().with(jobs::ImportLocations { app: app.clone(), running: running.clone() })
}
