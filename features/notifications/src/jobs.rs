//! What happens by the clock.

use api::App;
use jiff::SignedDuration;
use jobs::{Failure, Job, Registry, Running};

/// Old notifications are looked for so often.
const EVERY: SignedDuration = SignedDuration::from_hours(6);

/// Everything notifications do by the clock.
pub fn jobs(app: &App) -> Registry {
    Registry::new().every(EVERY, PurgeNotifications(app.clone()))
}

struct PurgeNotifications(App);

impl Job for PurgeNotifications {
    const KIND: &'static str = "purge_notifications";

    async fn run(&self, _: Running) -> Result<(), Failure> {
        let purged = crate::purge(&self.0.db, self.0.now()).await?;
        tracing::info!(purged, "old notifications removed");
        Ok(())
    }
}
