//! Finding the reviews that match filters, in each order.
//!
//! The first filtered list of an organization reads its reviews into an index in memory, so that any filter with any order
//! takes well under a millisecond. Each write raises the version of the reviews and notes which ones it wrote
//! ([`Changes`](crate::queries::Changes)); the next list updates the index with those, or reads all again when they are many.
//! Frequent words are looked for in the order of the list. Rare ones, and organizations that are too large for an index, are
//! left to the database.

mod attributes;
mod index;

use std::{collections::HashMap, fmt, sync::Arc};

use api::{Limit, Page};
use db::{Db, Result};
use locations::OrgCache;
use orgs::OrgId;

use self::index::{FoundPage, Index};
use crate::{
    queries::{self, Position, ReviewFilter},
    types::Row,
};

/// Number of rows per query while an index is built.
const BATCH: i64 = 4_000;
/// Number of rows from which a search runs on a thread of its own, because it takes longer than the handover.
const LARGE: usize = 200_000;
/// Maximum attempts to bring an index up to date.
const ATTEMPTS: usize = 3;
/// Maximum number of written reviews that update an index; after more of them, it is built again.
const CHANGES: i64 = 200;

/// Number of reviews whose words are compared first.
const FIRST_COMPARED: usize = 128;
/// Maximum number of reviews whose words are compared before the full-text index is asked.
const MAX_COMPARED: usize = 1_024;
/// Maximum number of reviews whose words are compared when the full-text index has too many matches.
const MAX_COMPARED_FREQUENT: usize = 16 * 1_024;

/// The indexes in memory. Cheap to clone.
#[derive(Clone)]
pub struct Search {
    indexes: OrgCache<IndexState>,
}

impl fmt::Debug for Search {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Search").field("indexes", &self.indexes).finish()
    }
}

impl Default for Search {
    fn default() -> Self {
        Self::new(256 * 1024 * 1024)
    }
}

#[derive(Default)]
enum IndexState {
    #[default]
    Nothing,
    Index {
        version: i64,
        index: Arc<Index>,
    },
    /// The index was too large, or a review has an id of another form.
    Impossible,
}

impl Search {
    /// Creates a search whose indexes take at most `max_bytes`. An organization that needs more is searched without an
    /// index.
    pub fn new(max_bytes: usize) -> Self {
        Self { indexes: OrgCache::new(max_bytes) }
    }

    /// Returns the page of reviews after `position`; `None` when the index cannot answer the filter.
    pub(crate) async fn page(
        &self,
        db: &Db,
        org: &OrgId,
        filter: &ReviewFilter,
        position: &Position,
        limit: Limit,
    ) -> Result<Option<Page<Row>>> {
        if filter.import.is_some() {
            return Ok(None);
        }
        let Some(index) = self.index(db, org).await? else { return Ok(None) };
        let found = match &filter.words {
            Some(pattern) => {
                with_words(db, org, &index, (filter, pattern), (position, limit.rows()), MAX_COMPARED).await?
            }
            None => Some(page(&index, filter, position, limit.rows()).await?),
        };
        match found {
            Some(found) => shown(db, org, found).await.map(Some),
            None => Ok(None),
        }
    }

    /// Returns the page of the matching reviews after `position` among those that the full-text index found; `None` for `ids`
    /// when it found too many. `None` when the index cannot answer the filter.
    pub(crate) async fn page_among(
        &self,
        db: &Db,
        org: &OrgId,
        (filter, ids): (&ReviewFilter, Option<&[String]>),
        position: &Position,
        limit: Limit,
    ) -> Result<Option<Page<Row>>> {
        let Some(pattern) = filter.words.as_ref().filter(|_| filter.import.is_none()) else { return Ok(None) };
        let Some(index) = self.index(db, org).await? else { return Ok(None) };
        let limit = limit.rows();
        let found = match ids {
            Some(ids) => Some(among(db, org, &index, (filter, pattern), (position, limit), ids).await?),
            None => with_words(db, org, &index, (filter, pattern), (position, limit), MAX_COMPARED_FREQUENT).await?,
        };
        match found {
            Some(found) => shown(db, org, found).await.map(Some),
            None => Ok(None),
        }
    }

    /// Returns the current index of an organization; `None` if there can be none.
    async fn index(&self, db: &Db, org: &OrgId) -> Result<Option<Arc<Index>>> {
        let made = self.indexes.value(org);
        let mut made = made.lock().await;
        for _ in 0..ATTEMPTS {
            let (current, oldest) = queries::version(db, org).await?;
            let updated = match std::mem::take(&mut *made) {
                IndexState::Impossible => {
                    *made = IndexState::Impossible;
                    return Ok(None);
                }
                IndexState::Index { version, index } if version == current => {
                    *made = IndexState::Index { version, index: index.clone() };
                    return Ok(Some(index));
                }
                IndexState::Index { version, index } if version >= oldest => updated(db, org, (version, index)).await?,
                IndexState::Index { .. } | IndexState::Nothing => None,
            };
            let index = if let Some(index) = updated {
                index
            } else if let Some(index) = read(db, org, self.indexes.max_size()).await? {
                Arc::new(index)
            } else {
                *made = IndexState::Impossible;
                return Ok(None);
            };
            self.indexes.resize(org, index.bytes());
            *made = IndexState::Index { version: current, index };
        }
        Ok(None)
    }
}

