//! Sending: one job for each endpoint that is to be told something, so that none waits for another.

use api::App;
use db::Tx;
use futures::future;
use jiff::{SignedDuration, Timestamp};
use jobs::{Failure, Job, NewJob, Registry, Running};
use orgs::OrgId;
use serde::{Deserialize, Serialize};

use crate::{KEPT, Settings, queries, sending::Sending, types::EndpointId};

/// Messages that one endpoint gets at once; an endpoint that has just failed gets one.
const AT_ONCE: i64 = 4;
/// After so long the rest is another job, behind those that wait.
const SLICE: SignedDuration = SignedDuration::from_secs(30);
/// What should have been sent so long ago is looked for, and so often: its job was given up.
const OVERDUE: SignedDuration = SignedDuration::from_mins(10);
/// How often old events are looked for.
const PURGE_EVERY: SignedDuration = SignedDuration::from_hours(6);
/// Rows removed, and endpoints taken up again, in one transaction.
const AT_A_TIME: i64 = 500;

/// The handlers of this feature's jobs. They wait for strangers: give them a worker of their own.
pub fn jobs(app: &App, settings: &Settings) -> Registry {
    Registry::new()
        .with(SendWebhooks { app: app.clone(), settings: settings.clone() })
        .every(OVERDUE, ResumeWebhooks(app.clone()))
        .every(PURGE_EVERY, PurgeWebhooks(app.clone()))
}

/// Lets an endpoint have what waits for it.
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
struct Of {
    org: OrgId,
    endpoint: EndpointId,
}

impl Job for SendWebhooks {
    const KIND: &'static str = "send_webhooks";

    async fn run(&self, running: Running) -> Result<(), Failure> {
        let of: Of = running.payload()?;
        let until = running.now() + SLICE;
        while running.now() < until && self.send_some(&of).await? {}
        let mut tx = self.app.db.begin().await?;
        if let Some(next) = next_turn(&mut tx, &of).await? {
            enqueue(&mut tx, &of.org, &of.endpoint, next, running.now()).await?;
        }
        running.complete(&mut tx).await?;
        Ok(tx.commit().await?)
    }
}

impl SendWebhooks {
    /// Sends what is due, a few at once; false when nothing is, or the endpoint rests.
    async fn send_some(&self, Of { org, endpoint }: &Of) -> Result<bool, Failure> {
        let (db, now) = (&self.app.db, self.app.now());
        let target = queries::target(db, org, endpoint).await?;
        let Some(target) = target.filter(|of| of.is_active && of.resting_until.is_none_or(|until| until <= now)) else {
            return Ok(false);
        };
        let at_once = if target.failing_since.is_some() { 1 } else { AT_ONCE };
        let due = queries::due(db, org, endpoint, now, at_once).await?;
        let sending = Sending { app: &self.app, settings: &self.settings, org, endpoint, target: &target };
        let is_any = !due.is_empty();
        let sent = future::join_all(due.into_iter().map(|due| sending.deliver(due))).await;
        sent.into_iter().collect::<Result<(), Failure>>()?;
        Ok(is_any)
    }
}

/// When there is something to send again, if there is.
async fn next_turn(tx: &mut Tx, Of { org, endpoint }: &Of) -> db::Result<Option<Timestamp>> {
    let Some(target) = queries::target(&mut *tx, org, endpoint).await?.filter(|of| of.is_active) else {
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
        let overdue = queries::overdue(&self.0.db, now - OVERDUE, AT_A_TIME).await?;
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
        while queries::purge(&self.0.db, running.now() - KEPT, AT_A_TIME).await? == AT_A_TIME as u64 {}
        Ok(())
    }
}
