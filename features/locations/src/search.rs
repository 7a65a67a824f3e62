//! Finding the locations that match filters.
//!
//! The first search of an organization reads its folded text into an index in memory. A change of
//! `location_totals.version` shows that any process has written since, and `locations.change` shows which rows. If they
//! are many, all rows are read again. The database searches organizations that are too large for an index; PostgreSQL
//! does so by an index of trigrams.

mod index;
mod summary;

use std::{
    collections::{HashMap, HashSet},
    fmt,
    sync::Arc,
};

use api::{App, Limit, Page};
use db::Db;
use orgs::{Limits, OrgId, Scope};

use self::index::{Index, SearchPage};
use crate::{
    Count, Filters, GoogleState, GoogleStates, Location, OrgCache, PagePosition, Sort,
    map::{self, Grid, MapCells, Pile},
    queries::{self, Candidate, LocationFilter},
};

/// Number of rows per query while an index is built.
const BATCH: i64 = 4_000;
/// Number of rows from which a search runs on a thread of its own, because it takes longer than the handover.
const LARGE: usize = 10_000;
/// Maximum attempts to build an index that is outdated before it is complete.
const ATTEMPTS: usize = 3;
/// Maximum number of written rows that update an index; after more of them, it is built again.
const CHANGES: i64 = 64;
/// With more matches than this, walking a sorted list finds a page of them sooner than sorting them does.
const FEW: i64 = 1_000;

/// The indexes in memory, and the interface to the Business Profiles. Cheap to clone.
#[derive(Clone)]
pub struct Search {
    indexes: OrgCache<CachedIndex>,
    google: Option<Arc<dyn GoogleStates>>,
}

impl fmt::Debug for Search {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Search").field("indexes", &self.indexes).finish_non_exhaustive()
    }
}

#[derive(Default)]
enum CachedIndex {
    #[default]
    Nothing,
    Index(Versioned),
    /// The index was too large with this number of locations. It is built again once there are fewer.
    TooLarge(i64),
}

#[derive(Clone)]
struct Versioned {
    version: i64,
    index: Arc<Index>,
}

impl Search {
    /// Creates a search whose indexes take at most `most_bytes`. An organization that needs more is searched without an
    /// index.
    pub fn new(most_bytes: usize) -> Self {
        Self { indexes: OrgCache::new(most_bytes), google: None }
    }

    /// Adds the interface to the Business Profiles. Without it, no location differs from its profile.
    #[must_use]
    pub fn with_google(self, google: impl GoogleStates + 'static) -> Self {
        Self { google: Some(Arc::new(google)), ..self }
    }

    /// Returns the page of locations after `position`: those within `scope` that match the filter.
    pub async fn page(
        &self,
        app: &App,
        scope: &Scope,
        filter: Option<LocationFilter>,
        position: PagePosition,
        limit: Limit,
    ) -> api::Result<Page<Location>> {
        let org = match scope {
            Scope::Whole(org) => org,
            Scope::Part(org, limits) => {
                let filter = filter.unwrap_or_else(LocationFilter::all);
                let all = self.candidates_within(&app.db, org, limits, &filter).await?;
                return Ok(locations_of(&app.db, org, sorted(all, &position, limit)).await?);
            }
        };
        let sort = position.sort();
        let Some(filter) = filter else {
            let rows = queries::page(&app.db, org, &position, limit).await?;
            return Ok(Page::of(rows, limit, |last| PagePosition::of(last, sort).cursor()));
        };
        if let Some(index) = self.index_for(&app.db, org, &filter).await? {
            let page = searched(&index, move |index| index.page(&filter, &position, limit.rows())).await?;
            return Ok(locations_of(&app.db, org, page).await?);
        }
        if let Some(candidates) = self.listed(&app.db, org, &filter).await? {
            return Ok(locations_of(&app.db, org, sorted(candidates, &position, limit)).await?);
        }
        if filter.narrowest().is_some() {
            let candidates = queries::candidates(&app.db, org, &filter, FEW + 1).await?;
            if candidates.len() as i64 <= FEW {
                return Ok(locations_of(&app.db, org, sorted(candidates, &position, limit)).await?);
            }
        }
        let rows = queries::page_where(&app.db, org, &filter, &position, limit).await?;
        Ok(Page::of(rows, limit, |last| PagePosition::of(last, sort).cursor()))
    }

