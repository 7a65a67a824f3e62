//! Client portal: clients sign in with an emailed link and see their metrics, reviews and released reports.
//!
//! The server mounts [`routes`] under `/api/v1`, [`pages`] at the root, and [`domain_pages`] on the domains of agencies.

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
pub use pages::{domain_pages, pages};
pub use portal::{Portal, Settings};
pub use routes::routes;

use db::Tx;
use jiff::Timestamp;
use orgs::OrgId;

/// Adds a portal user with access to all locations. Demo data only.
///
/// # Errors
/// When the database fails. The transaction cannot be used after an error.
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
