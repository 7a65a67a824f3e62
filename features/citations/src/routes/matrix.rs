//! The matrix of locations and directories, and its totals.

use std::collections::{BTreeSet, HashMap, HashSet};

use api::{App, Cursor, Json, Limit, Problem, Query, Result};
use axum::{Extension, extract::State};
use locations::{Filters, Location, LocationFilter, PagePosition, Paging, Search, Sort};
use orgs::{OrgId, Within, may::SeeCitations};

use super::org_of;
use crate::{
    board::{Board, DirectoryState},
    queries,
    rules::{comparison::Reference, deadlines::is_found_by_program, figures::figures},
    settings::Citations,
    types::{
        Cell, Column, DirectoryId, ListingState, Matrix, MatrixFilters, MatrixOrder, MatrixRow, MatrixSort,
        RowLocation, ScoreRow, Summary, TaskState,
    },
};

/// Maximum number of locations that are looked at for one page with a filter by state or country.
const MAX_LOOKED_AT: usize = 5_000;

/// Returns a page of the matrix: the locations that match, each with its listings.
#[utoipa::path(get, path = "/citations", operation_id = "list_citations", tag = "citations",
    extensions(("x-permission" = json!("see_citations"))),
    params(MatrixFilters, MatrixOrder, Paging),
    responses((status = 200, body = Matrix), (status = 422, body = Problem)))]
pub(super) async fn list_citations(
    member: Within<SeeCitations>,
    State(app): State<App>,
    Extension(citations): Extension<Citations>,
    Query(filters): Query<MatrixFilters>,
    Query(order): Query<MatrixOrder>,
    Query(paging): Query<Paging>,
) -> Result<Json<Matrix>> {
    let org = org_of(&member.scope);
    let request = Request { app: &app, scope: &member.scope, search: citations.search(), filters: &filters, org };
    let (places, next_cursor) = match order.sort {
        MatrixSort::Name => request.sorted(Sort::Name, &paging).await?,
        MatrixSort::City => request.sorted(Sort::City, &paging).await?,
        MatrixSort::Score => request.by_score(&paging).await?,
    };
    let board = Board::of(&app, org).await?;
    rows(&app, org, (&board, &filters), places, next_cursor).await.map(Json)
}

/// Request for a page of the matrix.
pub(super) struct Request<'a> {
    pub(super) app: &'a App,
    pub(super) org: &'a OrgId,
    pub(super) scope: &'a orgs::Scope,
    pub(super) search: &'a Search,
    pub(super) filters: &'a MatrixFilters,
}