    /// Counts the locations within `scope`: those that match the filter, and all.
    pub async fn count(&self, app: &App, scope: &Scope, filter: Option<LocationFilter>) -> api::Result<Count> {
        let org = match scope {
            Scope::Whole(org) => org,
            Scope::Part(org, limits) => {
                let total = queries::totals_within(&app.db, org, limits).await?.total;
                let filter = filter.unwrap_or_else(LocationFilter::all);
                let count = self.candidates_within(&app.db, org, limits, &filter).await?.len() as i64;
                return Ok(Count { count, total });
            }
        };
        let total = queries::total(&app.db, org).await?;
        let Some(filter) = filter else { return Ok(Count { count: total, total }) };
        let count = match self.index_for(&app.db, org, &filter).await? {
            Some(index) => searched(&index, move |index| index.count(&filter) as i64).await?,
            None => match self.listed(&app.db, org, &filter).await? {
                Some(candidates) => candidates.len() as i64,
                None => queries::count_where(&app.db, org, &filter).await?,
            },
        };
        Ok(Count { count, total })
    }

    /// Groups the locations within `scope` that match the filter into the cells of a map.
    pub async fn on_map(
        &self,
        app: &App,
        scope: &Scope,
        filter: Option<LocationFilter>,
        grid: Grid,
    ) -> api::Result<MapCells> {
        let filter = filter.unwrap_or_else(LocationFilter::all);
        let org = match scope {
            Scope::Whole(org) => org,
            Scope::Part(org, limits) => {
                return Ok(gathered(self.candidates_within(&app.db, org, limits, &filter).await?, grid));
            }
        };
        match self.index_for(&app.db, org, &filter).await? {
            Some(index) => searched(&index, move |index| index.on_map(&filter, grid)).await,
            None => match self.listed(&app.db, org, &filter).await? {
                Some(candidates) => Ok(gathered(candidates, grid)),
                None => Ok(map::gathered(&app.db, org, &filter, &grid).await?),
            },
        }
    }

    /// Returns the ids of all locations that match the filters, in no order.
    pub async fn ids(&self, app: &App, org: &OrgId, filters: &Filters) -> api::Result<Vec<String>> {
        let Some(filter) = LocationFilter::of(filters) else { return Ok(queries::ids(&app.db, org, None).await?) };
        match self.index_for(&app.db, org, &filter).await? {
            Some(index) => {
                let all = move |index: &Index| index.page(&filter, &PagePosition::start(Sort::Name), index.len());
                Ok(searched(&index, all).await?.ids)
            }
            None => match self.listed(&app.db, org, &filter).await? {
                Some(candidates) => Ok(candidates.into_iter().map(|candidate| candidate.id).collect()),
                None => Ok(queries::ids(&app.db, org, Some(&filter)).await?),
            },
        }
    }

    /// Returns the index if it can answer the filter. Only the database knows the causes of changes and the profiles.
    async fn index_for(&self, db: &Db, org: &OrgId, filter: &LocationFilter) -> db::Result<Option<Arc<Index>>> {
        if filter.needs_database() { Ok(None) } else { self.index(db, org).await }
    }

    /// Returns the matching locations if the filter lists them: by their difference from the Business Profile, or by a
    /// cause with few locations. Walking the sorted list is fast enough for a cause with many.
    async fn listed(&self, db: &Db, org: &OrgId, filter: &LocationFilter) -> api::Result<Option<Vec<Candidate>>> {
        if let Some(state) = filter.google {
            let ids = self.in_state(org, state).await?;
            if ids.is_empty() {
                return Ok(Some(Vec::new()));
            }
            return Ok(Some(queries::candidates_of(db, org, filter, ids).await?));
        }
        match &filter.changed_by {
            Some(cause) => Ok(queries::by_cause(db, org, cause, filter, FEW).await?),
            None => Ok(None),
        }
    }

    /// Returns the locations within limits that match a filter, in no order.
    async fn candidates_within(
        &self,
        db: &Db,
        org: &OrgId,
        limits: &Limits,
        filter: &LocationFilter,
    ) -> api::Result<Vec<Candidate>> {
        let mut candidates = queries::candidates_within(db, org, limits, filter).await?;
        if let Some(state) = filter.google {
            let listed: HashSet<String> = self.in_state(org, state).await?.into_iter().collect();
            candidates.retain(|candidate| listed.contains(&candidate.id));
        }
        Ok(candidates)
    }

    async fn in_state(&self, org: &OrgId, state: GoogleState) -> api::Result<Vec<String>> {
        match &self.google {
            Some(google) => google.in_state(org, state).await,
            None => Ok(Vec::new()),
        }
    }

