//! The pairs of each organization, found when somebody first asks and kept up to date by what was written since.

use std::sync::Arc;

use api::App;
use db::Db;
use locations::OrgCache;
use orgs::OrgId;
use uuid::Uuid;

use crate::rules::{Known, Pair, Place};

/// How many rows are read at once.
const BATCH: i64 = 4_000;
/// When more rows than this were written, all are read again.
const CHANGES: i64 = 500;
/// So many places are kept in memory, some 300 bytes each; those of the longest unused organizations go first.
const MOST_PLACES: usize = 300_000;

/// What is known of each organization. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Duplicates(OrgCache<Option<Made>>);

struct Made {
    version: i64,
    known: Known,
    pairs: Arc<Vec<Pair>>,
}

impl Default for Duplicates {
    fn default() -> Self {
        Self(OrgCache::new(MOST_PLACES))
    }
}

impl Duplicates {
    /// The pairs as they are now, the likeliest first.
    pub(crate) async fn pairs(&self, app: &App, org: &OrgId) -> api::Result<Arc<Vec<Pair>>> {
        let made = self.0.value(org);
        let mut made = made.lock().await;
        let version = locations::version(&app.db, org).await?;
        if let Some(made) = made.as_ref().filter(|made| made.version == version) {
            return Ok(made.pairs.clone());
        }
        let before = made.take();
        let changed = match before {
            Some(before) => changed(&app.db, org, before).await?,
            None => None,
        };
        let known = match changed {
            Some(known) => known,
            None => read(&app.db, org).await?,
        };
        let pairs = Arc::new(known.pairs().to_vec());
        self.0.resize(org, known.len());
        *made = Some(Made { version, known, pairs: pairs.clone() });
        Ok(pairs)
    }
}

/// What is known, brought up to date; nothing when all must be read again.
async fn changed(db: &Db, org: &OrgId, before: Made) -> api::Result<Option<Known>> {
    let Some(ids) = locations::changes(db, org, before.version, CHANGES).await? else { return Ok(None) };
    let rows = locations::comparable_of(db, org, ids.clone()).await?;
    let mut known = before.known;
    on_blocking_thread(move || {
        let ids: Vec<Uuid> = ids.iter().filter_map(|id| Uuid::try_parse(id).ok()).collect();
        known.change(&ids, rows.iter().filter_map(Place::of).collect());
        Some(known)
    })
    .await
}

async fn read(db: &Db, org: &OrgId) -> api::Result<Known> {
    let mut places = Vec::new();
    let mut after = String::new();
    loop {
        let rows = locations::comparable(db, org, &after, BATCH).await?;
        let is_last = (rows.len() as i64) < BATCH;
        if let Some(last) = rows.last() {
            after = last.id.to_string();
        }
        places.extend(on_blocking_thread(move || rows.iter().filter_map(Place::of).collect::<Vec<_>>()).await?);
        if is_last {
            return on_blocking_thread(move || Known::new(places)).await;
        }
    }
}

/// Runs on a thread of its own what takes a while.
async fn on_blocking_thread<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> api::Result<T> {
    tokio::task::spawn_blocking(work).await.map_err(api::Error::internal)
}
