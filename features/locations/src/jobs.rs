//! Scheduled jobs.

use api::App;
use jobs::{Failure, Job, Running};

/// Deletes permanently the locations whose retention has ended.
pub(crate) struct PurgeLocations {
    pub(crate) app: App,
}

impl Job for PurgeLocations {
    const KIND: &'static str = "purge_locations";

    async fn run(&self, _: Running) -> Result<(), Failure> {
        let purged = crate::purge(&self.app.db, self.app.now()).await?;
        tracing::info!(purged, "deleted locations and old imports removed");
        Ok(())
    }
}
