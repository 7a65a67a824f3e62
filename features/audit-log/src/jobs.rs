//! Periodic jobs of the log: they seal new rows, verify the whole log every day, and remove rows past their retention.

use api::App;
use crypto::Sealer;
use jiff::SignedDuration;
use jobs::{Failure, Job, Registry, Running};

use crate::types::Settings;

/// Interval between two runs of the sealing job, hence the maximum time that a row stays unsealed.
const SEAL_INTERVAL: SignedDuration = SignedDuration::from_secs(15);
/// Interval at which every log is verified from end to end.
const VERIFY_INTERVAL: SignedDuration = SignedDuration::from_hours(24);
/// Interval at which rows past their retention are removed.
const PRUNE_INTERVAL: SignedDuration = SignedDuration::from_hours(24);

/// Returns the periodic jobs of the log. Without a retention, no job removes rows.
pub fn jobs(app: &App, sealer: &Sealer, settings: &Settings) -> Registry {
    let keeper = Keeper { app: app.clone(), sealer: sealer.clone() };
    let registry = Registry::new()
        .every(SEAL_INTERVAL, SealAudit(keeper.clone()))
        .every(VERIFY_INTERVAL, VerifyAudit(keeper.clone()));
    match settings.retention_days {
        Some(days) => registry.every(PRUNE_INTERVAL, PruneAudit(keeper, SignedDuration::from_hours(24 * days))),
        None => registry,
    }
}

#[derive(Clone)]
struct Keeper {
    app: App,
    sealer: Sealer,
}

struct SealAudit(Keeper);

impl Job for SealAudit {
    const KIND: &'static str = "seal_audit";

    async fn run(&self, _: Running) -> Result<(), Failure> {
        audit::seal(&self.0.app.db, &self.0.sealer).await?;
        Ok(())
    }
}

struct VerifyAudit(Keeper);

impl Job for VerifyAudit {
    const KIND: &'static str = "verify_audit";

    async fn run(&self, _: Running) -> Result<(), Failure> {
        let Keeper { app, sealer } = &self.0;
        for log in audit::logs(&app.db).await? {
            let checked = audit::verify(&app.db, sealer, &log, None).await?;
            audit::note_check(&app.db, &log, &checked, app.now()).await?;
            if let Some(flaw) = checked.flaw {
                tracing::error!(log, %flaw, "the audit log is not what was sealed");
            }
        }
        Ok(())
    }
}

struct PruneAudit(Keeper, SignedDuration);

impl Job for PruneAudit {
    const KIND: &'static str = "prune_audit";

    async fn run(&self, _: Running) -> Result<(), Failure> {
        let Keeper { app, sealer } = &self.0;
        let now = app.now();
        let pruned = audit::prune(&app.db, sealer, now - self.1, now).await?;
        tracing::info!(pruned, "old rows of the audit log removed");
        Ok(())
    }
}
