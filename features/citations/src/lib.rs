//! Citations: one name, address and phone number in every directory.
//!
//! The server mounts [`routes`] under `/api/v1` and [`pages`] at the root.

mod auditing;
mod board;
mod bot;
mod checking;
mod events;
mod fetching;
mod following;
mod hiding;
mod jobs;
mod planning;
mod queries;
mod recording;
mod registers;
mod reminding;
pub mod reporting;
mod routes;
mod rules;
mod seed;
mod settings;
mod showing;
mod today;
mod types;

pub use bot::pages;
pub use jobs::jobs;
pub use routes::routes;
pub use seed::{SampleBusiness, SampleListing, SampleSeen, seed, seed_audit};
pub use settings::{Citations, Settings, Vendors};
pub use today::CitationsToday;
