//! SQL of evidence.

use db::{Result, Run, Tx, query};
use jiff::Timestamp;
use locations::LocationId;
use orgs::OrgId;

use crate::types::{DirectoryId, EvidenceRow};

/// Returns the checks of a location in a directory, the newest first.
pub(crate) async fn evidence_of(
    on: impl Run,
    org: &OrgId,
    location: &LocationId,
    directory: &DirectoryId,
    limit: i64,
) -> Result<Vec<EvidenceRow>> {
    query!(
        EvidenceRow,
        "select id, at, method, state, score, url, final_url, http_status, sha256, fields, changes, actor_id
         from citation_evidence where org_id = $1 and location_id = $2 and directory_id = $3 order by id desc limit $4",
        org,
        location,
        directory.as_str(),
        limit
    )
    .all(on)
    .await
}

/// Returns the number of checks of a location in each directory.
pub(crate) async fn evidence_counts(
    on: impl Run,
    org: &OrgId,
    location: &LocationId,
) -> Result<Vec<(DirectoryId, i64)>> {
    query!(
        (DirectoryId, i64),
        "select directory_id, count(*) from citation_evidence where org_id = $1 and location_id = $2
         group by directory_id",
        org,
        location
    )
    .all(on)
    .await
}

/// Adds a check.
pub(crate) async fn add_evidence(
    tx: &mut Tx,
    org: &OrgId,
    (location, directory): (&LocationId, &DirectoryId),
    row: &EvidenceRow,
) -> Result<()> {
    query!(
        "insert into citation_evidence (org_id, id, location_id, directory_id, at, method, state, score, url, final_url,
             http_status, sha256, fields, changes, actor_id)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)",
        org,
        &row.id,
        location,
        directory.as_str(),
        row.at,
        row.method,
        row.state,
        row.score,
        row.url.as_deref(),
        row.final_url.as_deref(),
        row.http_status,
        row.sha256.as_deref(),
        row.fields.clone(),
        row.changes.clone(),
        row.actor_id.as_ref()
    )
    .run(tx)
    .await
    .map(drop)
}

/// Removes evidence from before a time, and returns the number of removed rows.
pub(crate) async fn purge_evidence(on: impl Run, before: Timestamp, limit: i64) -> Result<u64> {
    query!(
        "delete from citation_evidence where (org_id, id) in
             (select org_id, id from citation_evidence where at < $1 order by at limit $2)",
        before,
        limit
    )
    .run(on)
    .await
}
