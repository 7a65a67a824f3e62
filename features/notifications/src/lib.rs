//! Notifications of users about events, written in the transaction of the event.
//!
//! The server mounts [`routes`] under `/api/v1`. Other features call [`notify`].

mod emails;
mod jobs;
mod queries;
mod routes;
mod types;

use ::events::Notified;
use api::Event;
use auth::UserId;
use axum::Router;
use db::{Db, Tx};
use jiff::{SignedDuration, Timestamp};
use orgs::{Limits, OrgId, Role};

use emails::{Addressee, Deliveries};

pub use emails::samples as sample_emails;
pub use jobs::jobs;
pub use routes::routes;
pub use types::{
    AffectedLocation, Audience, Delivery, Digests, Kind, Notice, NotificationId, Preference, Preferences,
    StoredNotification, Unread,
};

/// Retention of notifications, read or unread.
pub const RETENTION: SignedDuration = SignedDuration::from_hours(90 * 24);
/// Maximum rows deleted per transaction. SQLite blocks other writers meanwhile.
const PURGE_BATCH: i64 = 1_000;

/// Returns the pages that links in emails open, to be mounted at the root.
pub fn pages() -> Router<api::App> {
    emails::pages()
}

/// Notifies `to` of `org`, once `tx` commits: in the dashboard and by email, as each user chose. `link` is a path of the
/// dashboard.
///
/// Skips users outside the organization, and members limited to some of its locations.
///
/// # Errors
/// When the database fails. The transaction cannot be used after an error.
pub async fn notify<E: Notified>(
    tx: &mut Tx,
    org: &OrgId,
    event: &E,
    to: Audience<'_>,
    link: &str,
    now: Timestamp,
) -> db::Result<()> {
    let is_recipient = |user: &UserId, role: Role| match to {
        Audience::User(id) => user == id,
        Audience::Having(permission) => role.may(permission),
    };
    let recipients = members(tx, org, |user, role, limits| limits.is_none() && is_recipient(user, role)).await?;
    send(tx, org, &recipients, event, link, now).await
}

/// Notifies the members of `org` about events at `places`, once `tx` commits: all who have the permission that the event
/// concerns. `events_of` gets each member with the positions in `places` that the member sees, and returns the events with
/// their dashboard paths.
///
/// # Errors
/// When the database fails. The transaction cannot be used after an error.
pub async fn notify_about<E: Notified>(
    tx: &mut Tx,
    org: &OrgId,
    places: &[AffectedLocation<'_>],
    events_of: impl Fn(&UserId, &[usize]) -> Vec<(E, String)>,
    now: Timestamp,
) -> db::Result<()> {
    for member in members(tx, org, |_, role, _| Kind::of::<E>().concerns(role)).await? {
        let limits = member.2.as_ref();
        let is_seen = |place: &AffectedLocation<'_>| limits.is_none_or(|limits| limits.cover(place.id, place.labels));
        let seen: Vec<usize> = (0..places.len()).filter(|at| is_seen(&places[*at])).collect();
        if seen.is_empty() {
            continue;
        }
        for (event, link) in events_of(&member.0, &seen) {
            send(tx, org, std::slice::from_ref(&member), &event, &link, now).await?;
        }
    }
    Ok(())
}

/// Notifies the members of `org` whom `is_recipient` accepts and who see `place`, once `tx` commits.
///
/// # Errors
/// When the database fails. The transaction cannot be used after an error.
pub async fn notify_seeing<E: Notified>(
    tx: &mut Tx,
    org: &OrgId,
    event: &E,
    place: AffectedLocation<'_>,
    is_recipient: impl Fn(&UserId, Role) -> bool,
    link: &str,
    now: Timestamp,
) -> db::Result<()> {
    let sees = |limits: Option<&Limits>| limits.is_none_or(|limits| limits.cover(place.id, place.labels));
    let recipients = members(tx, org, |user, role, limits| is_recipient(user, role) && sees(limits)).await?;
    send(tx, org, &recipients, event, link, now).await
}

/// Member of an organization, with role and limits.
type Member = (UserId, Role, Option<Limits>);

/// Returns the members of an organization whom an event may reach.
async fn members(
    tx: &mut Tx,
    org: &OrgId,
    is_recipient: impl Fn(&UserId, Role, Option<&Limits>) -> bool,
) -> db::Result<Vec<Member>> {
    let mut members = orgs::members(tx, org).await?;
    members.retain(|(user, role, limits)| is_recipient(user, *role, limits.as_ref()));
    Ok(members)
}

/// Stores an event for members, in each channel that they did not switch off.
async fn send<E: Notified>(
    tx: &mut Tx,
    org: &OrgId,
    members: &[Member],
    event: &E,
    link: &str,
    now: Timestamp,
) -> db::Result<()> {
    if members.is_empty() {
        return Ok(());
    }
    let kind = Kind::of::<E>();
    let off = queries::users_without_kind(tx, org, kind).await?;
    for (user, _, limits) in members.iter().filter(|(user, _, _)| !off.contains(user)) {
        queries::add(tx, org, std::slice::from_ref(user), event, link, limits.as_ref(), now).await?;
        announce(tx, user);
    }
    let deliveries = Deliveries::of(tx, org, kind).await?;
    let addressees = members
        .iter()
        .map(|(user, role, limits)| (Addressee { user, limits: limits.as_ref() }, deliveries.to(user, *role)));
    emails::queue(tx, org, &addressees.collect::<Vec<_>>(), event, link, now).await
}

/// Announces the change to the open windows of `user` only, so that they reload.
fn announce(tx: &mut Tx, user: &UserId) {
    Event::new(user, "notifications", None).announce(tx);
}

/// Deletes notifications past the retention, and events whose email was never written. Returns the number of
/// notifications deleted.
pub async fn purge(db: &Db, now: Timestamp) -> api::Result<u64> {
    let (oldest, mut purged) = (now - RETENTION, 0);
    loop {
        let removed = queries::purge(db, oldest, PURGE_BATCH).await?;
        let emails = emails::purge(db, oldest, PURGE_BATCH).await?;
        purged += removed;
        if removed.max(emails) < PURGE_BATCH as u64 {
            return Ok(purged);
        }
    }
}
