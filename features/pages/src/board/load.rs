//! Reads a board, or the part of it that changed.

use std::{
    collections::{BTreeSet, HashMap},
    sync::Arc,
};

use db::Db;
use locations::{Details, Location, LocationId};
use orgs::OrgId;

use super::{Board, Entry, Measure, locations_of};
use crate::{
    measures::{default_measures, title_of},
    queries::{self, Address, PageRow, PrintRow, SiteRow},
    rules::{paths, uniqueness::Prints},
    types::{Language, PageState, SiteSettings},
};

/// Locations per query.
pub(super) const BATCH: usize = 1_000;
/// Maximum number of changed locations or pages that update a board; after more of them, it is built again.
const CHANGES: i64 = 64;

/// Rows that entries are made of.
#[derive(Default)]
struct Rows {
    pages: HashMap<LocationId, PageRow>,
    prints: HashMap<LocationId, Vec<PrintRow>>,
    addresses: HashMap<LocationId, Vec<Address>>,
}

impl Rows {
    fn new(pages: Vec<PageRow>, prints: Vec<PrintRow>, addresses: Vec<Address>) -> Self {
        let mut rows =
            Self { pages: pages.into_iter().map(|row| (row.location_id.clone(), row)).collect(), ..Self::default() };
        for row in prints {
            rows.prints.entry(row.location_id.clone()).or_default().push(row);
        }
        for address in addresses.into_iter().filter(|address| address.is_current) {
            rows.addresses.entry(address.location_id.clone()).or_default().push(address);
        }
        rows
    }
}

/// Returns the board at a version of the site and of the locations.
pub(crate) async fn updated(
    db: &Db,
    org: &OrgId,
    board: Option<&Board>,
    (row, version): (Option<SiteRow>, i64),
) -> api::Result<Board> {
    if let Some(board) = board
        && let Some(changed) = changed(db, org, board, row.as_ref()).await?
    {
        let mut board = Board { row: row.clone(), locations_version: version, ..board.clone() };
        let ids: Vec<String> = changed.into_iter().collect();
        let rows = Rows::new(
            queries::page_rows_of(db, org, ids.clone()).await?,
            queries::print_rows_of(db, org, ids.clone()).await?,
            queries::addresses_of(db, org, ids.clone()).await?,
        );
        for id in &ids {
            if let Ok(id) = id.parse() {
                board.remove(&id);
            }
        }
        add(&mut board, locations_of(db, org, &ids).await?, rows);
        // A location that was removed for good is in no list of changes.
        if board.entries.len() as i64 == locations::count(db, org).await? {
            return Ok(board);
        }
    }
    let settings = row.as_ref().map(settings_of).transpose()?.unwrap_or_default();
    let mut board = Board {
        org: org.clone(),
        row,
        settings,
        is_demo: orgs::is_demo(db, org).await?,
        entries: HashMap::new(),
        order: Vec::new(),
        by_path: HashMap::new(),
        names: Arc::default(),
        counts: HashMap::new(),
        titles: HashMap::new(),
        locations_version: version,
    };
    let rows = Rows::new(
        queries::page_rows(db, org).await?,
        queries::print_rows(db, org).await?,
        queries::addresses_of_org(db, org).await?,
    );
    let ids = locations::ids(db, org, None).await?;
    add(&mut board, locations_of(db, org, &ids).await?, rows);
    Ok(board)
}

/// Returns the settings of a site.
pub(crate) fn settings_of(row: &SiteRow) -> api::Result<SiteSettings> {
    serde_json::from_value(row.settings.clone()).map_err(api::Error::internal)
}

/// Returns the ids of the locations that changed, or whose pages did; `None` when the board is to be built again.
async fn changed(db: &Db, org: &OrgId, board: &Board, row: Option<&SiteRow>) -> api::Result<Option<BTreeSet<String>>> {
    let (Some(before), Some(after)) = (&board.row, row) else { return Ok(None) };
    if before.settings != after.settings || before.version > after.version {
        return Ok(None);
    }
    let Some(mut ids) = changed_locations(db, org, board.locations_version).await? else { return Ok(None) };
    if before.version < after.version {
        let pages = queries::changed_pages(db, org, before.version, CHANGES + 1).await?;
        if pages.len() as i64 > CHANGES {
            return Ok(None);
        }
        ids.extend(pages);
    }
    Ok(Some(ids))
}

async fn changed_locations(db: &Db, org: &OrgId, since: i64) -> api::Result<Option<BTreeSet<String>>> {
    Ok(locations::changes(db, org, since, CHANGES).await?.map(|ids| ids.into_iter().collect()))
}

fn add(board: &mut Board, places: Vec<Location>, mut rows: Rows) {
    // The names of all locations are known before the first text is read.
    for place in &places {
        Arc::make_mut(&mut board.names).add(&place.details);
    }
    let mut entries: Vec<Entry> = places.into_iter().map(|place| entry(board, place, &mut rows)).collect();
    entries.sort_unstable_by(|a, b| (&a.key, a.id()).cmp(&(&b.key, b.id())));
    for entry in entries {
        board.add(entry);
    }
}

fn entry(board: &Board, location: Location, rows: &mut Rows) -> Entry {
    let settings = &board.settings;
    let id = location.id.clone();
    let page = rows.pages.remove(&id);
    let is_shown = page.as_ref().is_some_and(|page| page.state != PageState::Draft);
    let current = rows.addresses.remove(&id).unwrap_or_default();
    let path = |language: Language| {
        let address = current.iter().find(|address| address.language == language && is_shown);
        address.map_or_else(
            || paths::path_of(&location.details, settings.levels, language, settings.default_language),
            |address| address.path.clone(),
        )
    };
    let paths = board.languages().iter().map(|language| (*language, path(*language))).collect();
    let labels = |language: Language| {
        let levels = paths::levels_of(&location.details, settings.levels, language);
        levels.into_iter().map(|level| level.label).collect()
    };
    let labels = board.languages().iter().map(|language| (*language, labels(*language))).collect();
    let mut prints = rows.prints.remove(&id).unwrap_or_default();
    let measures = board.languages().iter().map(|language| {
        let at = prints.iter().position(|row| row.language == *language);
        match at.map(|at| prints.swap_remove(at)) {
            Some(row) => Measure {
                language: *language,
                title: title_of(&row.title, &location.details, *language),
                prints: Prints::unpacked(row.words, &row.prints),
                is_machine: row.is_machine,
                by_appointment: row.by_appointment,
                has_areas: row.has_areas,
            },
            None => default_measures(&location.details, settings, *language, &board.names),
        }
    });
    let measures = measures.collect();
    let details = &location.details;
    let search = [&details.name, &details.city, &details.address].map(String::as_str).join(" ");
    let search = format!("{search} {}", details.postal_code.as_deref().unwrap_or_default());
    Entry {
        key: text::sort_key(&details.name),
        search: text::fold(&search),
        city: text::fold(&details.city),
        point: point_of(details),
        location,
        page,
        paths,
        labels,
        measures,
    }
}

/// Returns the coordinates for distances. A hidden address counts as the center of its city: exact distances from a few
/// points would reveal it.
fn point_of(details: &Details) -> Option<(f64, f64)> {
    if !details.service_area_business {
        return Some((details.latitude?, details.longitude?));
    }
    let city = geo::Address {
        country: details.country.as_deref()?,
        state: details.state.as_deref(),
        city: Some(&details.city),
        ..geo::Address::default()
    };
    geo::locate(&city).map(|position| (position.latitude, position.longitude))
}
