//! Reports: figures of a period, frozen when they are made, for the people who read them.
//!
//! The server mounts [`routes`] under `/api/v1`.

#![expect(dead_code, unused_imports, reason = "schedules and links follow")]

mod adding;
mod choosing;
mod events;
mod hiding;
mod jobs;
mod making;
mod queries;
mod reports;
mod routes;
mod rules;
mod scheduling;
mod sealing;
mod types;

pub use jobs::jobs;
pub use reports::{Reports, Settings};
pub use routes::routes;
