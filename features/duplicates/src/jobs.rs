//! Removal of merges that can no longer be undone.

use api::App;
use jobs::{Failure, Job, Running};

use crate::{KEPT, queries};

/// Maximum number of rows removed in one transaction.
const AT_ONCE: i64 = 500;

/// Removes expired merges.
pub(crate) struct PurgeMerges {
    pub(crate) app: App,
}

impl Job for PurgeMerges {
    const KIND: &'static str = "purge_merges";

    async fn run(&self, _: Running) -> Result<(), Failure> {
        while queries::purge(&self.app.db, self.app.now() - KEPT, AT_ONCE).await? == AT_ONCE as u64 {}
        Ok(())
    }
}
