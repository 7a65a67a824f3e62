//! Saved views: filter, order and columns of a list under a name. Each view belongs to one member and can be
//! shared with the organization.

mod queries;
mod routes;
mod rules;
mod types;

pub(crate) use routes::routes;