    /// Returns the current index of an organization; `None` if it would be too large.
    async fn index(&self, db: &Db, org: &OrgId) -> db::Result<Option<Arc<Index>>> {
        let cached = self.indexes.value(org);
        let mut cached = cached.lock().await;
        for _ in 0..ATTEMPTS {
            let (version, total) = queries::version_and_total(db, org).await?;
            let changed = match &*cached {
                CachedIndex::Index(versioned) if versioned.version == version => {
                    return Ok(Some(versioned.index.clone()));
                }
                CachedIndex::TooLarge(before) if total >= *before => return Ok(None),
                CachedIndex::Index(versioned) => changed(db, org, versioned).await?,
                CachedIndex::TooLarge(_) | CachedIndex::Nothing => None,
            };
            let index = if let Some(index) = changed {
                index
            } else {
                *cached = CachedIndex::Nothing;
                let Some(index) = read(db, org, self.indexes.max_size()).await? else {
                    *cached = CachedIndex::TooLarge(total);
                    return Ok(None);
                };
                index
            };
            self.indexes.resize(org, index.bytes());
            *cached = CachedIndex::Index(Versioned { version, index: Arc::new(index) });
        }
        Ok(None)
    }
}

/// Runs a search, on a thread of its own if the index is large, so that it does not block other tasks.
async fn searched<T: Send + 'static>(
    index: &Arc<Index>,
    search: impl FnOnce(&Index) -> T + Send + 'static,
) -> api::Result<T> {
    if index.len() < LARGE {
        return Ok(search(index));
    }
    let index = index.clone();
    tokio::task::spawn_blocking(move || search(&index)).await.map_err(api::Error::internal)
}

/// Updates an index with the rows written since; `None` if all rows must be read again.
async fn changed(db: &Db, org: &OrgId, versioned: &Versioned) -> db::Result<Option<Index>> {
    let Some(ids) = queries::changes(db, org, versioned.version, CHANGES).await? else { return Ok(None) };
    let rows = queries::index_rows_of(db, org, ids.clone()).await?;
    let index = versioned.index.clone();
    on_blocking_thread(move || index.changed(&ids, &rows)).await
}

/// Reads all locations of an organization into an index; `None` if it takes more than `most_bytes`.
async fn read(db: &Db, org: &OrgId, most_bytes: usize) -> db::Result<Option<Index>> {
    let mut index = Index::default();
    let mut after = String::new();
    loop {
        let rows = queries::index_rows(db, org, &after, BATCH).await?;
        for row in &rows {
            if !index.push(row) {
                return Ok(None);
            }
        }
        if index.bytes() > most_bytes {
            return Ok(None);
        }
        match rows.last() {
            Some(last) if rows.len() as i64 == BATCH => after.clone_from(&last.id),
            _ => return on_blocking_thread(move || Some(index.sorted())).await,
        }
    }
}

/// Runs work that takes milliseconds on a thread of its own.
async fn on_blocking_thread<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> db::Result<T> {
    tokio::task::spawn_blocking(work).await.map_err(|e| db::Error::Aborted(e.to_string()))
}

/// Reads the found locations, in the same order.
async fn locations_of(db: &Db, org: &OrgId, page: SearchPage) -> db::Result<Page<Location>> {
    let next_cursor = page.next.map(|position| position.cursor().0);
    if page.ids.is_empty() {
        return Ok(Page { items: Vec::new(), next_cursor });
    }
    let mut rows: HashMap<String, Location> =
        queries::by_ids(db, org, page.ids.clone()).await?.into_iter().map(|row| (row.id.to_string(), row)).collect();
    Ok(Page { items: page.ids.iter().filter_map(|id| rows.remove(id)).collect(), next_cursor })
}

/// Groups candidates into the cells of a map.
fn gathered(candidates: Vec<Candidate>, grid: Grid) -> MapCells {
    let mut pile = Pile::new(grid);
    for candidate in candidates {
        pile.add(
            candidate.latitude.zip(candidate.longitude),
            candidate.city_key.as_bytes(),
            candidate.health,
            candidate.id,
        );
    }
    pile.gathered()
}

/// Sorts a few candidates and returns the page after `position`.
fn sorted(candidates: Vec<Candidate>, position: &PagePosition, limit: Limit) -> SearchPage {
    let places = candidates.into_iter().map(|row| match position {
        PagePosition::Name(..) => PagePosition::Name(row.name_key, row.id),
        PagePosition::City(..) => PagePosition::City(row.city_key, row.id),
        PagePosition::Rating(..) => PagePosition::Rating(row.rating_key, row.id),
        PagePosition::Reviews(..) => PagePosition::Reviews(row.reviews, row.id),
        PagePosition::LastSync(..) => PagePosition::LastSync(row.last_sync_key, row.id),
        PagePosition::Health(..) => PagePosition::Health(row.health, row.id),
    });
    let mut after: Vec<PagePosition> = places.filter(|other| other.compare(position).is_gt()).collect();
    after.sort_unstable_by(PagePosition::compare);
    let has_more = after.len() > limit.rows();
    after.truncate(limit.rows());
    let next = if has_more { after.last().cloned() } else { None };
    SearchPage { ids: after.into_iter().map(PagePosition::into_id).collect(), next }
}
