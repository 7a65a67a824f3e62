//! A scan with its pins and businesses, finished or under way.

use api::App;
use db::Db;
use orgs::OrgId;

use super::{
    business::business_of,
    finish::{collected, unpack},
    progress::Progress,
};
use crate::{
    queries,
    rules::{
        adaptive::FilledGrid,
        competitors::BUSINESS,
        grid::Size,
        identity::{Business, Identity},
        pin::PinState,
        results::{figures, item},
        search_settings::layout,
    },
    types::{Answers, Business as ShownBusiness, Panel, PinKind, Scan, ScanDetail, ScanPin, ScanRow},
};

/// Returns a scan as it is shown.
pub(crate) async fn detail(app: &App, org: &OrgId, row: ScanRow, panel: Panel) -> api::Result<ScanDetail> {
    let layout = layout(&panel.search).map_err(api::Error::internal)?;
    let location = locations::find(&app.db, org, &panel.location_id).await?.ok_or_else(api::Error::not_found)?;
    let business = business_of(&location.details);
    let excluded = panel.search.excluded_pins();
    let answers = answers(&app.db, org, &row).await?;
    let (is_open, is_adaptive) = (row.state.is_open(), row.is_adaptive);
    let mut scan = Scan::from(row);
    if scan.figures.is_none() && !answers.readings.is_empty() {
        scan.figures = Some(figures(&answers, (&business, &layout), &excluded, is_adaptive));
    }
    let (businesses, order) = businesses(&answers, &business);
    let pins = pins(&answers, (&business, layout.points.size(), &excluded), (is_open, is_adaptive), &order);
    let points = layout.points.values().iter().zip(pins);
    let pins = points.map(|(point, pin)| ScanPin { latitude: point.latitude, longitude: point.longitude, ..pin });
    Ok(ScanDetail { spacing_m: layout.spacing, grid: pins.collect(), businesses, scan, panel })
}

async fn answers(db: &Db, org: &OrgId, row: &ScanRow) -> api::Result<Answers> {
    if row.state.is_open() {
        let progress = Progress::read(db, org, row.clone()).await?;
        return Ok(progress.map(|progress| collected(&progress)).unwrap_or_default());
    }
    let packed = queries::answers_of(db, org, &row.id).await?;
    Ok(packed.map(|packed| unpack(&packed)).transpose()?.unwrap_or_default())
}

/// Returns the businesses as they are shown, and the position there of each business of the answers.
fn businesses(answers: &Answers, business: &Business) -> (Vec<ShownBusiness>, Vec<u32>) {
    let competition = answers.competition(business);
    let keys = answers.keys(business);
    let all = std::iter::once(&competition.target).chain(&competition.table);
    let businesses: Vec<ShownBusiness> = all
        .map(|figures| {
            let listed = keys.iter().position(|key| *key == figures.key).and_then(|at| answers.businesses.get(at));
            let is_unsure = listed.and_then(item).is_some_and(|item| business.identify(&item) == Identity::Unsure);
            ShownBusiness {
                name: figures.name.clone(),
                is_own: figures.key == BUSINESS,
                is_unsure,
                place_id: listed.and_then(|listed| listed.place_id.clone()),
                latitude: listed.and_then(|listed| listed.point).map(|(latitude, _)| latitude),
                longitude: listed.and_then(|listed| listed.point).map(|(_, longitude)| longitude),
                rating: listed.and_then(|listed| listed.rating),
                reviews: listed.and_then(|listed| listed.reviews),
                category: listed.and_then(|listed| listed.category.clone()),
                found_in: figures.found_in as i64,
                top3: figures.top3 as i64,
                best: figures.best.map(i64::from),
                arp: figures.arp,
                atrp: figures.atrp,
                solv: figures.solv,
            }
        })
        .collect();
    let all: Vec<&str> =
        std::iter::once(&competition.target).chain(&competition.table).map(|figures| figures.key.as_str()).collect();
    let place = |key: &String| all.iter().position(|other| *other == key.as_str()).unwrap_or_default() as u32;
    let order = keys.iter().map(place).collect();
    (businesses, order)
}

/// Returns the pins, row by row, without their coordinates.
fn pins(
    answers: &Answers,
    (business, size, excluded): (&Business, Size, &[i64]),
    (is_open, is_adaptive): (bool, bool),
    order: &[u32],
) -> Vec<ScanPin> {
    let grid = answers.grid(business, size, excluded);
    let filled = is_adaptive.then(|| FilledGrid::of(&grid));
    let pin = |(row, column)| {
        let at = (row * size.rows() + column) as u32;
        let reading = answers.readings.iter().find(|reading| reading.pin == at);
        let mut top: Vec<(u32, u32)> = reading.and_then(|reading| reading.top.clone()).unwrap_or_default();
        top.sort_unstable();
        let estimate = filled.as_ref().and_then(|filled| *filled.ranks.at((row, column)));
        let (state, rank) = match grid.at((row, column)) {
            Some(PinState::Rank(rank)) => (PinKind::Rank, Some(f64::from(rank.get()))),
            Some(PinState::Absent) => (PinKind::Absent, None),
            Some(PinState::Excluded) => (PinKind::Excluded, None),
            None if is_open => (PinKind::Waiting, None),
            None if estimate.is_some() => (PinKind::Estimated, estimate.map(|rank| (rank * 10.0).round() / 10.0)),
            Some(PinState::Missing) | None => (PinKind::Missing, None),
        };
        let top = top.iter().filter_map(|(_, business)| order.get(*business as usize).copied()).collect();
        ScanPin { row: row as i64, column: column as i64, latitude: 0.0, longitude: 0.0, state, rank, top }
    };
    size.pins().map(pin).collect()
}
