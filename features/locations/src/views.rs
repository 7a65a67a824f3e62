//! Saved views: filter, order and columns of a list under a name. Each belongs to one member, who may share it with the
//! organization.

mod queries;
mod routes;
mod rules;
mod types;

pub(crate) use routes::routes;
