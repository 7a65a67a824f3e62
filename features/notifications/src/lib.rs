//! Notifications of users about events, written in the transaction of the event.
//!
//! The server mounts [`routes`] under `/api/v1`. Other features call [`notify`].

mod jobs;
mod queries;
mod routes;
mod types;

use ::events::Notified;
use api::Event;
use auth::UserId;
use db::{Db, Tx};
use jiff::{SignedDuration, Timestamp};
use orgs::{Limits, OrgId, Permission, Role};

pub use jobs::jobs;
pub use routes::routes;
pub use types::{
    AffectedLocation, Audience, Kind, Notice, NotificationId, Preference, Preferences, StoredNotification, Unread,
};

/// Retention of notifications, read or unread.
pub const KEPT: SignedDuration = SignedDuration::from_hours(90 * 24);
/// Maximum rows deleted per transaction. SQLite blocks other writers meanwhile.
const PURGED_AT_ONCE: i64 = 1_000;

/// Notifies `to` of `org`, once `tx` commits. `link` is a path of the dashboard.
///
/// Skips users who switched the kind off, users outside the organization, and members limited to some of its locations.
///
/// # Errors
/// When the database fails; the transaction is then lost.
pub async fn notify<E: Notified>(
    tx: &mut Tx,
    org: &OrgId,
    event: &E,
    to: Audience<'_>,
    link: &str,
    now: Timestamp,
) -> db::Result<()> {
    let may_be_told = |user: &UserId, role: Role| match to {
        Audience::User(id) => user == id,
        Audience::Having(permission) => role.may(permission),
    };
    let told =
        wanting(tx, org, Kind::of::<E>(), |user, role, limits| limits.is_none() && may_be_told(user, role)).await?;
    let told: Vec<UserId> = told.into_iter().map(|(user, _)| user).collect();
    queries::add(tx, org, &told, event, link, None, now).await?;
    for user in &told {
        announce(tx, user);
    }
    Ok(())
}

/// Notifies all members of `org` who may change locations about events at `places`, once `tx` commits. For each member,
/// `events_of` gets the positions in `places` that the member sees, and returns the events with their dashboard paths.
///
/// # Errors
/// When the database fails; the transaction is then lost.
pub async fn notify_about<E: Notified>(
    tx: &mut Tx,
    org: &OrgId,
    places: &[AffectedLocation<'_>],
    events_of: impl Fn(&[usize]) -> Vec<(E, String)>,
    now: Timestamp,
) -> db::Result<()> {
    let told = wanting(tx, org, Kind::of::<E>(), |_, role, _| role.may(Permission::ChangeLocations)).await?;
    for (user, limits) in told {
        let is_seen = |place: &AffectedLocation<'_>| limits.as_ref().is_none_or(|of| of.cover(place.id, place.labels));
        let seen: Vec<usize> = (0..places.len()).filter(|at| is_seen(&places[*at])).collect();
        if seen.is_empty() {
            continue;
        }
        for (event, link) in events_of(&seen) {
            queries::add(tx, org, std::slice::from_ref(&user), &event, &link, limits.as_ref(), now).await?;
        }
        announce(tx, &user);
    }
    Ok(())
}

/// Returns the eligible members who have not switched the kind off, with their limits.
async fn wanting(
    tx: &mut Tx,
    org: &OrgId,
    kind: Kind,
    may_be_told: impl Fn(&UserId, Role, Option<&Limits>) -> bool,
) -> db::Result<Vec<(UserId, Option<Limits>)>> {
    let members = orgs::members(tx, org).await?.into_iter();
    let mut wanted: Vec<(UserId, Option<Limits>)> = members
        .filter(|(user, role, limits)| may_be_told(user, *role, limits.as_ref()))
        .map(|(user, _, limits)| (user, limits))
        .collect();
    if !wanted.is_empty() {
        let off = queries::who_is_off(tx, org, kind).await?;
        wanted.retain(|(user, _)| !off.contains(user));
    }
    Ok(wanted)
}

/// Announces the change to the open windows of `user` only, so that they reload.
fn announce(tx: &mut Tx, user: &UserId) {
    Event::new(user, "notifications", None).announce(tx);
}

/// Deletes notifications past the retention and returns the number deleted.
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
