//! Organizations a user has access to: listing, adding, changing, switching.

mod routes;
mod rules;
mod types;

pub(crate) use routes::routes;
