//! SQL of scans.

use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;
use orgs::OrgId;

use crate::types::{PanelId, ScanId, ScanRow, State};

/// Statement that reads scans without their answers: `scans!("condition", arguments)`.
macro_rules! scans {
    ($tail:literal, $($argument:expr),+ $(,)?) => {
        query!(
            ScanRow,
            "select id, panel_id, state, code, cause, mode, is_adaptive, price_micros, reserved_micros, cost_micros, pins,
                    answered, control, requested_by, created_at, started_at, finished_at, figures, change
             from heatmap_scans where org_id = $1 " $tail,
            $($argument),+
        )
    };
}

/// Returns a scan.
pub(crate) async fn find_scan(on: impl Run, org: &OrgId, id: &ScanId) -> Result<Option<ScanRow>> {
    scans!("and id = $2", org, id).lookup().find(on).await
}

/// Returns a scan, locked until the transaction ends.
pub(crate) async fn lock_scan(tx: &mut Tx, org: &OrgId, id: &ScanId) -> Result<Option<ScanRow>> {
    scans!("and id = $2 for update", org, id).find(tx).await
}

/// Returns the scans of a panel, the newest first.
pub(crate) async fn scans_of(on: impl Run, org: &OrgId, panel: &PanelId, limit: i64) -> Result<Vec<ScanRow>> {
    scans!("and panel_id = $2 order by id desc limit $3", org, panel, limit).all(on).await
}

/// Returns the scan of a panel that has not ended.
pub(crate) async fn open_scan(on: impl Run, org: &OrgId, panel: &PanelId) -> Result<Option<ScanId>> {
    let scan = query!(
        (ScanId,),
        "select id from heatmap_scans where org_id = $1 and panel_id = $2 and state in ('queued', 'asking')",
        org,
        panel
    );
    Ok(scan.find(on).await?.map(|(id,)| id))
}

/// Returns the scans of these panels that have not ended.
pub(crate) async fn open_scans(db: &Db, org: &OrgId, panels: Vec<String>) -> Result<Vec<(PanelId, ScanId)>> {
    query!(
        (PanelId, ScanId),
        "select panel_id, id from heatmap_scans
         where org_id = $1 and panel_id = any($2) and state in ('queued', 'asking')",
        org,
        panels
    )
    .all(db)
    .await
}

/// Adds a scan.
pub(crate) async fn add_scan(tx: &mut Tx, org: &OrgId, row: &ScanRow) -> Result<()> {
    query!(
        "insert into heatmap_scans (org_id, id, panel_id, state, code, cause, mode, is_adaptive, price_micros,
             reserved_micros, cost_micros, pins, answered, control, requested_by, created_at, started_at, finished_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)",
        org,
        &row.id,
        &row.panel_id,
        row.state,
        row.code.as_deref(),
        row.cause,
        row.mode,
        row.is_adaptive,
        row.price_micros,
        row.reserved_micros,
        row.cost_micros,
        row.pins,
        row.answered,
        row.control.clone(),
        row.requested_by.as_ref(),
        row.created_at,
        row.started_at,
        row.finished_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Notes that the first question is asked.
pub(crate) async fn start_scan(tx: &mut Tx, org: &OrgId, id: &ScanId, now: Timestamp) -> Result<()> {
    query!(
        "update heatmap_scans set state = 'asking', started_at = $3 where org_id = $1 and id = $2 and state = 'queued'",
        org,
        id,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Notes the answers so far, their cost, and how many are needed.
pub(crate) async fn note_progress(
    tx: &mut Tx,
    org: &OrgId,
    id: &ScanId,
    (answered, pins, cost_micros): (i64, i64, i64),
) -> Result<()> {
    query!(
        "update heatmap_scans set answered = $3, pins = $4, cost_micros = $5 where org_id = $1 and id = $2",
        org,
        id,
        answered,
        pins,
        cost_micros
    )
    .run(tx)
    .await
    .map(drop)
}

/// Adds to the reservation of an open scan. Returns false when it has ended.
pub(crate) async fn add_reservation(tx: &mut Tx, org: &OrgId, id: &ScanId, micros: i64) -> Result<bool> {
    let updated = query!(
        "update heatmap_scans set reserved_micros = reserved_micros + $3
         where org_id = $1 and id = $2 and state in ('queued', 'asking')",
        org,
        id,
        micros
    );
    Ok(updated.run(tx).await? > 0)
}

/// End of a scan.
#[derive(Clone, Debug)]
pub(crate) struct ScanEnd {
    pub(crate) state: State,
    pub(crate) code: Option<String>,
    pub(crate) cost_micros: i64,
    pub(crate) answered: i64,
    pub(crate) figures: Option<serde_json::Value>,
    pub(crate) change: Option<serde_json::Value>,
    /// Packed answers.
    pub(crate) answers: Option<String>,
}

/// Ends a scan.
pub(crate) async fn end_scan(tx: &mut Tx, org: &OrgId, id: &ScanId, ended: ScanEnd, now: Timestamp) -> Result<()> {
    query!(
        "update heatmap_scans set state = $3, code = $4, cost_micros = $5, answered = $6, figures = $7, change = $8,
             answers = $9, finished_at = $10, reserved_micros = 0
         where org_id = $1 and id = $2",
        org,
        id,
        ended.state,
        ended.code,
        ended.cost_micros,
        ended.answered,
        ended.figures,
        ended.change,
        ended.answers,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns the packed answers of a scan; `None` before its end.
pub(crate) async fn answers_of(on: impl Run, org: &OrgId, id: &ScanId) -> Result<Option<String>> {
    let answers = query!((Option<String>,), "select answers from heatmap_scans where org_id = $1 and id = $2", org, id);
    Ok(answers.find(on).await?.and_then(|(answers,)| answers))
}

/// Returns open scans that were requested before a time, with their organization.
pub(crate) async fn scans_open_since(db: &Db, before: Timestamp, limit: i64) -> Result<Vec<(OrgId, ScanId)>> {
    query!(
        (OrgId, ScanId),
        "select org_id, id from heatmap_scans where state in ('queued', 'asking') and created_at < $1
         order by created_at limit $2",
        before,
        limit
    )
    .all(db)
    .await
}
