//! Citations: one name, address and phone number in every directory.
//!
//! The server mounts [`routes`] under `/api/v1`.

#![expect(dead_code, reason = "pages and registers use it")]

mod auditing;
mod board;
mod events;
mod hiding;
mod jobs;
mod planning;
mod queries;
mod recording;
mod routes;
mod rules;
mod settings;
mod showing;
mod types;

pub use jobs::jobs;
pub use routes::routes;
pub use settings::Citations;
