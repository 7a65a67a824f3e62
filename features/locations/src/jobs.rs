//! What happens by the clock.

use api::App;
use jobs::{Failure, Job, Running};

/// Removes for good what was deleted too long ago to be restored.
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