/// Returns a page of the index, read on a thread of its own if the index is large, so that it does not block other tasks.
async fn page(index: &Arc<Index>, filter: &ReviewFilter, position: &Position, limit: usize) -> Result<FoundPage> {
    if index.len() < LARGE {
        return Ok(index.page(filter, position, limit));
    }
    let (index, filter, position) = (index.clone(), filter.clone(), position.clone());
    on_blocking_thread(move || index.page(&filter, &position, limit)).await
}

/// Returns the page of reviews with some words by comparing the words of the reviews in the order of the list. `None` when
/// they are so rare that this would compare more than `max_compared`.
async fn with_words(
    db: &Db,
    org: &OrgId,
    index: &Arc<Index>,
    (filter, pattern): (&ReviewFilter, &str),
    (position, limit): (&Position, usize),
    max_compared: usize,
) -> Result<Option<FoundPage>> {
    let (mut position, mut ids) = (position.clone(), Vec::new());
    let (mut compared, mut batch) = (0, FIRST_COMPARED);
    while compared < max_compared {
        let list = page(index, filter, &position, batch).await?;
        compared += list.ids.len();
        let matching = queries::with_words(db, org, list.ids.clone(), pattern).await?;
        ids.extend(list.ids.into_iter().filter(|id| matching.contains(id)));
        if ids.len() > limit {
            return Ok(Some(page_of(index, ids, (&position, limit))));
        }
        let Some(next) = list.next else { return Ok(Some(FoundPage { ids, next: None })) };
        let missing = limit + 1 - ids.len();
        let expected = missing * compared / ids.len().max(1);
        if compared + expected > max_compared {
            return Ok(None);
        }
        position = next;
        batch = (expected + FIRST_COMPARED).min(MAX_COMPARED);
    }
    Ok(None)
}

/// Returns the page of those reviews among `candidates` that match the filter and have its words.
async fn among(
    db: &Db,
    org: &OrgId,
    index: &Index,
    (filter, pattern): (&ReviewFilter, &str),
    (position, limit): (&Position, usize),
    candidates: &[String],
) -> Result<FoundPage> {
    let mut ids = Vec::new();
    for batch in index.among(filter, position, candidates).chunks(FIRST_COMPARED) {
        let matching = queries::with_words(db, org, batch.to_vec(), pattern).await?;
        ids.extend(batch.iter().filter(|id| matching.contains(*id)).cloned());
        if ids.len() > limit {
            break;
        }
    }
    Ok(page_of(index, ids, (position, limit)))
}

/// Returns the first `limit` of these reviews as a page, which is the last one if there are no more.
fn page_of(index: &Index, mut ids: Vec<String>, (position, limit): (&Position, usize)) -> FoundPage {
    let has_more = ids.len() > limit;
    ids.truncate(limit);
    let last = ids.last().filter(|_| has_more);
    FoundPage { next: last.and_then(|last| index.position(position.sort(), last)), ids }
}

/// Updates an index with the reviews written since its version; `None` if all must be read again.
async fn updated(db: &Db, org: &OrgId, (version, mut index): (i64, Arc<Index>)) -> Result<Option<Arc<Index>>> {
    let ids = queries::written_after(db, org, version, CHANGES + 1).await?;
    if ids.len() as i64 > CHANGES {
        return Ok(None);
    }
    let rows = queries::index_rows_of(db, org, ids.clone()).await?;
    on_blocking_thread(move || Arc::make_mut(&mut index).update(&ids, &rows).then_some(index)).await
}

/// Reads all reviews of an organization into an index; `None` if it takes more than `max_bytes`.
async fn read(db: &Db, org: &OrgId, max_bytes: usize) -> Result<Option<Index>> {
    let mut index = Index::default();
    let mut after = String::new();
    loop {
        let rows = queries::index_rows(db, org, &after, BATCH).await?;
        if !rows.iter().all(|row| index.push(row)) || index.bytes() > max_bytes {
            return Ok(None);
        }
        match rows.last() {
            Some(last) if rows.len() as i64 == BATCH => after.clone_from(&last.id),
            _ => break,
        }
    }
    on_blocking_thread(move || {
        index.sort();
        Some(index)
    })
    .await
}

/// Runs work that takes milliseconds on a thread of its own.
async fn on_blocking_thread<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T> {
    tokio::task::spawn_blocking(work).await.map_err(|e| db::Error::Aborted(e.to_string()))
}

/// Reads the found reviews, in the same order.
async fn shown(db: &Db, org: &OrgId, FoundPage { ids, next }: FoundPage) -> Result<Page<Row>> {
    let next_cursor = next.map(|position| position.cursor().0);
    let rows = queries::by_ids(db, org, ids.clone()).await?;
    let mut rows: HashMap<String, Row> = rows.into_iter().map(|row| (row.id.to_string(), row)).collect();
    Ok(Page { items: ids.iter().filter_map(|id| rows.remove(id)).collect(), next_cursor })
}
