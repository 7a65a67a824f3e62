//! SQL of panels.

use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;
use locations::LocationId;
use orgs::OrgId;

use crate::types::{NO_SOLV, PanelId, PanelRow, ScanId};

/// Statement that reads whole panels: `panels!("condition", arguments)`.
macro_rules! panels {
    ($tail:literal, $($argument:expr),+ $(,)?) => {
        query!(
            PanelRow,
            "select id, location_id, keyword, provider, device, language, country, zoom, latitude, longitude, size, radius,
                    unit, excluded, mode, is_adaptive, schedule, is_paused, next_scan_at, created_by, created_at,
                    latest_scan_id, latest_at, atrp, solv, change, trend, solv_key
             from heatmap_panels where org_id = $1 " $tail,
            $($argument),+
        )
    };
}

/// Filter of the list: locations and keyword, `None` for all, and whether the newest scan shows a drop.
#[derive(Clone, Debug, Default)]
pub(crate) struct PanelFilter {
    pub(crate) locations: Option<Vec<String>>,
    pub(crate) keyword: Option<String>,
    pub(crate) is_dropped: bool,
}

/// Returns panels, the latest created first, after this id.
pub(crate) async fn newest(
    db: &Db,
    org: &OrgId,
    filter: PanelFilter,
    after: Option<String>,
    limit: i64,
) -> Result<Vec<PanelRow>> {
    panels!(
        "and not is_hidden and (cast($2 as boolean) or location_id = any($3)) and (cast($4 as text) is null or keyword = $4)
           and (not cast($5 as boolean) or dropped_at is not null)
           and (cast($6 as text) is null or id < $6)
         order by id desc limit $7",
        org,
        filter.locations.is_none(),
        filter.locations.unwrap_or_default(),
        filter.keyword,
        filter.is_dropped,
        after,
        limit
    )
    .all(db)
    .await
}

/// Returns panels by keyword, after this keyword and id.
pub(crate) async fn by_keyword(
    db: &Db,
    org: &OrgId,
    filter: PanelFilter,
    after: Option<(String, String)>,
    limit: i64,
) -> Result<Vec<PanelRow>> {
    let (keyword, id) = after.unwrap_or_default();
    panels!(
        "and not is_hidden and (cast($2 as boolean) or location_id = any($3)) and (cast($4 as text) is null or keyword = $4)
           and (not cast($5 as boolean) or dropped_at is not null)
           and (keyword, id) > ($6, $7)
         order by keyword, id limit $8",
        org,
        filter.locations.is_none(),
        filter.locations.unwrap_or_default(),
        filter.keyword,
        filter.is_dropped,
        keyword,
        id,
        limit
    )
    .all(db)
    .await
}

/// Returns panels, the highest SoLV first, after this SoLV and id.
pub(crate) async fn by_solv(
    db: &Db,
    org: &OrgId,
    filter: PanelFilter,
    after: Option<(f64, String)>,
    limit: i64,
) -> Result<Vec<PanelRow>> {
    let (solv, id) = after.unwrap_or((f64::MAX, String::new()));
    panels!(
        "and not is_hidden and (cast($2 as boolean) or location_id = any($3)) and (cast($4 as text) is null or keyword = $4)
           and (not cast($5 as boolean) or dropped_at is not null)
           and (solv_key, id) < ($6, $7)
         order by solv_key desc, id desc limit $8",
        org,
        filter.locations.is_none(),
        filter.locations.unwrap_or_default(),
        filter.keyword,
        filter.is_dropped,
        solv,
        id,
        limit
    )
    .all(db)
    .await
}

/// Returns a panel whose location is not deleted.
pub(crate) async fn find_panel(on: impl Run, org: &OrgId, id: &PanelId) -> Result<Option<PanelRow>> {
    panels!("and id = $2 and not is_hidden", org, id).lookup().find(on).await
}

/// Returns the panel with these settings.
pub(crate) async fn by_fingerprint(tx: &mut Tx, org: &OrgId, fingerprint: &str) -> Result<Option<PanelRow>> {
    panels!("and fingerprint = $2", org, fingerprint).find(tx).await
}

