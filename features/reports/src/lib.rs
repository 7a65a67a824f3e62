//! Reports: figures of a period, frozen when they are made, to be read by members and recipients.
//!
//! The server mounts [`routes`] under `/api/v1` and [`pages`] at the root.

mod adding;
mod choosing;
mod delivering;
mod drawing;
mod events;
mod hiding;
mod jobs;
mod making;
mod public;
mod queries;
mod queue;
mod reading;
mod reports;
mod routes;
mod rules;
mod scheduling;
mod sealing;
mod seed;
mod texts;
mod turns;
mod types;
mod wanted;

pub use jobs::jobs;
pub use public::{ReleasedReport, pages, released, released_page, released_pdf};
pub use reports::{Reports, Settings};
pub use routes::routes;
pub use seed::seed;
pub use wanted::lists;
