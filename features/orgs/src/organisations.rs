//! The organizations somebody may work in: seen, added, changed, gone over to.

mod routes;
mod rules;
mod types;

pub(crate) use routes::routes;
