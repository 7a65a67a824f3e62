//! Provisioning by SCIM 2.0 (RFC 7643, RFC 7644): the identity provider of an organization creates, changes and deactivates
//! its members, and puts them into groups.
//!
//! The server mounts [`routes`] under `/api/v1` for the settings, and [`service`] under `/scim/v2`.

mod access;
mod answers;
mod bodies;
mod endpoints;
mod errors;
mod events;
mod groups;
mod lists;
mod membership;
mod people;
mod queries;
mod routes;
mod rules;
mod schemas;
mod settings;
mod types;

pub use endpoints::service;
pub use routes::routes;
pub use settings::{Scim, Settings};
