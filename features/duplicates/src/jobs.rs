//! Forgetting merges that can no longer be taken back.

use api::App;
use jobs::{Failure, Job, Running};

use crate::{KEPT, queries};

/// How many rows are removed in one transaction.
const AT_ONCE: i64 = 500;

/// Forgets old merges.
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
