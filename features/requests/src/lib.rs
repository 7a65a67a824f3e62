//! Requests for reviews: contacts with their consents, campaigns, and private feedback.
//!
//! The server mounts [`routes`] under `/api/v1`. All recipients see the same public links.

mod campaigns;
mod contacts;
mod departures;
mod emails;
mod events;
mod fairness;
mod feedback;
mod incoming;
mod jobs;
mod name_index;
mod names;
mod pages;
mod public;
mod queries;
pub mod reporting;
mod requests;
mod routes;
mod rules;
mod sealing;
mod seed;
mod sending;
mod types;
mod wanted;

pub use jobs::jobs;
pub use public::pages;
pub use requests::{Requests, Settings};
pub use routes::routes;
pub use seed::seed;
pub use types::Audience;
pub use wanted::lists;
