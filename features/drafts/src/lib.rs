//! Drafts of replies and posts by a language model or from templates, and automatic replies.
//!
//! The server mounts [`routes`] under `/api/v1`.

mod automatic;
mod composition;
mod drafts;
mod events;
mod jobs;
mod queries;
mod routes;
mod rules;
mod settings;
mod types;

pub use drafts::Drafts;
pub use jobs::jobs;
pub use routes::routes;
pub use settings::{Ceiling, Operator, Settings, Vendors};
