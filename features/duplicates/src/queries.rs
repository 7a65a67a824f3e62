//! SQL of dismissed pairs and merges.

use db::{Db, Result, Tx, query};
use jiff::Timestamp;
use orgs::{OrgId, UserId};

use crate::types::{MergeId, PairId, Record};

/// Dismisses a pair. A repeated dismissal has no effect.
pub(crate) async fn dismiss(tx: &mut Tx, org: &OrgId, pair: &PairId, by: &UserId, now: Timestamp) -> Result<()> {
    query!(
        "insert into duplicate_dismissals (org_id, first_id, second_id, user_id, at) values ($1, $2, $3, $4, $5)
         on conflict do nothing",
        org,
        &pair.first,
        &pair.second,
        by,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns all dismissed pairs.
pub(crate) async fn dismissed(db: &Db, org: &OrgId) -> Result<Vec<(String, String)>> {
    query!((String, String), "select first_id, second_id from duplicate_dismissals where org_id = $1", org)
        .all(db)
        .await
}

/// Stores a merge.
pub(crate) async fn add_merge(tx: &mut Tx, org: &OrgId, merge: &Record) -> Result<()> {
    query!(
        "insert into merges (org_id, id, kept_id, removed_id, removed_version, taken, before, after, user_id, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        org,
        &merge.id,
        &merge.kept_id,
        &merge.removed_id,
        merge.removed_version,
        merge.taken.stored()?,
        merge.before.stored()?,
        merge.after.stored()?,
        &merge.user_id,
        merge.created_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns a merge, locked until the transaction ends.
pub(crate) async fn lock_merge(tx: &mut Tx, org: &OrgId, id: &MergeId) -> Result<Option<Record>> {
    query!(
        Record,
        "select id, kept_id, removed_id, removed_version, taken, before, after, user_id, created_at, undone_at
         from merges where org_id = $1 and id = $2 for update",
        org,
        id
    )
    .find(tx)
    .await
}

/// Records that a merge was undone.
pub(crate) async fn undo_merge(tx: &mut Tx, org: &OrgId, id: &MergeId, now: Timestamp) -> Result<()> {
    query!("update merges set undone_at = $3 where org_id = $1 and id = $2", org, id, now).run(tx).await.map(drop)
}

/// Removes at most `most` merges of all organizations that were made before a time, and returns their number.
pub(crate) async fn purge(db: &Db, until: Timestamp, most: i64) -> Result<u64> {
    query!(
        "delete from merges where (org_id, id) in (select org_id, id from merges where created_at <= $1 limit $2)",
        until,
        most
    )
    .run(db)
    .await
}
