//! Citations: one name, address and phone number in every directory.
//!
//! The server mounts [`routes`] under `/api/v1` and [`pages`] at the root.

mod audits;
mod board;
mod bot;
mod checks;
mod events;
mod fetch;
pub mod figures;
mod jobs;
mod queries;
mod rechecks;
mod record;
mod registers;
mod reminders;
mod routes;
mod rules;
mod seed;
mod settings;
mod task_plan;
mod today;
mod types;
mod views;
mod visibility;

pub use bot::pages;
pub use jobs::jobs;
pub use routes::routes;
pub use seed::{SampleBusiness, SampleListing, SampleSeen, seed, seed_audit};
pub use settings::{Citations, Settings, Vendors};
pub use today::CitationsToday;
