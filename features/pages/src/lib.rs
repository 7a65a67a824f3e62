//! Local landing pages: one site per organization, a page per location.
//!
//! The server mounts [`routes`] under `/api/v1`.

mod addresses;
mod answer;
mod board;
mod cache;
mod cases;
mod contents;
mod current;
mod directory;
mod drafts;
mod events;
mod jobs;
mod measures;
mod pages;
mod place;
mod plan_room;
mod public;
mod publication;
mod queries;
mod render;
mod routes;
mod rules;
mod search;
mod seed;
mod types;
mod views;
mod visits;

pub use cases::{CaseError, answer};
pub use jobs::jobs;
pub use pages::{Pages, Settings};
pub use public::{on_domain, pages as public_pages};
pub use routes::routes;
pub use seed::seed;
