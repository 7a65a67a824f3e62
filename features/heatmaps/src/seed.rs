//! Sample data: a panel with scans in the past, as a demo shows them.

use api::Error;
use db::Tx;
use jiff::{SignedDuration, Timestamp};
use locations::{Location, LocationId};
use orgs::{OrgId, UserId};
use serde_json::json;

use crate::{
    heatmaps::announce,
    queries::{self, Latest, ScanEnd},
    rules::{
        change::{ScanFigures, change, is_drop},
        layout::Layout,
        results::{Collector, figures},
        search_settings::{fingerprint, layout},
    },
    scans::{business_of, pack},
    types::{
        Cause, Device, GridUnit, Mode, PanelRow, Provider, ScanId, ScanRow, Schedule, SearchResult, SearchSettings,
        State,
    },
};

/// Price of a sample answer, in millionths of a dollar.
const PRICE: i64 = 600;
/// Time between sample scans.
const BETWEEN_SCANS: SignedDuration = SignedDuration::from_hours(7 * 24);
/// Number of values of SoLV that the list of panels shows.
const TREND: usize = 12;

/// Panel of a demo.
#[derive(Clone, Debug)]
pub struct SamplePanel {
    /// Search words.
    pub keyword: String,
    /// Language of the search: ISO 639-1.
    pub language: &'static str,
    /// Country of the search: ISO 3166 alpha-2.
    pub country: &'static str,
    /// Number of rows and of columns.
    pub size: i64,
    /// Distance from the center to the outer rows, in kilometers.
    pub radius: f64,
}

/// Result at a pin.
#[derive(Clone, Debug)]
pub struct SampleResult {
    /// Name.
    pub name: String,
    /// Place id of Google.
    pub place_id: Option<String>,
    /// Customer id of Google.
    pub cid: String,
    /// Latitude and longitude.
    pub point: (f64, f64),
    /// Average rating.
    pub rating: Option<f64>,
    /// Number of reviews.
    pub reviews: i64,
    /// Category.
    pub category: String,
}

/// Panel with its past scans, ready to be written.
#[derive(Clone, Debug)]
pub struct SampleHistory {
    panel: PanelRow,
    scans: Vec<(ScanRow, ScanEnd)>,
    latest: Latest,
}

impl SampleHistory {
    /// Measures a location at these times, the oldest first. `ranking` returns the results at a point and time, in the order
    /// of their rank; the number differs for each question of a scan. Takes seconds of processor time: call it outside of
    /// transactions.
    ///
    /// # Errors
    /// When the location has no coordinates, or there are no times.
    pub fn measure(
        (user, location): (&UserId, &Location),
        sample: &SamplePanel,
        times: &[Timestamp],
        ranking: impl Fn((f64, f64), Timestamp, u64) -> Vec<SampleResult>,
    ) -> api::Result<Self> {
        let panel = panel(location, user, sample, times)?;
        let search = panel.search();
        let layout = layout(&search).map_err(Error::internal)?;
        let (mut earlier, mut scans): (Vec<ScanFigures>, Vec<(ScanRow, ScanEnd)>) = (Vec::new(), Vec::new());
        for (number, at) in times.iter().enumerate() {
            let scan = SampleScan { panel: &panel, location, layout: &layout, number: number as u64, at: *at };
            let (row, ended, measured) = scan.measure(&earlier, &ranking)?;
            scans.push((row, ended));
            earlier.push(measured);
        }
        let trend: Vec<f64> = earlier.iter().rev().take(TREND).rev().filter_map(|scan| scan.figures.solv).collect();
        let (Some((row, ended)), Some(measured)) = (scans.last(), earlier.last()) else {
            return Err(Error::internal("no sample scans"));
        };
        let latest = Latest {
            scan: row.id.clone(),
            at: row.created_at,
            atrp: measured.figures.atrp,
            solv: measured.figures.solv,
            change: ended.change.clone(),
            trend: json!(trend),
            is_dropped: ended
                .change
                .clone()
                .and_then(|change| serde_json::from_value(change).ok())
                .is_some_and(|change| is_drop(&change)),
        };
        Ok(Self { panel, scans, latest })
    }

