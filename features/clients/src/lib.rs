//! Clients of an agency with their figures. The server mounts [`routes`] under `/api/v1`.

mod figures;
mod routes;
mod rules;
mod types;

pub use routes::routes;
