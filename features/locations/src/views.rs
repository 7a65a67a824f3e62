//! Saved views: filter, order and columns of the list under a name. Each belongs to one person in one organization.

mod queries;
mod routes;
mod rules;
mod types;

pub(crate) use routes::routes;
