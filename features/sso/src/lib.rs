//! Single sign-on by OpenID Connect: the identity provider of an organization signs its people in.
//!
//! The server mounts [`routes`] under `/api/v1` and [`pages`] at the root, and gives [`Registrar`] to `auth`. A provider
//! proves who someone is to its own organization only: see `rules/claims.rs` for the checks, and `callback.rs` for who
//! gets an account.

mod assertion;
mod authorization_request;
mod callback;
mod domains;
mod emails;
mod events;
mod jobs;
mod logout;
pub mod operator;
pub mod positions;
mod provider;
mod provider_cache;
mod queries;
mod registrar;
mod routes;
mod rules;
mod settings;
mod types;
mod views;

pub use domains::{ClaimedDomains, KnownDomains};
pub use emails::sample as sample_email;
pub use jobs::jobs;
pub use registrar::Registrar;
pub use routes::{pages, routes};
pub use settings::{Settings, Sso};
pub use types::{GroupRule, Mode, Provider};