/// Adds a panel.
pub(crate) async fn add_panel(tx: &mut Tx, org: &OrgId, row: &PanelRow, fingerprint: &str) -> Result<()> {
    query!(
        "insert into heatmap_panels (org_id, id, location_id, keyword, provider, device, language, country, zoom, latitude,
             longitude, size, radius, unit, excluded, fingerprint, mode, is_adaptive, schedule, is_paused, next_scan_at,
             created_by, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23)",
        org,
        &row.id,
        &row.location_id,
        &row.keyword,
        row.provider,
        row.device,
        &row.language,
        row.country.as_deref(),
        row.zoom,
        row.latitude,
        row.longitude,
        row.size,
        row.radius,
        row.unit,
        row.excluded.clone(),
        fingerprint,
        row.mode,
        row.is_adaptive,
        row.schedule,
        row.is_paused,
        row.next_scan_at,
        &row.created_by,
        row.created_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Writes how and how often a panel is scanned.
pub(crate) async fn change_panel(tx: &mut Tx, org: &OrgId, row: &PanelRow) -> Result<()> {
    query!(
        "update heatmap_panels set mode = $3, is_adaptive = $4, schedule = $5, is_paused = $6, next_scan_at = $7
         where org_id = $1 and id = $2",
        org,
        &row.id,
        row.mode,
        row.is_adaptive,
        row.schedule,
        row.is_paused,
        row.next_scan_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Sets the time of the next scheduled scan.
pub(crate) async fn schedule_next(tx: &mut Tx, org: &OrgId, id: &PanelId, at: Option<Timestamp>) -> Result<()> {
    query!("update heatmap_panels set next_scan_at = $3 where org_id = $1 and id = $2", org, id, at)
        .run(tx)
        .await
        .map(drop)
}

/// Figures of the newest scan, as the list shows them.
#[derive(Clone, Debug)]
pub(crate) struct Latest {
    pub(crate) scan: ScanId,
    pub(crate) at: Timestamp,
    pub(crate) atrp: Option<f64>,
    pub(crate) solv: Option<f64>,
    pub(crate) change: Option<serde_json::Value>,
    pub(crate) trend: serde_json::Value,
    /// True when the business is found further down than before, by more than noise.
    pub(crate) is_dropped: bool,
}

/// Writes the figures of the newest scan.
pub(crate) async fn note_latest(tx: &mut Tx, org: &OrgId, id: &PanelId, latest: Latest) -> Result<()> {
    query!(
        "update heatmap_panels set latest_scan_id = $3, latest_at = $4, atrp = $5, solv = $6, change = $7, trend = $8,
             solv_key = $9, dropped_at = $10
         where org_id = $1 and id = $2",
        org,
        id,
        &latest.scan,
        latest.at,
        latest.atrp,
        latest.solv,
        latest.change,
        latest.trend,
        latest.solv.unwrap_or(NO_SOLV),
        latest.is_dropped.then_some(latest.at)
    )
    .run(tx)
    .await
    .map(drop)
}

/// Panels whose newest scan shows a drop of rank.
#[derive(Clone, Debug)]
pub(crate) struct Dropped {
    pub(crate) count: i64,
    /// The only one; any of several.
    pub(crate) panel: Option<PanelId>,
    pub(crate) keyword: Option<String>,
    /// Time of the earliest of these scans.
    pub(crate) since: Option<Timestamp>,
}

/// Returns the drops since a time in these locations, `None` for all.
pub(crate) async fn dropped(db: &Db, org: &OrgId, locations: Option<Vec<String>>, since: Timestamp) -> Result<Dropped> {
    query!(
        Dropped,
        "select count(*) as count, min(id) as panel, min(keyword) as keyword, min(dropped_at) as since
         from heatmap_panels
         where org_id = $1 and not is_hidden and dropped_at >= $2 and (cast($3 as boolean) or location_id = any($4))",
        org,
        since,
        locations.is_none(),
        locations.unwrap_or_default()
    )
    .one(db)
    .await
}

/// Removes a panel with its scans.
pub(crate) async fn remove_panel(tx: &mut Tx, org: &OrgId, id: &PanelId) -> Result<()> {
    query!("delete from heatmap_panels where org_id = $1 and id = $2", org, id).run(tx).await.map(drop)
}

/// Hides the panels of deleted locations, or shows them again.
pub(crate) async fn hide_panels(tx: &mut Tx, org: &OrgId, locations: &[LocationId], is_hidden: bool) -> Result<()> {
    let ids: Vec<String> = locations.iter().map(ToString::to_string).collect();
    query!("update heatmap_panels set is_hidden = $3 where org_id = $1 and location_id = any($2)", org, ids, is_hidden)
        .run(tx)
        .await
        .map(drop)
}

/// Returns panels whose scheduled scan is due, with their organization.
pub(crate) async fn due_panels(db: &Db, now: Timestamp, limit: i64) -> Result<Vec<(OrgId, PanelId)>> {
    query!(
        (OrgId, PanelId),
        "select org_id, id from heatmap_panels
         where next_scan_at is not null and next_scan_at <= $1 and not is_paused and not is_hidden
         order by next_scan_at limit $2",
        now,
        limit
    )
    .all(db)
    .await
}

/// Locks a panel until the transaction ends. Returns false when its scheduled scan is not due any more.
pub(crate) async fn lock_due(tx: &mut Tx, org: &OrgId, id: &PanelId, now: Timestamp) -> Result<bool> {
    let panel = query!(
        (PanelId,),
        "select id from heatmap_panels
         where org_id = $1 and id = $2 and next_scan_at is not null and next_scan_at <= $3 and not is_paused for update",
        org,
        id,
        now
    );
    Ok(panel.find(tx).await?.is_some())
}
