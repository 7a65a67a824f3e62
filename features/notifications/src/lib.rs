//! What users are told when something has happened without them; told in the transaction of what happened.
//!
//! The server mounts [`routes`] under `/api/v1`. Other features call [`tell`].

mod jobs;
mod queries;
mod routes;
mod types;

use api::Event;
use auth::UserId;
use db::{Db, Tx};
use jiff::{SignedDuration, Timestamp};
use orgs::{OrgId, Role};

pub use jobs::jobs;
pub use routes::routes;
pub use types::{
    Audience, BulkKind, DisabledReason, Kind, Notice, Notification, NotificationId, Preference, Preferences, Unread,
};

/// How long a notification is kept, read or not.
pub const KEPT: SignedDuration = SignedDuration::from_hours(90 * 24);
/// How many rows are removed in one transaction, during which nobody else writes on SQLite.
const PURGED_AT_ONCE: i64 = 1_000;

/// Tells `to` of `org` what has happened, once `tx` is committed. `link` is a path of the dashboard.
///
/// Those who have switched the kind off, and those who do not belong to the organisation, are not told.
///
/// # Errors
/// When the database fails; the transaction is then lost.
pub async fn tell(
    tx: &mut Tx,
    org: &OrgId,
    notice: &Notice,
    to: Audience<'_>,
    link: &str,
    now: Timestamp,
) -> db::Result<()> {
    let members = orgs::members(tx, org).await?.into_iter();
    let may_be_told = |user: &UserId, role: Role| match to {
        Audience::User(id) => user == id,
        Audience::Managers => role.is_at_least(Role::Manager),
        Audience::Admins => role.is_at_least(Role::Admin),
    };
    let wanted: Vec<UserId> = members.filter(|(user, role)| may_be_told(user, *role)).map(|(user, _)| user).collect();
    let off = if wanted.is_empty() { return Ok(()) } else { queries::who_is_off(tx, org, notice.kind()).await? };
    let told: Vec<UserId> = wanted.into_iter().filter(|user| !off.contains(user)).collect();
    queries::add(tx, org, &told, notice, link, now).await?;
    for user in &told {
        announce(tx, user);
    }
    Ok(())
}

/// Tells the windows of `user`, and nobody else's, to read again.
fn announce(tx: &mut Tx, user: &UserId) {
    Event::new(user, "notifications", None).announce(tx);
}

/// Removes what is older than 90 days; how many that were.
pub async fn purge(db: &Db, now: Timestamp) -> api::Result<u64> {
    let mut purged = 0;
    loop {
        let removed = queries::purge(db, now - KEPT, PURGED_AT_ONCE).await?;
        purged += removed;
        if removed < PURGED_AT_ONCE as u64 {
            return Ok(purged);
        }
    }
}
