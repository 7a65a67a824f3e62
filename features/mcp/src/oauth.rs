//! OAuth 2.1 for assistants: authorization codes with PKCE, rotating refresh tokens, metadata, and the consent of users.
//!
//! All clients are public: the code challenge, the exact redirect URI and the resource bind a code to the assistant that
//! asked for it. The page where a user consents is part of the web app, and calls the routes of `consent`.

mod assistants;
mod client_rules;
mod clients;
mod consent;
mod consent_types;
mod disconnection;
mod exchange;
mod metadata;
mod purge;
mod queries;
mod request_rules;
mod token_endpoint;
mod types;

pub use assistants::{Assistants, Settings};
pub(crate) use consent::routes;
pub(crate) use metadata::{authorization_server, authorize, protected_resource, resource_metadata_address};
pub(crate) use purge::jobs;
pub(crate) use token_endpoint::{exchange, register, revoke};
