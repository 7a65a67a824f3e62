//! SQL of audits.

use db::{Result, Run, Tx, query};
use jiff::Timestamp;
use orgs::{OrgId, UserId};

use crate::types::{AuditId, AuditRow, AuditState};

/// Statement that reads whole audits: `audits!("condition", arguments)`.
macro_rules! audits {
    ($tail:literal, $($argument:expr),+ $(,)?) => {
        query!(
            AuditRow,
            "select id, state, locations, directories, position, total, done, counts, created_at, finished_at
             from citation_audits where org_id = $1 " $tail,
            $($argument),+
        )
    };
}

/// Returns the last audits, the newest first.
pub(crate) async fn audits(on: impl Run, org: &OrgId, limit: i64) -> Result<Vec<AuditRow>> {
    audits!("order by id desc limit $2", org, limit).all(on).await
}

/// Returns an audit.
pub(crate) async fn find_audit(on: impl Run, org: &OrgId, id: &AuditId) -> Result<Option<AuditRow>> {
    audits!("and id = $2", org, id).find(on).await
}

/// Adds an audit. Returns false when one is under way.
pub(crate) async fn add_audit(tx: &mut Tx, org: &OrgId, row: &AuditRow, by: Option<&UserId>) -> Result<bool> {
    let added = query!(
        "insert into citation_audits (org_id, id, state, locations, directories, position, total, done, counts, started_by,
             created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
         on conflict do nothing",
        org,
        &row.id,
        row.state,
        row.locations.clone(),
        row.directories.clone(),
        &row.position,
        row.total,
        row.done,
        row.counts.clone(),
        by,
        row.created_at
    );
    Ok(added.run(tx).await? > 0)
}

/// Notes how far an audit is.
pub(crate) async fn note_progress(tx: &mut Tx, org: &OrgId, row: &AuditRow) -> Result<()> {
    query!(
        "update citation_audits set state = 'running', position = $3, done = $4, counts = $5
         where org_id = $1 and id = $2",
        org,
        &row.id,
        &row.position,
        row.done,
        row.counts.clone()
    )
    .run(tx)
    .await
    .map(drop)
}

/// Ends an audit.
pub(crate) async fn end_audit(tx: &mut Tx, org: &OrgId, id: &AuditId, state: AuditState, now: Timestamp) -> Result<()> {
    query!("update citation_audits set state = $3, finished_at = $4 where org_id = $1 and id = $2", org, id, state, now)
        .run(tx)
        .await
        .map(drop)
}
