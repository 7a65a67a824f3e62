//! Export of a person's own data, and erasure of their account.

mod own;
mod person;
mod routes;

pub(crate) use routes::routes;
