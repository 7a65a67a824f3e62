//! Background jobs: making, schedules, and the end of retention.

use api::App;
use jiff::SignedDuration;
use jobs::{Failure, Job, Registry, Running};

use crate::{
    creation::{FailStuckReports, MakeReport},
    delivery::RunDueSchedules,
    queries,
    reports::Reports,
};

/// Interval at which due schedules are looked up.
const DUE_INTERVAL: SignedDuration = SignedDuration::from_mins(1);
/// Interval at which stuck reports are looked up.
const STUCK_INTERVAL: SignedDuration = SignedDuration::from_mins(10);
/// Interval of the clean-up.
const PURGE_INTERVAL: SignedDuration = SignedDuration::from_hours(24);
/// Time for which an expired link is listed.
const EXPIRED_LINK_RETENTION: SignedDuration = SignedDuration::from_hours(30 * 24);
/// Time for which emails are known to the daily limit.
const EMAIL_COUNT_RETENTION: SignedDuration = SignedDuration::from_hours(48);

/// Returns the handlers of this feature's jobs.
pub fn jobs(app: &App, reports: &Reports) -> Registry {
    Registry::new()
        .with(MakeReport { app: app.clone(), reports: reports.clone() })
        .every(DUE_INTERVAL, RunDueSchedules { app: app.clone(), reports: reports.clone() })
        .every(STUCK_INTERVAL, FailStuckReports)
        .every(PURGE_INTERVAL, Purge)
}

/// Deletes links that expired some time ago, and what the daily limit counts no more.
struct Purge;

impl Job for Purge {
    const KIND: &'static str = "purge_shares";

    async fn run(&self, running: Running) -> Result<(), Failure> {
        queries::purge_shares(running.db(), running.now() - EXPIRED_LINK_RETENTION).await?;
        queries::purge_mails(running.db(), running.now() - EMAIL_COUNT_RETENTION).await?;
        Ok(())
    }
}
