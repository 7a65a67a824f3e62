//! Organisations: who belongs to which, in what role, and what a caller may therefore do.
//!
//! The argument of a handler is the permission it needs: [`Member`], [`Manager`] or [`Owner`]. Mounted under `/api/v1`.

mod idempotency;
mod jobs;
mod member;
mod queries;
mod registration;
mod routes;
mod rules;
mod types;

use db::{Db, Tx};
use jiff::Timestamp;

pub use idempotency::{Idempotent, Once, forget_answers};
pub use jobs::jobs;
pub use member::{Manager, Member, Owner};
pub use registration::Registrar;
pub use routes::routes;
pub use types::{Me, OrgId, Organisation, Person, Role};

/// The organisation that a user belongs to.
pub async fn of(db: &Db, user: &auth::UserId) -> api::Result<Option<OrgId>> {
    Ok(queries::membership(db, user).await?.map(|membership| membership.org_id))
}

/// Creates a demo organisation that `user` owns and that expires; everything in it goes with it.
pub async fn create_demo(
    tx: &mut Tx,
    user: &auth::UserId,
    expires_at: Timestamp,
    now: Timestamp,
) -> api::Result<OrgId> {
    registration::demo(tx, user, expires_at, now).await
}

/// The demo organisations whose time is over.
pub async fn expired_demos(db: &Db, now: Timestamp) -> api::Result<Vec<OrgId>> {
    Ok(queries::expired(db, now).await?)
}

/// Removes an organisation, everything in it, and the demo users who belonged to it.
pub async fn remove(tx: &mut Tx, org: &OrgId) -> api::Result<()> {
    let members = queries::members(tx, org).await?;
    queries::remove(tx, org).await?;
    auth::remove_anonymous(tx, &members).await.map(drop)
}

/// The country of a location that names none (ISO 3166-1, two letters), where the organisation has chosen one.
pub async fn default_country(db: &Db, org: &OrgId) -> api::Result<Option<String>> {
    Ok(queries::default_country(db, org).await?)
}
