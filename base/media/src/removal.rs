//! Removal of pictures that are no longer used.

use db::Tx;
use jiff::Timestamp;
use jobs::{Failure, Job, NewJob, Registry, Running};
use serde_json::json;

use crate::{Store, names};

/// Returns the handler of [`remove`].
pub fn jobs(store: &Store) -> Registry {
    Registry::new().with(RemovePictures { store: store.clone() })
}

/// Removes a picture and its thumbnail after the transaction commits.
pub async fn remove(tx: &mut Tx, key: &str, now: Timestamp) -> db::Result<()> {
    jobs::enqueue(tx, &NewJob::new(RemovePictures::KIND, json!({ "key": key })), now).await.map(drop)
}

struct RemovePictures {
    store: Store,
}

#[derive(serde::Deserialize)]
struct RemovalPayload {
    key: String,
}

impl Job for RemovePictures {
    const KIND: &'static str = "remove_pictures";

    async fn run(&self, running: Running) -> Result<(), Failure> {
        for name in names::files(&running.payload::<RemovalPayload>()?.key) {
            self.store.remove(&name).await?;
        }
        Ok(())
    }
}
