//! Labels: what an organization calls groups of its locations.
//!
//! Which location carries which label stands twice: in `location_labels`, for counting and finding, and as a list with
//! the location itself, for showing. [`assign`] keeps both together.

mod by_name;
mod jobs;
mod queries;
mod routes;
pub(crate) mod rules;
mod types;

use ::jobs::Registry;
use api::App;

pub use by_name::named;
pub use queries::{existing, link, unknown};
pub(crate) use routes::routes;
pub use types::LabelId;

/// The handlers of the jobs about labels.
pub(crate) fn jobs(app: &App) -> Registry {
    Registry::new().with(jobs::RemoveLabel { app: app.clone() })
}
