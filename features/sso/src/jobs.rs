//! Background jobs: the end of sign-ins that never came back, and of reports of tests.

use api::App;
use jiff::SignedDuration;
use jobs::{Failure, Job, Registry, Running};

use crate::queries;

/// Interval at which sign-ins that were not completed are removed.
const PURGE_INTERVAL: SignedDuration = SignedDuration::from_hours(1);
/// Time after which a sign-in does not come back.
const GONE: SignedDuration = SignedDuration::from_hours(1);

/// Retention of the report of a test, which names a person.
const REPORT_RETENTION: SignedDuration = SignedDuration::from_hours(7 * 24);

/// Returns the handlers of this feature's jobs.
pub fn jobs(app: &App) -> Registry {
    Registry::new().every(PURGE_INTERVAL, PurgeRequests(app.clone()))
}

struct PurgeRequests(App);

impl Job for PurgeRequests {
    const KIND: &'static str = "sso_purge";

    async fn run(&self, running: Running) -> Result<(), Failure> {
        let now = running.now();
        queries::purge(&self.0.db, now - GONE, now - REPORT_RETENTION, now).await?;
        Ok(())
    }
}
