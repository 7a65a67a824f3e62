//! Removing pictures: at once when a photo is deleted, and once a day whatever belongs to no photo.

use api::App;
use db::Tx;
use futures::StreamExt;
use jiff::{SignedDuration, Timestamp};
use jobs::{Failure, Job, NewJob, Registry, Running};
use media::{Store, StoreError};
use serde_json::json;

use crate::{Settings, queries, rules};

/// How often the store is gone through.
const EVERY: SignedDuration = SignedDuration::from_hours(24);
/// A picture may wait so long for its row: longer than any upload takes.
const WAITS: SignedDuration = SignedDuration::from_hours(24);
/// How many names are looked up at once.
const AT_ONCE: usize = 500;

/// The handlers of this feature's jobs.
pub fn jobs(app: &App, settings: &Settings) -> Registry {
    let store = &settings.store;
    Registry::new()
        .with(RemovePictures { store: store.clone() })
        .every(EVERY, SweepPictures { app: app.clone(), store: store.clone() })
}

/// Has the pictures of a deleted photo removed once the transaction is committed.
pub(crate) async fn remove_pictures(tx: &mut Tx, key: &str, now: Timestamp) -> db::Result<()> {
    jobs::enqueue(tx, &NewJob::new(RemovePictures::KIND, json!({ "key": key })), now).await.map(drop)
}

struct RemovePictures {
    store: Store,
}

#[derive(serde::Deserialize)]
struct Of {
    key: String,
}

impl Job for RemovePictures {
    const KIND: &'static str = "remove_pictures";

    async fn run(&self, running: Running) -> Result<(), Failure> {
        for name in rules::names(&running.payload::<Of>()?.key) {
            self.store.remove(&name).await?;
        }
        Ok(())
    }
}

/// What an upload left behind that was never committed, and what went with its location or organisation.
struct SweepPictures {
    app: App,
    store: Store,
}

impl Job for SweepPictures {
    const KIND: &'static str = "sweep_pictures";

    async fn run(&self, running: Running) -> Result<(), Failure> {
        let old = self.store.older_than(running.now() - WAITS);
        let mut batches = old.ready_chunks(AT_ONCE);
        while let Some(names) = batches.next().await {
            let names = names.into_iter().collect::<Result<Vec<String>, StoreError>>()?;
            self.sweep(&names).await?;
        }
        Ok(())
    }
}

impl SweepPictures {
    /// Files that have no name of ours are none of our business.
    async fn sweep(&self, names: &[String]) -> Result<(), Failure> {
        let keyed = || names.iter().filter_map(|name| rules::key_of(name).map(|key| (name, key)));
        let keys = keyed().map(|(_, key)| key.to_owned()).collect();
        let known = queries::known(&self.app.db, keys).await?;
        for (name, _) in keyed().filter(|(_, key)| !known.iter().any(|(_, known)| known == key)) {
            self.store.remove(name).await?;
        }
        Ok(())
    }
}
