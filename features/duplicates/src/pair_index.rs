//! Pairs of each organization: found on the first request, and then kept up to date with its edits.

use std::{collections::HashSet, sync::Arc};

use api::App;
use db::Db;
use locations::OrgCache;
use orgs::OrgId;
use uuid::Uuid;

use crate::{
    queries,
    rules::{ComparableLocation, LocationIndex, Pair},
};

/// Number of rows read at once.
const BATCH: i64 = 4_000;
/// Maximum number of changed rows to apply; after more changes, all rows are read again.
const MAX_CHANGES: i64 = 500;
/// Maximum number of places in memory, about 300 bytes each. Organizations that were not used for the longest time are
/// dropped first.
const MAX_PLACES: usize = 300_000;

/// Cache of the places and pairs of each organization. Cheap to clone.
#[derive(Clone)]
pub struct Duplicates(OrgCache<Option<DuplicateIndex>>);

struct DuplicateIndex {
    version: i64,
    index: LocationIndex,
    pairs: Arc<Vec<Pair>>,
}

impl Default for Duplicates {
    fn default() -> Self {
        Self(OrgCache::new(MAX_PLACES))
    }
}

impl Duplicates {
    /// Returns the current pairs, the likeliest first.
    pub(crate) async fn pairs(&self, app: &App, org: &OrgId) -> api::Result<Arc<Vec<Pair>>> {
        let cached = self.0.value(org);
        let mut cached = cached.lock().await;
        let version = locations::version(&app.db, org).await?;
        if let Some(cached) = cached.as_ref().filter(|cached| cached.version == version) {
            return Ok(cached.pairs.clone());
        }
        let before = cached.take();
        let changed = match before {
            Some(before) => changed(&app.db, org, before).await?,
            None => None,
        };
        let index = match changed {
            Some(index) => index,
            None => read(&app.db, org).await?,
        };
        let pairs = Arc::new(index.pairs().to_vec());
        self.0.resize(org, index.len());
        *cached = Some(DuplicateIndex { version, index, pairs: pairs.clone() });
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
    let Some(ids) = locations::changes(db, org, before.version, MAX_CHANGES).await? else { return Ok(None) };
    let rows = locations::comparable_of(db, org, ids.clone()).await?;
    let mut index = before.index;
    on_blocking_thread(move || {
        let ids: Vec<Uuid> = ids.iter().filter_map(|id| Uuid::try_parse(id).ok()).collect();
        index.change(&ids, rows.iter().filter_map(ComparableLocation::of).collect());
        Some(index)
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
        places.extend(
            on_blocking_thread(move || rows.iter().filter_map(ComparableLocation::of).collect::<Vec<_>>()).await?,
        );
        if is_last {
            return on_blocking_thread(move || LocationIndex::new(places)).await;
        }
    }
}

/// Runs work that takes long on a separate thread.
async fn on_blocking_thread<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> api::Result<T> {
    tokio::task::spawn_blocking(work).await.map_err(api::Error::internal)
}
