//! Background jobs: audits, checks that are due, and the end of evidence.

use api::App;
use jiff::SignedDuration;
use jobs::{Failure as JobFailure, Job, Registry, Running};

use crate::{
    audits::{CheckDue, RunAudit},
    queries,
    reminders::RemindMembers,
    settings::Citations,
};

/// Interval at which due checks are looked up.
const DUE_INTERVAL: SignedDuration = SignedDuration::from_mins(10);
/// Interval of reminders, so that a member gets at most one a day.
const REMINDER_INTERVAL: SignedDuration = SignedDuration::from_hours(24);
/// Interval at which old evidence is removed.
const PURGE_INTERVAL: SignedDuration = SignedDuration::from_hours(24);
/// Time for which evidence is kept: 13 months.
const EVIDENCE_RETENTION: SignedDuration = SignedDuration::from_hours(24 * 396);
/// Time after which a host without requests is forgotten.
const HOSTS_RETENTION: SignedDuration = SignedDuration::from_hours(24 * 31);
/// Maximum number of rows removed in one transaction.
const PURGE_BATCH: i64 = 500;

/// Returns the handlers of this feature's jobs.
pub fn jobs(app: &App, citations: &Citations) -> Registry {
    let (app, citations) = (app.clone(), citations.clone());
    Registry::new()
        .with(RunAudit { app: app.clone(), citations: citations.clone() })
        .every(DUE_INTERVAL, CheckDue { app: app.clone(), citations })
        .every(REMINDER_INTERVAL, RemindMembers { app: app.clone() })
        .every(PURGE_INTERVAL, PurgeEvidence { app })
}

/// Removes evidence that is older than 13 months, and robots rules that are no longer needed.
struct PurgeEvidence {
    app: App,
}

impl Job for PurgeEvidence {
    const KIND: &'static str = "citation_purge";

    async fn run(&self, running: Running) -> Result<(), JobFailure> {
        let now = running.now();
        while queries::purge_evidence(&self.app.db, now - EVIDENCE_RETENTION, PURGE_BATCH).await? == PURGE_BATCH as u64
        {
        }
        queries::forget_hosts(&self.app.db, now - HOSTS_RETENTION).await?;
        Ok(())
    }
}
