//! Removal of an organization: requested by an owner, cancelable for 30 days, executed by a job.

mod emails;
mod organization;
mod routes;

pub use emails::sample;
pub(crate) use organization::{RemoveOrganisations, at_once};
pub(crate) use routes::routes;
