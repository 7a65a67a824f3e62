//! SQL statements of the chains of sealed rows, and of their checks.

use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;

use crate::{Chain, EntryId, types::AuditRow};

/// Position of a row in the chain, with its signature.
pub(crate) struct Seal {
    pub(crate) seq: i64,
    pub(crate) hash: String,
    pub(crate) salt: String,
    pub(crate) personal: String,
}

/// Returns the logs that have unsealed rows.
pub(crate) async fn unsealed_logs(db: &Db) -> Result<Vec<String>> {
    let logs = query!((String,), "select distinct org_id from audit_entries where seq is null");
    Ok(logs.all(db).await?.into_iter().map(|(org,)| org).collect())
}

/// Counts the unsealed rows of a log.
pub(crate) async fn count_unsealed(db: &Db, org: &str) -> Result<i64> {
    let count = query!((i64,), "select count(*) from audit_entries where org_id = $1 and seq is null", org);
    Ok(count.one(db).await?.0)
}

/// Returns the oldest unsealed rows of a log.
pub(crate) async fn unsealed(tx: &mut Tx, org: &str, limit: i64) -> Result<Vec<AuditRow>> {
    query!(
        AuditRow,
        "select org_id, id, at, action, area, actor, user_id, token_id, object_kind, object_id, object_name,
            changes, facts, ip, user_agent, person, salt, personal, seq, hash
         from audit_entries where org_id = $1 and seq is null order by id limit $2",
        org,
        limit
    )
    .all(tx)
    .await
}

/// Stores the seal of a row, once. Returns false when the row is gone or already sealed.
pub(crate) async fn seal(tx: &mut Tx, org: &str, id: &EntryId, seal: &Seal) -> Result<bool> {
    let sealed = query!(
        "update audit_entries set seq = $3, hash = $4, salt = $5, personal = $6
         where org_id = $1 and id = $2 and seq is null",
        org,
        id,
        seal.seq,
        &seal.hash,
        &seal.salt,
        &seal.personal
    );
    Ok(sealed.run(tx).await? == 1)
}

/// Returns the rows of a chain after a position, in order.
pub(crate) async fn sealed(on: impl Run, org: &str, after: i64, limit: i64) -> Result<Vec<AuditRow>> {
    query!(
        AuditRow,
        "select org_id, id, at, action, area, actor, user_id, token_id, object_kind, object_id, object_name,
            changes, facts, ip, user_agent, person, salt, personal, seq, hash
         from audit_entries where org_id = $1 and seq > $2 order by seq limit $3",
        org,
        after,
        limit
    )
    .all(on)
    .await
}

/// Returns every log that has a chain or sealed rows.
pub(crate) async fn logs(db: &Db) -> Result<Vec<String>> {
    let logs = query!(
        (String,),
        "select org_id from audit_chains union select org_id from audit_entries where seq is not null order by 1"
    );
    Ok(logs.all(db).await?.into_iter().map(|(org,)| org).collect())
}

/// Returns the stored state of a chain.
pub(crate) async fn chain(on: impl Run, org: &str) -> Result<Option<Chain>> {
    query!(
        Chain,
        "select org_id, count, hash, pruned, pruned_hash, signature, verified_at, verified_count, flaw
         from audit_chains where org_id = $1",
        org
    )
    .find(on)
    .await
}

/// Returns the stored state of a chain, locked until the transaction ends. Concurrent sealing or pruning waits.
pub(crate) async fn lock_chain(tx: &mut Tx, org: &str) -> Result<Option<Chain>> {
    query!(
        Chain,
        "select org_id, count, hash, pruned, pruned_hash, signature, verified_at, verified_count, flaw
         from audit_chains where org_id = $1 for update",
        org
    )
    .find(tx)
    .await
}

/// Inserts a chain unless it exists.
pub(crate) async fn begin_chain(tx: &mut Tx, chain: &Chain) -> Result<()> {
    query!(
        "insert into audit_chains (org_id, count, hash, pruned, pruned_hash, signature) values ($1, $2, $3, $4, $5, $6)
         on conflict do nothing",
        &chain.org_id,
        chain.count,
        &chain.hash,
        chain.pruned,
        &chain.pruned_hash,
        &chain.signature
    )
    .run(tx)
    .await
    .map(drop)
}

/// Updates the start and end of a chain.
pub(crate) async fn save_chain(tx: &mut Tx, chain: &Chain) -> Result<()> {
    query!(
        "update audit_chains set count = $2, hash = $3, pruned = $4, pruned_hash = $5, signature = $6 where org_id = $1",
        &chain.org_id,
        chain.count,
        &chain.hash,
        chain.pruned,
        &chain.pruned_hash,
        &chain.signature
    )
    .run(tx)
    .await
    .map(drop)
}

/// Stores the result of a check.
pub(crate) async fn note_check(db: &Db, org: &str, count: i64, flaw: Option<String>, now: Timestamp) -> Result<()> {
    query!(
        "update audit_chains set verified_at = $2, verified_count = $3, flaw = $4 where org_id = $1",
        org,
        now,
        count,
        flaw
    )
    .run(db)
    .await
    .map(drop)
}

/// Deletes the first rows of a chain, through position `until`.
pub(crate) async fn prune(tx: &mut Tx, org: &str, until: i64) -> Result<u64> {
    query!("delete from audit_entries where org_id = $1 and seq <= $2", org, until).run(tx).await
}
