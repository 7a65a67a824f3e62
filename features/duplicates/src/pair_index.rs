//! Pairs of each organization: found on the first request, and then kept up to date with its edits.

use std::{collections::HashSet, sync::Arc};

use api::App;
use db::Db;
use locations::OrgCache;
use orgs::OrgId;
use uuid::Uuid;

use crate::{
    queries,
    rules::{LocationIndex, Pair, Place},
};

/// Number of rows read at once.
const BATCH: i64 = 4_000;
/// Maximum number of changed rows to apply; after more changes, all rows are read again.
const CHANGES: i64 = 500;
/// Maximum number of places in memory, about 300 bytes each. Organizations that were not used for the longest time are
/// dropped first.
const MOST_PLACES: usize = 300_000;

/// Cache of the places and pairs of each organization. Cheap to clone.
#[derive(Clone)]
pub struct Duplicates(OrgCache<Option<DuplicateIndex>>);

struct DuplicateIndex {
    version: i64,
    known: LocationIndex,
    pairs: Arc<Vec<Pair>>,
}

impl Default for Duplicates {
    fn default() -> Self {
        Self(OrgCache::new(MOST_PLACES))
    }
}

impl Duplicates {
    /// Returns the current pairs, the likeliest first.
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
        *made = Some(DuplicateIndex { version, known, pairs: pairs.clone() });
        Ok(pairs)
    }

    /// Returns the current pairs that are not dismissed, the likeliest first.
    pub(crate) async fn open(&self, app: &App, org: &OrgId) -> api::Result<Vec<Pair>> {
        let pairs = self.pairs(app, org).await?;
        let ids = queries::dismissed(&app.db, org).await?.into_iter();
        let dismissed: HashSet<(Uuid, Uuid)> =
            ids.filter_map(|(first, second)| Some((first.parse().ok()?, second.parse().ok()?))).collect();
        Ok(pairs.iter().filter(|pair| !dismissed.contains(&(pair.first, pair.second))).cloned().collect())
    }
}

/// Returns the places brought up to date; `None` when all rows have to be read again.
async fn changed(db: &Db, org: &OrgId, before: DuplicateIndex) -> api::Result<Option<LocationIndex>> {
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

async fn read(db: &Db, org: &OrgId) -> api::Result<LocationIndex> {
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
            return on_blocking_thread(move || LocationIndex::new(places)).await;
        }
    }
}

/// Runs work that takes long on a separate thread.
async fn on_blocking_thread<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> api::Result<T> {
    tokio::task::spawn_blocking(work).await.map_err(api::Error::internal)
}
