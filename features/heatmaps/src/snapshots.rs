//! Frozen scans, for pictures.

use api::{App, Error, Kind, Result};
use orgs::Scope;

use crate::{
    routes::{org_of, seen_scan, shown_one},
    scans::detail,
    types::{ScanDetail, ScanId, ScanPin, ScanSnapshot, SnapshotPin},
};

/// Returns a scan with results, frozen, within a scope.
///
/// # Errors
/// 404 for another id, 409 `scan_not_ready` for a scan under way or without results.
pub async fn snapshot(app: &App, scope: &Scope, id: &str) -> Result<ScanSnapshot> {
    let id: ScanId = id.parse().map_err(|_| Error::not_found())?;
    let org = org_of(scope);
    let (scan, panel) = seen_scan(app, scope, &id).await?;
    let is_open = scan.state.is_open();
    let location = locations::find(&app.db, org, &panel.location_id).await?.ok_or_else(Error::not_found)?;
    let detail = detail(app, org, scan, shown_one(app, org, panel).await?).await?;
    if is_open {
        return Err(not_ready());
    }
    frozen(detail, location.details.service_area_business).ok_or_else(not_ready)
}

fn not_ready() -> Error {
    Error::new(Kind::Conflict, "scan_not_ready", "This scan has no results yet.")
}

/// Freezes a scan; `None` for one without results.
fn frozen(detail: ScanDetail, is_address_hidden: bool) -> Option<ScanSnapshot> {
    let ScanDetail { scan, panel, spacing_m, grid, .. } = detail;
    let pin = |pin: ScanPin| SnapshotPin { row: pin.row, column: pin.column, state: pin.state, rank: pin.rank };
    Some(ScanSnapshot {
        location: panel.location_name,
        city: panel.location_city,
        keyword: panel.keyword,
        at: scan.finished_at.unwrap_or(scan.created_at),
        is_address_hidden,
        size: panel.search.size,
        spacing_m,
        unit: panel.search.unit,
        provider: panel.search.provider,
        device: panel.search.device,
        figures: scan.figures.filter(|figures| figures.measured > 0)?,
        change: scan.change,
        pins: grid.into_iter().map(pin).collect(),
    })
}
