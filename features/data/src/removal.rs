//! Removing an organisation: asked for by an owner, taken back within 30 days, done by a job.

mod going;
mod letters;
mod routes;

pub(crate) use going::{RemoveOrganisations, at_once};
pub use letters::sample;
pub(crate) use routes::routes;
