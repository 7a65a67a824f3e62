//! Heatmaps: ranks of a business in local search, measured on a grid of points around it.
//!
//! The server mounts [`routes`] under `/api/v1`. [`answer`] answers the cases of `vitrine rules geogrid`.

mod cases;
mod events;
mod heatmaps;
mod hiding;
mod jobs;
mod providers;
mod queries;
pub mod reporting;
mod routes;
mod rules;
mod scanning;
mod seed;
mod settings;
mod today;
mod types;

pub use cases::{CaseError, answer};
pub use heatmaps::Heatmaps;
pub use jobs::jobs;
pub use routes::routes;
pub use seed::{SampleHistory, SamplePanel, SampleResult};
pub use settings::{Endpoints, Settings, Simulated, Vendors};
pub use today::HeatmapsToday;
pub use types::{Credentials, Provider};
