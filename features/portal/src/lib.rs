//! Client portal: people of clients sign in with a mailed link and see their figures, reviews and released reports.
//!
//! The server mounts [`routes`] under `/api/v1`, and [`pages`] at the root and on the domains of agencies.

mod emails;
mod events;
mod jobs;
mod pages;
mod portal;
mod queries;
mod routes;
mod rules;
mod tokens;
mod types;

pub use jobs::{jobs, sign_in_jobs};
pub use pages::{on_domain, pages};
pub use portal::{Portal, Settings};
pub use routes::routes;

use db::Tx;
use jiff::Timestamp;
use orgs::OrgId;

/// Adds a person who sees all locations, for demos.
///
/// # Errors
/// When the database fails; the transaction is then lost.
pub async fn seed(tx: &mut Tx, org: &OrgId, (name, email): (&str, &str), now: Timestamp) -> db::Result<()> {
    let row = types::PersonRow {
        org_id: org.clone(),
        id: types::PersonId::new(now),
        name: name.to_owned(),
        email: email.to_owned(),
        language: types::Language::En,
        limits: None,
        is_paused: false,
        last_seen_at: None,
        created_at: now,
    };
    queries::add(tx, &row).await.map(drop)
}
