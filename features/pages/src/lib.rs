//! Local landing pages: one site per organization, a page per location.
//!
//! The server mounts [`routes`] under `/api/v1`.

mod addresses;
mod answer;
mod board;
mod cache;
mod cases;
mod contents;
mod counting;
mod current;
mod directory;
mod drafts;
mod events;
mod finding;
mod jobs;
mod measuring;
mod pages;
mod place;
mod plan_room;
mod public;
mod publishing;
mod queries;
mod rendering;
mod routes;
mod rules;
mod seed;
mod showing;
mod types;

pub use cases::{CaseError, answer};
pub use jobs::jobs;
pub use pages::{Pages, Settings};
pub use public::{on_domain, pages as public_pages};
pub use routes::routes;
pub use seed::seed;
