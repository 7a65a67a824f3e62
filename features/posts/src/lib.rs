//! Posts: news, offers and events that the profiles of locations show at Google.
//!
//! The server mounts [`routes`] under `/api/v1`. A higher feature implements [`Publisher`] for the source of the posts.

mod delivery;
mod events;
mod jobs;
mod photos;
mod pictures;
mod posts;
mod powers;
mod publisher;
mod queries;
mod queue;
mod routes;
mod rules;
mod seed;
mod steps;
mod target_plan;
mod templates;
mod today;
mod types;
mod views;

pub use jobs::jobs;
pub use pictures::remove_files;
pub use posts::Posts;
pub use publisher::{LocationRef, OutgoingPost, Publisher, SendFailure, SourcePost, SourceState};
pub use routes::routes;
pub use seed::seed;
pub use today::PostsToday;
pub use types::{ButtonKind, Kind, Language};
