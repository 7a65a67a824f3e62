//! Reports: figures of a period, frozen when they are made, to be read by members and recipients.
//!
//! The server mounts [`routes`] under `/api/v1` and [`pages`] at the root.

mod addition;
mod archive;
mod creation;
mod delivery;
mod events;
mod files;
mod jobs;
mod last_look;
mod links;
mod public;
mod queries;
mod queue;
mod reports;
mod routes;
mod rules;
mod schedules;
mod seal;
mod seed;
mod selection;
mod texts;
mod turns;
mod types;
mod visibility;

pub use jobs::jobs;
pub use last_look::lists;
pub use public::{ReleasedReport, pages, released, released_page, released_pdf};
pub use reports::{Reports, Settings};
pub use routes::routes;
pub use seed::seed;
