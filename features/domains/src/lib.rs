//! Domains of organizations: claimed, proven by a TXT record, checked again and again, and known to every process.
//!
//! The server mounts [`routes`] under `/api/v1` and [`tls_question`] at the root, and asks [`Domains::find`] what a host
//! name serves.

mod checks;
mod domains;
mod events;
mod jobs;
mod lookups;
mod queries;
mod routes;
mod rules;
mod tls;
mod types;

pub use domains::{Domains, Serving, Settings, origin};
pub use jobs::jobs;
pub use lookups::{Answer, Lookups, Resolvers, system as system_resolver};
pub use routes::routes;
pub use rules::names::ascii as host_name;
pub use tls::tls_question;
pub use types::{DomainId, DomainKind};

use db::Run;
use orgs::OrgId;

/// Returns the organization that proved control over a domain, in punycode, and claimed it for single sign-on.
pub async fn claimant(on: impl Run, name: &str) -> db::Result<Option<OrgId>> {
    queries::claimant(on, name).await
}

/// Returns the domains that an organization proved control over and claimed for single sign-on.
pub async fn claimed_by(on: impl Run, org: &OrgId) -> db::Result<Vec<String>> {
    queries::claimed_by(on, org).await
}
