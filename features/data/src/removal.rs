//! Removing an organization: asked for by an owner, taken back within 30 days, done by a job.

mod emails;
mod going;
mod routes;

pub use emails::sample;
pub(crate) use going::{RemoveOrganisations, at_once};
pub(crate) use routes::routes;