    /// Writes the panel and its scans. The location of the organization is the shop that was scanned.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn seed(self, tx: &mut Tx, org: &OrgId, user: &UserId, location: &LocationId) -> db::Result<()> {
        let panel = PanelRow { location_id: location.clone(), created_by: user.clone(), ..self.panel.clone() };
        let fingerprint = fingerprint(location.as_str(), &panel.keyword, &panel.search());
        queries::add_panel(tx, org, &panel, &fingerprint).await?;
        for (row, ended) in self.scans {
            queries::add_scan(tx, org, &row).await?;
            queries::end_scan(tx, org, &row.id, ended, row.created_at).await?;
        }
        queries::note_latest(tx, org, &self.panel.id, self.latest).await?;
        announce(tx, org, None);
        Ok(())
    }
}

fn panel(location: &Location, user: &UserId, sample: &SamplePanel, times: &[Timestamp]) -> api::Result<PanelRow> {
    let (first, last) = times.first().zip(times.last()).ok_or_else(|| Error::internal("no sample scans"))?;
    let point = location.details.latitude.zip(location.details.longitude);
    let (latitude, longitude) = point.ok_or_else(|| Error::internal("a sample location without coordinates"))?;
    let search = SearchSettings {
        provider: Provider::DataForSeo,
        device: Device::Mobile,
        language: sample.language.to_owned(),
        country: Some(sample.country.to_owned()),
        zoom: 14,
        latitude,
        longitude,
        size: sample.size,
        radius: sample.radius,
        unit: GridUnit::Km,
        excluded: Vec::new(),
    };
    let target = (location.id.clone(), sample.keyword.clone());
    let row = PanelRow::new(target, &search, (user.clone(), *first));
    let next_scan_at = Some(*last + BETWEEN_SCANS);
    Ok(PanelRow { mode: Mode::Live, schedule: Schedule::Weekly, next_scan_at, ..row })
}

/// Scan of a sample panel.
struct SampleScan<'a> {
    panel: &'a PanelRow,
    location: &'a Location,
    layout: &'a Layout,
    number: u64,
    at: Timestamp,
}

impl SampleScan<'_> {
    fn measure(
        &self,
        earlier: &[ScanFigures],
        ranking: &impl Fn((f64, f64), Timestamp, u64) -> Vec<SampleResult>,
    ) -> api::Result<(ScanRow, ScanEnd, ScanFigures)> {
        let business = business_of(&self.location.details);
        let points = self.layout.points.values();
        // Other control pins each week.
        let control: Vec<usize> = (0..3).map(|pin| (self.number as usize * 7 + pin * 17) % points.len()).collect();
        let mut collector = Collector::default();
        let questions = (0..points.len()).map(|pin| (pin, false)).chain(control.iter().map(|pin| (*pin, true)));
        for (count, (pin, is_control)) in questions.enumerate() {
            let Some(point) = points.get(pin) else { continue };
            let results = ranking((*point).into(), self.at, count as u64);
            let listed: Vec<SearchResult> = (1..).zip(results).map(|(rank, result)| listed(rank, result)).collect();
            collector.add(pin as u32, is_control, Some(&listed));
        }
        let answers = collector.finish(&business);
        let figures = figures(&answers, (&business, self.layout), &[], false);
        let measured = ScanFigures { figures, pairs: answers.pairs.clone() };
        let change = change(&measured, earlier);
        let pins = (points.len() + control.len()) as i64;
        let ended = ScanEnd {
            state: State::Complete,
            code: None,
            cost_micros: pins * PRICE,
            answered: pins,
            figures: Some(serde_json::to_value(&measured.figures).map_err(Error::internal)?),
            change: change.map(serde_json::to_value).transpose().map_err(Error::internal)?,
            answers: Some(pack(&answers)?),
        };
        Ok((self.row(pins, json!(control)), ended, measured))
    }

    fn row(&self, pins: i64, control: serde_json::Value) -> ScanRow {
        ScanRow {
            id: ScanId::new(self.at),
            panel_id: self.panel.id.clone(),
            state: State::Complete,
            code: None,
            cause: Cause::Schedule,
            mode: Mode::Live,
            is_adaptive: false,
            price_micros: Some(PRICE),
            reserved_micros: 0,
            cost_micros: 0,
            pins,
            answered: pins,
            control,
            requested_by: None,
            created_at: self.at,
            started_at: Some(self.at),
            finished_at: None,
            figures: None,
            change: None,
        }
    }
}

fn listed(rank: u32, result: SampleResult) -> SearchResult {
    SearchResult {
        rank,
        name: result.name,
        place_id: result.place_id,
        cid: Some(result.cid),
        point: Some(result.point),
        rating: result.rating,
        reviews: Some(result.reviews),
        category: Some(result.category),
    }
}
