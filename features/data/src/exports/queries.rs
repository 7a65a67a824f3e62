//! SQL statements of exports.

use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;
use orgs::{OrgId, UserId};

use crate::types::{Export, ExportId, ExportState};

/// Export with its file key and state.
pub(super) struct ExportFile {
    pub(super) key: String,
    pub(super) user_id: UserId,
    pub(super) state: ExportState,
}

/// Lists the exports of an organization, newest first.
pub(super) async fn list(db: &Db, org: &OrgId) -> Result<Vec<Export>> {
    query!(
        Export,
        "select id, state, bytes, created_at, expires_at from data_exports where org_id = $1 order by id desc",
        org
    )
    .all(db)
    .await
}

/// Finds an export with its file key.
pub(super) async fn find(on: impl Run, org: &OrgId, id: &ExportId) -> Result<Option<ExportFile>> {
    query!(ExportFile, "select key, user_id, state from data_exports where org_id = $1 and id = $2", org, id)
        .lookup()
        .find(on)
        .await
}

/// Counts the queued exports, and all exports, of an organization.
pub(super) async fn counts(tx: &mut Tx, org: &OrgId) -> Result<(i64, i64)> {
    query!(
        (i64, i64),
        "select count(*) filter (where state = 'queued'), count(*) from data_exports where org_id = $1",
        org
    )
    .one(tx)
    .await
}

/// Inserts a queued export.
pub(super) async fn add(tx: &mut Tx, org: &OrgId, user: &UserId, export: &Export, key: &str) -> Result<()> {
    query!(
        "insert into data_exports (org_id, id, user_id, state, key, created_at, expires_at)
         values ($1, $2, $3, 'queued', $4, $5, $6)",
        org,
        &export.id,
        user,
        key,
        export.created_at,
        export.expires_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Marks an export as ready, or as failed if `bytes` is `None`; returns false if it no longer exists.
pub(super) async fn finish(
    tx: &mut Tx,
    org: &OrgId,
    id: &ExportId,
    bytes: Option<i64>,
    now: Timestamp,
) -> Result<bool> {
    let state = if bytes.is_some() { "ready" } else { "failed" };
    let finished = query!(
        "update data_exports set state = $3, bytes = $4, finished_at = $5 where org_id = $1 and id = $2",
        org,
        id,
        state,
        bytes,
        now
    );
    Ok(finished.run(tx).await? == 1)
}

/// Lists at most `most` expired exports of all organizations.
pub(super) async fn over(db: &Db, now: Timestamp, most: i64) -> Result<Vec<(OrgId, ExportId, String)>> {
    query!(
        (OrgId, ExportId, String),
        "select org_id, id, key from data_exports where expires_at <= $1 order by expires_at limit $2",
        now,
        most
    )
    .all(db)
    .await
}

/// Deletes an export.
pub(super) async fn remove(on: impl Run, org: &OrgId, id: &ExportId) -> Result<()> {
    query!("delete from data_exports where org_id = $1 and id = $2", org, id).run(on).await.map(drop)
}

/// Lists the file keys of an organization's exports.
pub(super) async fn keys(db: &Db, org: &OrgId) -> Result<Vec<String>> {
    let keys = query!((String,), "select key from data_exports where org_id = $1", org).all(db).await?;
    Ok(keys.into_iter().map(|(key,)| key).collect())
}
