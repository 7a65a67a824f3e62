//! Webhooks: signed messages about the events of an organization, sent to its own programs and retried until accepted.
//!
//! The server mounts [`routes`] under `/api/v1`. Other features call [`publish`].

mod delivery;
mod event;
mod events;
mod jobs;
mod queries;
mod routes;
mod rules;
mod types;

use std::time::Duration;

use api::Event;
use crypto::{Sealer, Unopened};
use db::Tx;
use jiff::{SignedDuration, Timestamp};
use orgs::OrgId;
use outgoing::{Outgoing, Reach};

pub use event::{EventType, WebhookEvent};
pub use jobs::jobs;
pub use routes::routes;

use event::EventId;
use types::EndpointId;

/// Retention of events, deliveries and attempts.
pub const RETENTION: SignedDuration = SignedDuration::from_hours(30 * 24);

/// Operator settings of webhooks.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Encrypts secrets; all processes on one database need the same keys.
    pub sealer: Sealer,
    /// Network destinations allowed for messages. Plain `http` is allowed only with [`Reach::Everywhere`].
    pub outgoing: Outgoing,
    /// Timeout of a receiver's answer.
    pub patience: Duration,
    /// Multiplier of every rate limit.
    pub rate_limit_factor: u32,
}

impl Default for Settings {
    /// Allows the public internet only. Secrets encrypted with these settings can be decrypted by this process only.
    fn default() -> Self {
        #[expect(clippy::expect_used, reason = "one key is enough for a sealer")]
        let sealer = Sealer::new(&[rand::random()]).expect("a key");
        Self { sealer, outgoing: Outgoing::new(Reach::Public), patience: delivery::TIMEOUT, rate_limit_factor: 1 }
    }
}

impl Settings {
    fn seal(&self, org: &OrgId, endpoint: &EndpointId, secret: &str) -> Result<String, Unopened> {
        self.sealer.seal(&context(org, endpoint), secret.as_bytes())
    }

    fn open(&self, org: &OrgId, endpoint: &EndpointId, sealed: &str) -> Result<String, Unopened> {
        let secret = self.sealer.open(&context(org, endpoint), sealed)?;
        String::from_utf8(secret).map_err(|_| Unopened::Altered)
    }
}

fn context(org: &OrgId, endpoint: &EndpointId) -> String {
    format!("webhook_endpoints/{org}/{endpoint}")
}

/// Publishes an event to the subscribed endpoints of `org`, sent once `tx` is committed.
///
/// # Errors
/// Fails when the database fails. The transaction cannot be used after an error.
pub async fn publish(tx: &mut Tx, org: &OrgId, event: &WebhookEvent, now: Timestamp) -> db::Result<()> {
    let endpoints = queries::wanting(tx, org, event.event_type).await?;
    if endpoints.is_empty() {
        return Ok(());
    }
    add(tx, org, event, &endpoints, now).await.map(drop)
}

/// Adds an event for these endpoints, which must exist until `tx` ends.
async fn add(
    tx: &mut Tx,
    org: &OrgId,
    event: &WebhookEvent,
    endpoints: &[EndpointId],
    now: Timestamp,
) -> db::Result<EventId> {
    let id = EventId::new(now);
    let body = event.body(&id, org, now).map_err(|error| db::Error::Unreadable(error.to_string()))?;
    queries::add(tx, org, (&id, event.event_type, &body), endpoints, now).await?;
    for endpoint in endpoints {
        jobs::enqueue(tx, org, endpoint, now, now).await?;
        announce(tx, org, endpoint);
    }
    Ok(id)
}

/// Announces a change of an endpoint to the organization's open browser windows, so that they reload it.
fn announce(tx: &mut Tx, org: &OrgId, endpoint: &EndpointId) {
    Event::new(org, "webhooks", Some(endpoint.as_str())).announce(tx);
}
