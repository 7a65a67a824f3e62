//! Every statement about bulk edits. Each begins with the organization.

use api::Limit;
use db::{Db, Result, Run, Tx, query, rows};
use jiff::Timestamp;
use orgs::OrgId;

use super::types::{Action, BulkId, Record};
use crate::{LocationId, queries::KEPT};

/// A statement that gives whole records.
macro_rules! records {
    ($tail:literal, $($argument:expr),+ $(,)?) => {
        query!(
            Record,
            "select id, state, action, count, parts, position, done, changed, skipped, user_id, undone_by, job_id,
                    error, undo_until, created_at, finished_at
             from bulk_edits where org_id = $1 and " $tail,
            $($argument),+
        )
    };
}

/// A bulk edit of the organization.
pub(super) async fn find(on: impl Run, org: &OrgId, id: &BulkId) -> Result<Option<Record>> {
    records!("id = $2", org, id).lookup().find(on).await
}

/// The same, locked until the transaction ends.
pub(super) async fn lock(tx: &mut Tx, org: &OrgId, id: &BulkId) -> Result<Option<Record>> {
    records!("id = $2 for update", org, id).find(tx).await
}

/// Bulk edits before `before`, the latest first, and one more to know whether there are any.
pub(super) async fn list(db: &Db, org: &OrgId, before: &str, limit: Limit) -> Result<Vec<Record>> {
    records!("id < $2 order by id desc limit $3", org, before, limit.and_one()).all(db).await
}

/// The bulk edit to go on with: the one that runs, else the oldest that waits.
pub(super) async fn next(db: &Db, org: &OrgId) -> Result<Option<Record>> {
    records!(
        "state in ('queued', 'running', 'undoing')
         order by case when state = 'running' then 0 else 1 end, id limit 1",
        org
    )
    .find(db)
    .await
}

/// Takes down a bulk edit and the locations it means.
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
        record.state.as_str(),
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

/// The ids of a part.
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

/// Writes where a bulk edit stands.
pub(super) async fn save(tx: &mut Tx, org: &OrgId, record: &Record, now: Timestamp) -> Result<()> {
    query!(
        "update bulk_edits set state = $3, position = $4, done = $5, changed = $6, skipped = $7, job_id = $8,
             error = $9, undo_until = $10, finished_at = $11, updated_at = $12, undone_by = $13
         where org_id = $1 and id = $2",
        org,
        &record.id,
        record.state.as_str(),
        record.position,
        record.done,
        record.changed,
        record.skipped,
        record.job_id.as_ref(),
        record.error.as_deref(),
        record.undo_until,
        record.finished_at,
        now,
        record.undone_by.as_ref()
    )
    .run(tx)
    .await
    .map(drop)
}

/// Forgets which locations a bulk edit meant.
pub(super) async fn forget_parts(tx: &mut Tx, org: &OrgId, id: &BulkId) -> Result<()> {
    query!("delete from bulk_edit_locations where org_id = $1 and bulk_id = $2", org, id).run(tx).await.map(drop)
}

/// What a bulk edit did to a location.
pub(super) struct Deed {
    pub(super) location_id: LocationId,
    /// The version it made.
    pub(super) version: i64,
    pub(super) changes: serde_json::Value,
}

/// What a bulk edit did to some locations.
pub(super) async fn deeds(tx: &mut Tx, org: &OrgId, id: &BulkId, locations: &[String]) -> Result<Vec<Deed>> {
    query!(
        Deed,
        "select location_id, version, changes from location_history
         where org_id = $1 and location_id = any($2) and source = 'bulk' and source_id = $3 order by location_id",
        org,
        locations,
        id
    )
    .all(tx)
    .await
}

/// The versions of those of these locations that are deleted.
pub(super) async fn deleted(tx: &mut Tx, org: &OrgId, locations: &[String]) -> Result<Vec<(LocationId, i64)>> {
    query!(
        (LocationId, i64),
        "select id, version from locations where org_id = $1 and id = any($2) and deleted_at is not null",
        org,
        locations
    )
    .all(tx)
    .await
}

/// Forgets bulk edits that cannot be undone any more; how many that were.
pub(super) async fn purge(db: &Db, now: Timestamp, most: i64) -> Result<u64> {
    query!(
        "delete from bulk_edits where (org_id, id) in
             (select org_id, id from bulk_edits
              where updated_at <= $1 and state not in ('queued', 'running', 'undoing') limit $2)",
        now - KEPT,
        most
    )
    .run(db)
    .await
}

/// The organizations with a bulk edit that has something left to do.
pub(super) async fn unfinished(db: &Db) -> Result<Vec<OrgId>> {
    let orgs =
        query!((OrgId,), "select distinct org_id from bulk_edits where state in ('queued', 'running', 'undoing')");
    Ok(orgs.all(db).await?.into_iter().map(|(org,)| org).collect())
}