impl Request<'_> {
    fn location_filters(&self) -> Filters {
        Filters { q: self.filters.search.clone(), label: self.filters.label.clone(), ..Filters::default() }
    }

    async fn in_state(&self) -> Result<Option<HashSet<String>>> {
        let Some(state) = self.filters.state else { return Ok(None) };
        let ids = queries::locations_in_state(&self.app.db, self.org, state).await?;
        Ok(Some(ids.into_iter().map(|(id,)| id.to_string()).collect()))
    }

    fn is_country(&self, location: &Location) -> bool {
        let country = self.filters.country.as_deref().filter(|country| !country.is_empty());
        country.is_none_or(|country| location.details.country.as_deref() == Some(country))
    }

    /// Returns a page in the order of the list of locations.
    pub(super) async fn sorted(&self, sort: Sort, paging: &Paging) -> Result<(Vec<Location>, Option<String>)> {
        let in_state = self.in_state().await?;
        let filters = self.location_filters();
        let is_filtered = in_state.is_some() || self.filters.country.is_some();
        let step = if is_filtered { Limit::largest() } else { paging.limit };
        let mut place = PagePosition::read(paging.cursor.as_deref().filter(|cursor| !cursor.is_empty()), sort)?;
        let (mut rows, mut looked_at) = (Vec::new(), 0);
        loop {
            let filter = LocationFilter::of(&filters);
            let page = self.search.page(self.app, self.scope, filter, place.clone(), step).await?;
            looked_at += page.items.len();
            let is_last = page.next_cursor.is_none();
            for location in page.items {
                place = PagePosition::of(&location, sort);
                let is_wanted = in_state.as_ref().is_none_or(|ids| ids.contains(location.id.as_str()));
                if is_wanted && self.is_country(&location) {
                    rows.push(location);
                    if rows.len() == paging.limit.rows() {
                        return Ok((rows, Some(place.cursor().0).filter(|_| !is_last || is_filtered)));
                    }
                }
            }
            if is_last {
                return Ok((rows, None));
            }
            if looked_at >= MAX_LOOKED_AT {
                return Ok((rows, Some(place.cursor().0)));
            }
        }
    }

    /// Returns a page of the locations with a score, the lowest first.
    pub(super) async fn by_score(&self, paging: &Paging) -> Result<(Vec<Location>, Option<String>)> {
        let after: Option<(f64, String)> =
            paging.cursor.as_deref().filter(|cursor| !cursor.is_empty()).map(Cursor::unpack).transpose()?;
        let in_state = self.in_state().await?;
        let mut seen: Option<HashSet<String>> =
            locations::ids_within(&self.app.db, self.scope, None).await?.map(|ids| ids.into_iter().collect());
        let filters = self.location_filters();
        if LocationFilter::of(&filters).is_some() {
            let matching: HashSet<String> = self.search.ids(self.app, self.org, &filters).await?.into_iter().collect();
            seen = Some(match seen {
                Some(seen) => seen.intersection(&matching).cloned().collect(),
                None => matching,
            });
        }
        let is_in = |set: &Option<HashSet<String>>, id: &str| set.as_ref().is_none_or(|set| set.contains(id));
        let scores: Vec<ScoreRow> = queries::scores(&self.app.db, self.org).await?;
        let mut rows: Vec<Location> = Vec::new();
        let key = |row: &ScoreRow| (row.score.unwrap_or(-1.0), row.location_id.to_string());
        let ahead: Vec<&ScoreRow> = scores
            .iter()
            .filter(|row| is_in(&seen, row.location_id.as_str()) && is_in(&in_state, row.location_id.as_str()))
            .filter(|row| after.as_ref().is_none_or(|after| key(row) > *after))
            .collect();
        let mut last = None;
        for part in ahead.chunks(200) {
            let ids = part.iter().map(|row| row.location_id.to_string()).collect();
            let mut places: HashMap<String, Location> = locations::by_ids(&self.app.db, self.org, ids)
                .await?
                .into_iter()
                .map(|place| (place.id.to_string(), place))
                .collect();
            for row in part {
                if rows.len() == paging.limit.rows() {
                    return Ok((rows, last.map(|last: (f64, String)| Cursor::pack(&last).0)));
                }
                last = Some(key(row));
                rows.extend(places.remove(row.location_id.as_str()).filter(|place| self.is_country(place)));
            }
        }
        Ok((rows, None))
    }
}

