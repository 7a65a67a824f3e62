//! Newest scans of panels before a time, for reports.

use db::{Db, Result, query};
use jiff::Timestamp;
use orgs::OrgId;

use crate::types::{PanelId, ScanId};

/// Newest scan of a panel before a time.
#[derive(Clone, Debug)]
pub(crate) struct NewestScan {
    pub(crate) panel_id: PanelId,
    pub(crate) id: ScanId,
    pub(crate) created_at: Timestamp,
    pub(crate) figures: Option<serde_json::Value>,
}

/// Returns the newest scan with figures of each of these panels in a period.
pub(crate) async fn newest_scans(
    db: &Db,
    org: &OrgId,
    panels: Vec<String>,
    (since, until): (Timestamp, Timestamp),
) -> Result<Vec<NewestScan>> {
    query!(
        NewestScan,
        "select panel_id, id, created_at, figures
         from (select panel_id, id, created_at, figures,
                      row_number() over (partition by panel_id order by id desc) as place
               from heatmap_scans
               where org_id = $1 and panel_id = any($2) and figures is not null and created_at >= $3
                 and created_at < $4) as ranked
         where place = 1",
        org,
        panels,
        since,
        until
    )
    .all(db)
    .await
}

/// Counts the scans with figures that ended in a period at these locations, `None` for all.
pub(crate) async fn scans_in_period(
    db: &Db,
    org: &OrgId,
    locations: Option<Vec<String>>,
    (since, until): (Timestamp, Timestamp),
) -> Result<i64> {
    let count = query!(
        (i64,),
        "select count(*) from heatmap_scans s join heatmap_panels p on p.org_id = s.org_id and p.id = s.panel_id
         where s.org_id = $1 and not p.is_hidden and s.figures is not null and s.finished_at >= $2 and s.finished_at < $3
           and (cast($4 as boolean) or p.location_id = any($5))",
        org,
        since,
        until,
        locations.is_none(),
        locations.unwrap_or_default()
    );
    Ok(count.one(db).await?.0)
}
