//! Background jobs that send webhooks: one per endpoint with waiting deliveries, so that a slow endpoint delays no
//! other.

use api::App;
use db::Tx;
use futures::future;
use jiff::{SignedDuration, Timestamp};
use jobs::{Failure, Job, NewJob, Registry, Running};
use orgs::OrgId;
use serde::{Deserialize, Serialize};

use crate::{RETENTION, Settings, delivery::Sending, queries, types::EndpointId};

/// Maximum concurrent messages per endpoint; a failing endpoint gets one at a time.
const CONCURRENCY: i64 = 4;
/// Maximum duration of one run; the rest becomes a new job at the end of the queue.
const SLICE: SignedDuration = SignedDuration::from_secs(30);
/// Interval of the search for overdue deliveries, and the delay after which a delivery is overdue: its job was given
/// up.
const OVERDUE_AFTER: SignedDuration = SignedDuration::from_mins(10);
/// Interval of the purge of expired events.
const PURGE_INTERVAL: SignedDuration = SignedDuration::from_hours(6);
/// Maximum rows deleted, and endpoints resumed, per transaction.
const PURGE_BATCH: i64 = 500;

/// Returns the job handlers of this feature. They wait for third-party servers: run them on a dedicated worker.
pub fn jobs(app: &App, settings: &Settings) -> Registry {
    Registry::new()
        .with(SendWebhooks { app: app.clone(), settings: settings.clone() })
        .every(OVERDUE_AFTER, ResumeWebhooks(app.clone()))
        .every(PURGE_INTERVAL, PurgeWebhooks(app.clone()))
}

/// Enqueues the job that sends the waiting deliveries of an endpoint.
pub(crate) async fn enqueue(
    tx: &mut Tx,
    org: &OrgId,
    endpoint: &EndpointId,
    run_at: Timestamp,
    now: Timestamp,
) -> db::Result<()> {
    let payload = serde_json::json!({ "org": org, "endpoint": endpoint });
    let job = NewJob { key: Some(endpoint.as_str()), run_at: Some(run_at), ..NewJob::new(SendWebhooks::KIND, payload) };
    jobs::enqueue(tx, &job, now).await.map(drop)
}

struct SendWebhooks {
    app: App,
    settings: Settings,
}

#[derive(Serialize, Deserialize)]
struct EndpointPayload {
    org: OrgId,
    endpoint: EndpointId,
}

impl Job for SendWebhooks {
    const KIND: &'static str = "send_webhooks";

    async fn run(&self, running: Running) -> Result<(), Failure> {
        let payload: EndpointPayload = running.payload()?;
        let until = running.now() + SLICE;
        while running.now() < until && self.send_some(&payload).await? {}
        let mut tx = self.app.db.begin().await?;
        if let Some(next) = next_turn(&mut tx, &payload).await? {
            enqueue(&mut tx, &payload.org, &payload.endpoint, next, running.now()).await?;
        }
        running.complete(&mut tx).await?;
        Ok(tx.commit().await?)
    }
}

impl SendWebhooks {
    /// Sends a batch of due deliveries; false when none is due or the endpoint is resting or switched off.
    async fn send_some(&self, EndpointPayload { org, endpoint }: &EndpointPayload) -> Result<bool, Failure> {
        let (db, now) = (&self.app.db, self.app.now());
        let target = queries::target(db, org, endpoint).await?;
        let Some(target) =
            target.filter(|target| target.is_active && target.resting_until.is_none_or(|until| until <= now))
        else {
            return Ok(false);
        };
        let at_once = if target.failing_since.is_some() { 1 } else { CONCURRENCY };
        let due = queries::due(db, org, endpoint, now, at_once).await?;
        let sending = Sending { app: &self.app, settings: &self.settings, org, endpoint, target: &target };
        let is_any = !due.is_empty();
        let sent = future::join_all(due.into_iter().map(|due| sending.deliver(due))).await;
        sent.into_iter().collect::<Result<(), Failure>>()?;
        Ok(is_any)
    }
}

/// Returns the time of the next due delivery after any rest; `None` when nothing waits or the endpoint is switched off.
async fn next_turn(tx: &mut Tx, EndpointPayload { org, endpoint }: &EndpointPayload) -> db::Result<Option<Timestamp>> {
    let Some(target) = queries::target(&mut *tx, org, endpoint).await?.filter(|target| target.is_active) else {
        return Ok(None);
    };
    let next = queries::next_due(tx, org, endpoint).await?;
    Ok(next.map(|next| target.resting_until.map_or(next, |rested| next.max(rested))))
}

struct ResumeWebhooks(App);

impl Job for ResumeWebhooks {
    const KIND: &'static str = "resume_webhooks";

    async fn run(&self, running: Running) -> Result<(), Failure> {
        let now = running.now();
        let overdue = queries::overdue(&self.0.db, now - OVERDUE_AFTER, PURGE_BATCH).await?;
        let mut tx = self.0.db.begin().await?;
        for (org, endpoint) in &overdue {
            enqueue(&mut tx, org, endpoint, now, now).await?;
        }
        Ok(tx.commit().await?)
    }
}

struct PurgeWebhooks(App);

impl Job for PurgeWebhooks {
    const KIND: &'static str = "purge_webhooks";

    async fn run(&self, running: Running) -> Result<(), Failure> {
        while queries::purge(&self.0.db, running.now() - RETENTION, PURGE_BATCH).await? == PURGE_BATCH as u64 {}
        Ok(())
    }
}
