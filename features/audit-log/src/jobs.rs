//! What happens to the log by the clock: rows are sealed at once, the whole log is checked every day, and what is too old
//! goes.

use api::App;
use crypto::Sealer;
use jiff::SignedDuration;
use jobs::{Failure, Job, Registry, Running};

use crate::types::Settings;

/// Rows wait so long to be sealed, at most.
const SEAL_EVERY: SignedDuration = SignedDuration::from_secs(15);
/// Every log is checked from end to end so often.
const VERIFY_EVERY: SignedDuration = SignedDuration::from_hours(24);
/// What is too old is looked for so often.
const PRUNE_EVERY: SignedDuration = SignedDuration::from_hours(24);

/// Everything that happens to the log by the clock.
pub fn jobs(app: &App, sealer: &Sealer, settings: &Settings) -> Registry {
    let keeper = Keeper { app: app.clone(), sealer: sealer.clone() };
    let registry =
        Registry::new().every(SEAL_EVERY, SealAudit(keeper.clone())).every(VERIFY_EVERY, VerifyAudit(keeper.clone()));
    match settings.retention_days {
        Some(days) => registry.every(PRUNE_EVERY, PruneAudit(keeper, SignedDuration::from_hours(24 * days))),
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
