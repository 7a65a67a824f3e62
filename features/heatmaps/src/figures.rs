//! Ranks as of a time, for reports.

use std::collections::HashMap;

use api::App;
use jiff::{SignedDuration, Timestamp};
use locations::LocationId;
use orgs::OrgId;

use crate::{
    queries::{self, NewestScan, PanelFilter},
    routes::panel_of,
    rules::noise::Verdict,
    scans::detail,
    types::{Figures, PinKind, ScanChange},
};

/// Maximum number of panels of a report.
const MAX_PANELS: i64 = 200;
/// Maximum age of a scan that stands for the end of a period.
const MAX_AGE: SignedDuration = SignedDuration::from_hours(45 * 24);

/// Figures of one scan.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RankFigures {
    /// Time of the scan.
    pub at: Timestamp,
    /// Average rank where found.
    pub arp: Option<f64>,
    /// Average total rank: an absent business counts as 21.
    pub atrp: Option<f64>,
    /// Share of local voice: percentage of pins in the top 3.
    pub solv: Option<f64>,
    /// Rank at the center.
    pub center: Option<i64>,
}

/// Rank of a location for search words, as of the end of a period.
#[derive(Clone, Debug, PartialEq)]
pub struct RankStanding {
    /// Id of the panel.
    pub panel_id: String,
    /// Id of its newest scan.
    pub scan_id: String,
    /// Location.
    pub location_id: LocationId,
    /// Search words.
    pub keyword: String,
    /// Number of rows and of columns of the grid.
    pub size: i64,
    /// Figures of the newest scan.
    pub now: RankFigures,
    /// Figures of the newest scan before the period; `None` without one.
    pub before: Option<RankFigures>,
    /// Difference of SoLV beyond which a change is real; `None` when the noise is unknown.
    pub band: Option<f64>,
    /// True when the program measured that the newest scan differs from those before it by more than noise.
    pub is_real: bool,
}

/// Pin of a grid.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RankPin {
    /// Row, from 0 in the north.
    pub row: i64,
    /// Column, from 0 in the west.
    pub column: i64,
    /// Rank, or its estimate; `None` without one.
    pub rank: Option<f64>,
    /// True when the business is not among the first 20.
    pub is_absent: bool,
}

/// Grid of a scan.
#[derive(Clone, Debug, PartialEq)]
pub struct RankGrid {
    /// Distance between neighboring pins, in meters.
    pub spacing_m: f64,
    /// Pins, row by row from the north-west; those that were not asked are left out.
    pub pins: Vec<RankPin>,
}

/// Returns the ranks at these locations, `None` for all, as of the end of a period: of panels with a scan in it, or at most
/// 45 days before its end. At most 200.
pub async fn standings(
    app: &App,
    org: &OrgId,
    locations: Option<Vec<String>>,
    (since, until): (Timestamp, Timestamp),
) -> api::Result<Vec<RankStanding>> {
    let filter = PanelFilter { locations, ..PanelFilter::default() };
    let panels = queries::by_keyword(&app.db, org, filter, None, MAX_PANELS).await?;
    let ids: Vec<String> = panels.iter().map(|panel| panel.id.to_string()).collect();
    let earliest = since.min(until.checked_sub(MAX_AGE).unwrap_or(since));
    let now = queries::newest_scans(&app.db, org, ids.clone(), (earliest, until)).await?;
    let before = (since.checked_sub(MAX_AGE).unwrap_or(since), since);
    let before = of_panels(queries::newest_scans(&app.db, org, ids, before).await?);
    let mut now = of_panels(now);
    let standing = panels.into_iter().filter_map(|panel| {
        let newest = now.remove(panel.id.as_str())?;
        let earlier = before.get(panel.id.as_str()).filter(|scan| scan.id != newest.id);
        let change: Option<ScanChange> = panel.change.and_then(|change| serde_json::from_value(change).ok());
        let change = change.filter(|_| panel.latest_scan_id.as_ref() == Some(&newest.id));
        Some(RankStanding {
            scan_id: newest.id.to_string(),
            now: figures(&newest)?,
            before: earlier.and_then(figures),
            band: change.as_ref().map(|change| change.solv.band),
            is_real: change.is_some_and(|change| change.solv.verdict == Verdict::Real),
            panel_id: panel.id.to_string(),
            location_id: panel.location_id,
            keyword: panel.keyword,
            size: panel.size,
        })
    });
    Ok(standing.collect())
}

/// Returns the grid of the newest scan of a standing; `None` when it was deleted meanwhile.
pub async fn grid(app: &App, org: &OrgId, standing: &RankStanding) -> api::Result<Option<RankGrid>> {
    let (Ok(panel), Ok(scan)) = (standing.panel_id.parse(), standing.scan_id.parse()) else { return Ok(None) };
    let Some(panel) = queries::find_panel(&app.db, org, &panel).await? else { return Ok(None) };
    let Some(scan) = queries::find_scan(&app.db, org, &scan).await? else { return Ok(None) };
    let detail = detail(app, org, scan, panel_of(app, org, panel).await?).await?;
    let pins = detail.grid.iter().filter(|pin| !matches!(pin.state, PinKind::Excluded | PinKind::Waiting));
    let pins = pins.map(|pin| RankPin {
        row: pin.row,
        column: pin.column,
        rank: pin.rank,
        is_absent: pin.state == PinKind::Absent,
    });
    Ok(Some(RankGrid { spacing_m: detail.spacing_m, pins: pins.collect() }))
}

/// Returns the number of scans that ended in a period at these locations, `None` for all.
pub async fn scans_in_period(
    app: &App,
    org: &OrgId,
    locations: Option<Vec<String>>,
    period: (Timestamp, Timestamp),
) -> api::Result<i64> {
    Ok(queries::scans_in_period(&app.db, org, locations, period).await?)
}

fn of_panels(scans: Vec<NewestScan>) -> HashMap<String, NewestScan> {
    scans.into_iter().map(|scan| (scan.panel_id.to_string(), scan)).collect()
}

fn figures(scan: &NewestScan) -> Option<RankFigures> {
    let figures: Figures = serde_json::from_value(scan.figures.clone()?).ok()?;
    Some(RankFigures {
        at: scan.created_at,
        arp: figures.arp,
        atrp: figures.atrp,
        solv: figures.solv,
        center: figures.center,
    })
}
