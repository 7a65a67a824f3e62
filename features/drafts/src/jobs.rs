//! Background jobs: automatic replies, and the end of stored drafts.

use api::App;
use jiff::SignedDuration;
use jobs::{Failure, Job, Registry, Running};

use crate::{
    automatic::{PlanAutomaticReplies, SendAutomaticReplies},
    drafts::Drafts,
    queries,
};

/// Interval at which replies to new reviews are planned.
const PLAN_INTERVAL: SignedDuration = SignedDuration::from_mins(10);
/// Interval at which due replies are looked up.
const SEND_INTERVAL: SignedDuration = SignedDuration::from_mins(1);
/// Interval at which old drafts are deleted.
const CLEANUP_INTERVAL: SignedDuration = SignedDuration::from_hours(6);
/// Retention of drafts.
const RETENTION: SignedDuration = SignedDuration::from_hours(30 * 24);

/// Returns the handlers of this feature's jobs.
pub fn jobs(app: &App, drafts: &Drafts) -> Registry {
    Registry::new()
        .every(PLAN_INTERVAL, PlanAutomaticReplies { app: app.clone() })
        .every(SEND_INTERVAL, SendAutomaticReplies { app: app.clone(), drafts: drafts.clone() })
        .every(CLEANUP_INTERVAL, ForgetDrafts { app: app.clone() })
}

/// Deletes drafts that are older than 30 days.
struct ForgetDrafts {
    app: App,
}

impl Job for ForgetDrafts {
    const KIND: &'static str = "forget_drafts";

    async fn run(&self, running: Running) -> Result<(), Failure> {
        queries::forget_old(&self.app.db, running.now() - RETENTION).await?;
        Ok(())
    }
}
