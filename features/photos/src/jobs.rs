//! Daily removal of unused pictures: those without a photo, person or organization that shows them.

use api::App;
use futures::StreamExt;
use jiff::SignedDuration;
use jobs::{Failure, Job, Registry, Running};
use media::{Store, StoreError, names};

use crate::queries;

/// Interval at which the store is swept.
const INTERVAL: SignedDuration = SignedDuration::from_hours(24);
/// Minimum age of a removed picture, longer than any upload takes to add its row.
const WAITS: SignedDuration = SignedDuration::from_hours(24);
/// Number of names looked up at once.
const BATCH_SIZE: usize = 500;

/// The handlers of this feature's jobs.
pub fn jobs(app: &App, store: &Store) -> Registry {
    Registry::new().every(INTERVAL, SweepPictures { app: app.clone(), store: store.clone() })
}

/// Removes pictures of uploads that were never committed, and of removed locations and organizations.
struct SweepPictures {
    app: App,
    store: Store,
}

impl Job for SweepPictures {
    const KIND: &'static str = "sweep_pictures";

    async fn run(&self, running: Running) -> Result<(), Failure> {
        let old = self.store.older_than(running.now() - WAITS);
        let mut batches = old.ready_chunks(BATCH_SIZE);
        while let Some(names) = batches.next().await {
            let files = names.into_iter().collect::<Result<Vec<String>, StoreError>>()?;
            self.sweep(&files).await?;
        }
        Ok(())
    }
}

impl SweepPictures {
    /// Skips files whose name is not that of a picture.
    async fn sweep(&self, files: &[String]) -> Result<(), Failure> {
        let keyed = || files.iter().filter_map(|name| names::key_of(name).map(|key| (name, key)));
        let keys: Vec<String> = keyed().map(|(_, key)| key.to_owned()).collect();
        let mut known = orgs::shown_pictures(&self.app.db, keys.clone()).await?;
        known.extend(queries::known(&self.app.db, keys).await?.into_iter().map(|(_, key)| key));
        for (name, _) in keyed().filter(|(_, key)| !known.iter().any(|known| known == key)) {
            self.store.remove(name).await?;
        }
        Ok(())
    }
}
