//! Removal of merges that can no longer be undone.

use api::App;
use jobs::{Failure, Job, Running};

use crate::{RETENTION, queries};

/// Maximum number of rows removed in one transaction.
const BATCH_SIZE: i64 = 500;

/// Removes expired merges.
pub(crate) struct PurgeMerges {
    pub(crate) app: App,
}

impl Job for PurgeMerges {
    const KIND: &'static str = "purge_merges";

    async fn run(&self, _: Running) -> Result<(), Failure> {
        while queries::purge(&self.app.db, self.app.now() - RETENTION, BATCH_SIZE).await? == BATCH_SIZE as u64 {}
        Ok(())
    }
}