/// Returns the rows of locations, and the columns that apply to one of them.
pub(super) async fn rows(
    app: &App,
    org: &OrgId,
    (board, filters): (&Board, &MatrixFilters),
    places: Vec<Location>,
    next_cursor: Option<String>,
) -> Result<Matrix> {
    let ids: Vec<String> = places.iter().map(|place| place.id.to_string()).collect();
    let states = queries::states_of(&app.db, org, ids.clone()).await?;
    let tasks = queries::task_states_of(&app.db, org, ids).await?;
    let task_states: HashMap<(&str, &str), TaskState> =
        tasks.iter().map(|(location, directory, state)| ((location.as_str(), directory.as_str()), *state)).collect();
    let mut by_location: HashMap<&str, Vec<&queries::CheckedListing>> = HashMap::new();
    for state in &states {
        by_location.entry(state.location_id.as_str()).or_default().push(state);
    }
    let mut used: BTreeSet<&str> = BTreeSet::new();
    let mut items = Vec::with_capacity(places.len());
    for place in &places {
        let listings = by_location.remove(place.id.as_str()).unwrap_or_default();
        let fingerprint = Reference::of(place).fingerprint();
        let (applicable, _) = board.applicable(place);
        let is_wanted = |group| filters.group.is_none_or(|requested| requested == group);
        let applicable: Vec<&crate::types::Directory> =
            applicable.into_iter().filter(|directory| is_wanted(directory.details.group)).collect();
        used.extend(applicable.iter().map(|directory| directory.id.as_str()));
        let weighed: Vec<DirectoryState> = listings
            .iter()
            .map(|listing| DirectoryState {
                directory_id: listing.directory_id.clone(),
                state: listing.state,
                score: listing.score,
                fields: Vec::new(),
            })
            .collect();
        let visible: HashSet<&DirectoryId> = applicable.iter().map(|directory| &directory.id).collect();
        let cell = |listing: &&queries::CheckedListing| {
            let is_listed = matches!(listing.state, ListingState::Correct | ListingState::Wrong | ListingState::Unsure);
            visible.contains(&listing.directory_id).then(|| Cell {
                directory_id: listing.directory_id.clone(),
                state: listing.state,
                score: listing.score,
                task_state: task_states.get(&(place.id.as_str(), listing.directory_id.as_str())).copied(),
                is_stale: is_listed && listing.fingerprint != fingerprint,
            })
        };
        items.push(MatrixRow {
            location: RowLocation {
                id: place.id.clone(),
                name: place.details.name.clone(),
                city: place.details.city.clone(),
                country: place.details.country.clone(),
            },
            scores: figures(&board.standings(place, &weighed)),
            applicable: applicable.iter().map(|directory| directory.id.clone()).collect(),
            cells: listings.iter().filter_map(cell).collect(),
        });
    }
    let columns = board.all.iter().filter(|directory| used.contains(directory.id.as_str()));
    let columns = columns.map(|directory| Column {
        directory_id: directory.id.clone(),
        name: directory.details.name.clone(),
        domain: directory.details.domain.clone(),
        tier: directory.details.tier,
    });
    Ok(Matrix { columns: columns.collect(), items, next_cursor })
}

/// Returns totals over all locations that the member sees.
#[utoipa::path(get, path = "/citations/summary", operation_id = "get_citations_summary", tag = "citations",
    extensions(("x-permission" = json!("see_citations"))),
    responses((status = 200, body = Summary)))]
pub(super) async fn get_citations_summary(
    member: Within<SeeCitations>,
    State(app): State<App>,
) -> Result<Json<Summary>> {
    let (org, now) = (org_of(&member.scope), app.now());
    let seen = locations::ids_within(&app.db, &member.scope, None).await?;
    let locations = match &seen {
        Some(ids) => ids.len() as i64,
        None => locations::count(&app.db, org).await?,
    };
    let ids: Option<HashSet<&str>> = seen.as_ref().map(|ids| ids.iter().map(String::as_str).collect());
    let mut scores = queries::scores(&app.db, org).await?;
    scores.retain(|row| ids.as_ref().is_none_or(|ids| ids.contains(row.location_id.as_str())));
    let unsure = queries::count_in_state(&app.db, org, ListingState::Unsure, seen.clone()).await?;
    let (tasks_open, tasks_overdue) = queries::task_counts(&app.db, org, seen, now).await?;
    let board = Board::of(&app, org).await?;
    let used = board.all.iter().filter(|directory| !directory.is_hidden);
    let (automatic, by_hand): (Vec<_>, Vec<_>) = used.partition(|directory| is_found_by_program(directory));
    let total = |number: fn(&ScoreRow) -> i64| scores.iter().map(number).sum();
    Ok(Json(Summary {
        locations,
        checked_locations: scores.len() as i64,
        score: mean(scores.iter().map(|row| row.score)),
        accuracy: mean(scores.iter().map(|row| row.accuracy)),
        coverage: mean(scores.iter().map(|row| row.coverage)),
        checked: mean(scores.iter().map(|row| row.checked)),
        found: total(|row| row.found),
        wrong: total(|row| row.wrong),
        missing: total(|row| row.missing),
        unsure,
        tasks_open,
        tasks_overdue,
        checked_automatically: automatic.len() as i64,
        checked_with_help: by_hand.len() as i64,
    }))
}

/// Returns the mean of the numbers that there are, with one decimal.
fn mean(values: impl Iterator<Item = Option<f64>>) -> Option<f64> {
    let values: Vec<f64> = values.flatten().collect();
    let mean = values.iter().sum::<f64>() / values.len() as f64;
    (!values.is_empty()).then(|| (mean * 10.0).round() / 10.0)
}
