//! Requests for reviews: contacts with their consents, campaigns, and private feedback.
//!
//! The server mounts [`routes`] under `/api/v1`. All recipients see the same public links.

mod campaigns;
mod contacts;
mod delivery;
mod departures;
mod emails;
mod events;
mod fairness;
mod feedback;
pub mod figures;
mod jobs;
mod last_look;
mod name_index;
mod names;
mod pages;
mod public;
mod queries;
mod requests;
mod routes;
mod rules;
mod seal;
mod seed;
mod types;
mod visits;

pub use jobs::jobs;
pub use last_look::lists;
pub use public::pages;
pub use requests::{Requests, Settings};
pub use routes::routes;
pub use seed::seed;
pub use types::Audience;
