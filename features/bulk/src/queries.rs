//! All SQL statements on bulk edits.

use api::Limit;
use db::{Db, Result, Run, Tx, query, rows};
use jiff::Timestamp;
use locations::RETENTION;
use orgs::OrgId;

use crate::types::{Action, BulkId, Record};

/// Builds a statement that returns records.
macro_rules! records {
    ($tail:literal, $($argument:expr),+ $(,)?) => {
        query!(
            Record,
            "select id, state, action, count, parts, position, done, changed, skipped, kept_hours, user_id, undone_by, job_id,
                    error, undo_until, created_at, finished_at
             from bulk_edits where org_id = $1 and " $tail,
            $($argument),+
        )
    };
}

/// Returns a bulk edit of the organization.
pub(super) async fn find(on: impl Run, org: &OrgId, id: &BulkId) -> Result<Option<Record>> {
    records!("id = $2", org, id).lookup().find(on).await
}

/// Returns a bulk edit, locked until the transaction ends.
pub(super) async fn lock(tx: &mut Tx, org: &OrgId, id: &BulkId) -> Result<Option<Record>> {
    records!("id = $2 for update", org, id).find(tx).await
}

/// Returns a page of bulk edits before the id `before`, the latest first, and one more if there is a next page.
pub(super) async fn list(db: &Db, org: &OrgId, before: &str, limit: Limit) -> Result<Vec<Record>> {
    records!("id < $2 order by id desc limit $3", org, before, limit.and_one()).all(db).await
}

/// Returns the next bulk edit to continue: the running one, else the oldest queued one.
pub(super) async fn next(db: &Db, org: &OrgId) -> Result<Option<Record>> {
    records!(
        "state in ('queued', 'running', 'undoing')
         order by case when state = 'running' then 0 else 1 end, id limit 1",
        org
    )
    .find(db)
    .await
}

/// Adds a bulk edit with the ids of its locations, one row per part.
pub(super) async fn add(
    tx: &mut Tx,
    org: &OrgId,
    record: &Record,
    parts: Vec<serde_json::Value>,
    now: Timestamp,
) -> Result<()> {
    query!(
        "insert into bulk_edits (org_id, id, kind, action, state, count, parts, user_id, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)",
        org,
        &record.id,
        record.action.kind().as_str(),
        stored(&record.action),
        record.state,
        record.count,
        record.parts,
        &record.user_id,
        now
    )
    .run(&mut *tx)
    .await?;
    let sql = rows!("insert into bulk_edit_locations (org_id, bulk_id, part, locations) values ($1, $2, $3, $4)");
    let rows = parts.into_iter().zip(0_i64..);
    let rows = rows.map(|(ids, part)| vec![org.into(), (&record.id).into(), part.into(), ids.into()]);
    tx.insert_many(sql, rows.collect()).await
}

fn stored(action: &Action) -> Option<String> {
    serde_json::to_string(action).ok()
}

/// Returns the ids of a part.
pub(super) async fn part(tx: &mut Tx, org: &OrgId, id: &BulkId, part: i64) -> Result<Vec<String>> {
    let (ids,) = query!(
        (serde_json::Value,),
        "select locations from bulk_edit_locations where org_id = $1 and bulk_id = $2 and part = $3",
        org,
        id,
        part
    )
    .one(tx)
    .await?;
    serde_json::from_value(ids).map_err(|e| db::Error::Unreadable(e.to_string()))
}

/// Updates the state and the progress of a bulk edit.
pub(super) async fn save(tx: &mut Tx, org: &OrgId, record: &Record, now: Timestamp) -> Result<()> {
    query!(
        "update bulk_edits set state = $3, position = $4, done = $5, changed = $6, skipped = $7, job_id = $8,
             error = $9, undo_until = $10, finished_at = $11, updated_at = $12, undone_by = $13,
             kept_hours = $14
         where org_id = $1 and id = $2",
        org,
        &record.id,
        record.state,
        record.position,
        record.done,
        record.changed,
        record.skipped,
        record.job_id.as_ref(),
        record.error.as_deref(),
        record.undo_until,
        record.finished_at,
        now,
        record.undone_by.as_ref(),
        record.kept_hours
    )
    .run(tx)
    .await
    .map(drop)
}

/// Deletes the ids of all parts.
pub(super) async fn forget_parts(tx: &mut Tx, org: &OrgId, id: &BulkId) -> Result<()> {
    query!("delete from bulk_edit_locations where org_id = $1 and bulk_id = $2", org, id).run(tx).await.map(drop)
}

/// Deletes at most `limit` bulk edits that can no longer be undone. Returns their number.
pub(super) async fn purge(db: &Db, now: Timestamp, limit: i64) -> Result<u64> {
    query!(
        "delete from bulk_edits where (org_id, id) in
             (select org_id, id from bulk_edits
              where updated_at <= $1 and state not in ('queued', 'running', 'undoing') limit $2)",
        now - RETENTION,
        limit
    )
    .run(db)
    .await
}

/// Returns the organizations with an unfinished bulk edit.
pub(super) async fn unfinished(db: &Db) -> Result<Vec<OrgId>> {
    let orgs =
        query!((OrgId,), "select distinct org_id from bulk_edits where state in ('queued', 'running', 'undoing')");
    Ok(orgs.all(db).await?.into_iter().map(|(org,)| org).collect())
}
