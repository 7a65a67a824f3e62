//! The audit log of an organization, for those who answer for it: looked through, exported, and checked.
//!
//! The rows are written by [`audit`]; here is who may see them. The server mounts [`routes`] under `/api/v1`.

mod events;
mod export;
mod jobs;
mod refusals;
mod routes;
mod rows;
mod rules;
mod types;

pub use jobs::jobs;
pub use refusals::{Refusal, Refusals};
pub use routes::routes;
pub use types::{Group, Settings};
