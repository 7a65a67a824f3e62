//! Job of a run. It works on a slice at a time, so that other jobs get their turn.

use std::ops::ControlFlow;

use jiff::SignedDuration;
use jobs::{Failure as JobFailure, Job, Running};
use locations::{Cause, LocationWriter, Refresh, Source};
use orgs::OrgId;
use serde::Deserialize;
use webhooks::WebhookEvent;

use super::{
    details, enqueue, failures, inventory, notes, publication,
    run_context::{RunContext, RunError},
};
use crate::{
    failure::Failure,
    google::{Google, announce},
    queries::{self, Run},
    states,
    types::RunId,
};

/// Maximum duration of a job; a new one, queued behind others, continues the run.
const SLICE: SignedDuration = SignedDuration::from_secs(20);
/// Maximum attempts after failures that may pass, about 20 minutes in total; then the run fails.
const MAX_ATTEMPTS: i64 = 8;

/// Continues a run.
pub(crate) struct RunGoogle {
    pub(crate) google: Google,
}

#[derive(Deserialize)]
struct RunPayload {
    run: RunId,
}

impl Job for RunGoogle {
    const KIND: &'static str = "google_run";

    async fn run(&self, running: Running) -> Result<(), JobFailure> {
        let RunPayload { run } = running.payload()?;
        let org: OrgId =
            running.org().and_then(|org| org.parse().ok()).ok_or_else(|| JobFailure::Fail("no org".into()))?;
        let context = RunContext { google: &self.google, org: &org };
        let until = running.now() + SLICE;
        loop {
            let Some(current) = queries::run(running.db(), &org, &run).await?.filter(|run| !run.is_over()) else {
                return Ok(());
            };
            match context.step(&current).await {
                Ok(ControlFlow::Break(())) => return context.finish(&running, &current).await,
                Ok(ControlFlow::Continue(())) if running.now() >= until => {
                    return context.hand_on(&running, &run).await;
                }
                Ok(ControlFlow::Continue(())) => {}
                Err(not_done) => return context.failed(&running, &current, not_done).await,
            }
        }
    }
}

impl RunContext<'_> {
    async fn step(&self, run: &Run) -> Result<ControlFlow<()>, RunError> {
        match run.phase.as_str() {
            _ if run.is_publication() => publication::step(self, run).await,
            "list" => inventory::step(self, run).await.map(ControlFlow::Continue),
            _ => details::step(self, run).await,
        }
    }

    async fn hand_on(&self, running: &Running, run: &RunId) -> Result<(), JobFailure> {
        let mut tx = running.db().begin().await?;
        enqueue(&mut tx, self.org, run, running.now()).await?;
        running.complete(&mut tx).await?;
        Ok(tx.commit().await?)
    }

    async fn finish(&self, running: &Running, run: &Run) -> Result<(), JobFailure> {
        let mut tx = running.db().begin().await?;
        queries::end_run(&mut tx, self.org, &run.id, None, running.now()).await?;
        if run.is_publication() {
            notes::report_published(&mut tx, self.org, run, None, running.now()).await?;
        } else {
            webhooks::publish(&mut tx, self.org, &WebhookEvent::of(&notes::finished(run))?, running.now()).await?;
            notes::notify_finished(&mut tx, self.org, run, None, running.now()).await?;
        }
        announce(&mut tx, self.org, Some(run.id.as_str()));
        running.complete(&mut tx).await?;
        tx.commit().await?;
        // Ahead of the next reader, which would wait for it.
        if let Err(error) = states::compare(self.google, self.org).await {
            tracing::warn!(%error, "locations are not compared with their profiles yet");
        }
        tracing::info!(run = %run.id, kind = run.kind, created = run.created, updated = run.updated, failed = run.failed, "run done");
        Ok(())
    }

    /// Retries a failure that may pass later, from the same position. Any other failure ends the run.
    async fn failed(&self, running: &Running, run: &Run, why: RunError) -> Result<(), JobFailure> {
        let code = why.code();
        let may_pass = match why {
            RunError::Google(failure) => failure.is_passing() || failure == Failure::PageExpired,
            RunError::NotConnected => false,
            RunError::Ours(error) => return Err(JobFailure::Retry(error)),
        };
        if may_pass && running.attempt() < MAX_ATTEMPTS {
            return Err(JobFailure::Retry(code.into()));
        }
        tracing::warn!(run = %run.id, kind = run.kind, code, "run failed");
        if run.is_publication() {
            let mut tx = running.db().begin().await?;
            publication::give_up(&mut tx, self.org, run, code, running.now()).await?;
            running.complete(&mut tx).await?;
            return Ok(tx.commit().await?);
        }
        let cause = Cause::background_task(None, Source::Sync, &run.id);
        let mut writer = LocationWriter::begin(self.google.app(), self.org, cause).await?;
        failures::note_run_failed(&mut writer, self.org, run, code).await?;
        running.complete(writer.tx()).await?;
        if run.phase == "list" && run.created > 0 {
            writer.commit_all(&notes::imported(run)).await?;
        } else {
            writer.commit_unreported(Refresh::All).await?;
        }
        Ok(())
    }
}
