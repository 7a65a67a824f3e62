//! Heatmaps: ranks of a business in local search, measured on a grid of points around it.
//!
//! The server mounts [`routes`] under `/api/v1`. [`answer`] answers the cases of `vitrine rules geogrid`.

mod cases;
mod events;
pub mod figures;
mod heatmaps;
mod jobs;
mod providers;
mod queries;
mod routes;
mod rules;
mod scans;
mod seed;
mod settings;
pub mod snapshots;
mod today;
mod types;
mod visibility;

pub use cases::{CaseError, answer};
pub use heatmaps::Heatmaps;
pub use jobs::jobs;
pub use routes::routes;
pub use rules::picture::{ShownFigure, ShownRival};
pub use seed::{SampleHistory, SamplePanel, SampleResult};
pub use settings::{Endpoints, Settings, Simulated, Vendors};
pub use today::HeatmapsToday;
pub use types::{Credentials, Provider, ScanId, ScanSnapshot};
