//! Notifications by email: at once, or in a digest at eight in the morning of the recipient.

mod jobs;
mod preferences;
mod queries;
mod routes;
mod rules;
mod token;
mod types;
mod words;

use std::collections::HashMap;

use ::events::Notified;
use ::jobs::NewJob;
use auth::UserId;
use db::{Run, Tx};
use jiff::Timestamp;
use orgs::{Limits, OrgId, Role};
use serde_json::json;

pub(crate) use jobs::WriteEmails;
pub(crate) use preferences::{deliveries, set_delivery};
pub(crate) use queries::purge;
pub(crate) use routes::{pages, routes};
pub(crate) use rules::SETTLING;
pub use words::samples;

use crate::types::{Delivery, Digests, Kind, NotificationId};

/// Member who may be notified by email.
pub(crate) struct Addressee<'a> {
    pub(crate) user: &'a UserId,
    pub(crate) limits: Option<&'a Limits>,
}

/// Deliveries by email of one kind to the members of an organization.
pub(crate) struct Deliveries {
    kind: Kind,
    chosen: HashMap<UserId, Delivery>,
}

impl Deliveries {
    /// Reads the choices of the members.
    pub(crate) async fn of(tx: &mut Tx, org: &OrgId, kind: Kind) -> db::Result<Self> {
        Ok(Self { kind, chosen: queries::by_user(tx, org, kind).await? })
    }

    /// Returns the delivery to a member.
    pub(crate) fn to(&self, user: &UserId, role: Role) -> Delivery {
        self.chosen.get(user).copied().unwrap_or_else(|| rules::default_delivery(self.kind, role))
    }
}

/// Stores an event for the emails to `to`, and queues the job that writes them. Demo organizations get no emails.
pub(crate) async fn queue<E: Notified>(
    tx: &mut Tx,
    org: &OrgId,
    to: &[(Addressee<'_>, Delivery)],
    event: &E,
    link: &str,
    now: Timestamp,
) -> db::Result<()> {
    if to.iter().all(|(_, delivery)| *delivery == Delivery::Off) {
        return Ok(());
    }
    let places = orgs::member_places(&mut *tx, org).await?;
    let mut due = Vec::new();
    let mut rows = Vec::new();
    for (to, delivery) in to {
        let Some(place) = places.get(to.user).filter(|place| !place.is_demo) else { continue };
        let Some(due_at) = rules::due_at(*delivery, &rules::zone(place), now) else { continue };
        let params = crate::queries::params(event, to.limits)?;
        let (id, kind) = (NotificationId::new(now), Kind::of::<E>());
        rows.push(vec![
            org.into(),
            to.user.into(),
            id.into(),
            kind.into(),
            params.into(),
            link.into(),
            (*delivery).into(),
            now.into(),
            due_at.into(),
        ]);
        due.push((to.user, due_at));
    }
    queries::add(tx, rows).await?;
    for (user, due_at) in due {
        // A digest has one job however many events it holds. Each event at once has its own: a job that is already
        // running would miss it.
        let key = (due_at > now).then(|| format!("{org} {user} {due_at}"));
        let payload = json!({ "user_id": user });
        let job = NewJob {
            org: Some(org.as_str()),
            key: key.as_deref(),
            run_at: Some(due_at + SETTLING),
            ..NewJob::new(WriteEmails::NAME, payload)
        };
        ::jobs::enqueue(tx, &job, now).await?;
    }
    Ok(())
}

/// Returns the time of the digests of a user.
pub(crate) async fn digests(on: impl Run, org: &OrgId, user: &UserId) -> db::Result<Digests> {
    let place = orgs::member_places(on, org).await?.remove(user).unwrap_or_default();
    let time_zone = rules::zone(&place).iana_name().unwrap_or("UTC").to_owned();
    Ok(Digests { hour: rules::DIGEST_HOUR, time_zone, are_sent: !place.is_demo })
}
