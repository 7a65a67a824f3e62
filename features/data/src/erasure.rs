//! A person's own data, and their account: taken along, and erased.

mod erasing;
mod own;
mod routes;

pub(crate) use routes::routes;
