//! Export of a person's own data, and erasure of their account.

mod erasing;
mod own;
mod routes;

pub(crate) use routes::routes;
