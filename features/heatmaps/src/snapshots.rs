//! Frozen scans, for pictures and for links that show a scan without an account.

use api::{App, Error, Kind, Result};
use orgs::{OrgId, Scope};

use crate::{
    queries,
    routes::{org_of, panel_of, seen_scan},
    scans::detail,
    types::{Business, ScanDetail, ScanId, ScanPin, ScanSnapshot, SnapshotBusiness, SnapshotPin},
};

/// Maximum number of businesses in a snapshot, the measured one included.
const MAX_BUSINESSES: usize = 21;

/// Returns a scan with results, frozen, within a scope.
///
/// # Errors
/// 404 for another id, 409 `scan_not_ready` for a scan under way or without results.
pub async fn snapshot(app: &App, scope: &Scope, id: &ScanId) -> Result<ScanSnapshot> {
    let org = org_of(scope);
    let (scan, panel) = seen_scan(app, scope, id).await?;
    let is_open = scan.state.is_open();
    let location = locations::find(&app.db, org, &panel.location_id).await?.ok_or_else(Error::not_found)?;
    let detail = detail(app, org, scan, panel_of(app, org, panel).await?).await?;
    if is_open {
        return Err(not_ready());
    }
    frozen(detail, location.details.service_area_business).ok_or_else(not_ready)
}

/// Returns the title of a scan within a scope: search words and location.
///
/// # Errors
/// 404 for another id.
pub async fn title(app: &App, scope: &Scope, id: &ScanId) -> Result<String> {
    let (_, panel) = seen_scan(app, scope, id).await?;
    let panel = panel_of(app, org_of(scope), panel).await?;
    Ok(format!("{}, {}", panel.keyword, panel.location_name))
}

/// Returns whether the location of a scan hides its address now; `None` when the scan or its location was deleted.
pub async fn is_address_hidden(app: &App, org: &OrgId, id: &ScanId) -> Result<Option<bool>> {
    let Some(scan) = queries::find_scan(&app.db, org, id).await? else { return Ok(None) };
    let Some(panel) = queries::find_panel(&app.db, org, &scan.panel_id).await? else { return Ok(None) };
    let location = locations::find(&app.db, org, &panel.location_id).await?;
    Ok(location.map(|location| location.details.service_area_business))
}

fn not_ready() -> Error {
    Error::new(Kind::Conflict, "scan_not_ready", "This scan has no results yet.")
}

/// Freezes a scan; `None` for one without results.
fn frozen(detail: ScanDetail, is_address_hidden: bool) -> Option<ScanSnapshot> {
    let ScanDetail { scan, panel, spacing_m, grid, businesses } = detail;
    let pin = |pin: ScanPin| SnapshotPin { row: pin.row, column: pin.column, state: pin.state, rank: pin.rank };
    let business = |business: Business| SnapshotBusiness {
        name: business.name,
        is_own: business.is_own,
        rating: business.rating,
        reviews: business.reviews,
        found_in: business.found_in,
        arp: business.arp,
        solv: business.solv,
    };
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
        businesses: businesses.into_iter().take(MAX_BUSINESSES).map(business).collect(),
    })
}
