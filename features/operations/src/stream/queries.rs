//! SQL statements of the audit stream.

use db::{Db, Result, Tx, query};
use jiff::Timestamp;

/// State of a destination.
#[derive(Clone, Debug, Default)]
pub(crate) struct State {
    pub(crate) record_count: i64,
    pub(crate) digest: String,
    pub(crate) batch: Option<String>,
    pub(crate) delivered_at: Option<Timestamp>,
    pub(crate) failed_since: Option<Timestamp>,
    pub(crate) error: Option<String>,
}

/// Log with rows that a destination lacks.
pub(crate) struct Pending {
    pub(crate) org_id: String,
    pub(crate) count: i64,
    pub(crate) pruned: i64,
    pub(crate) pruned_hash: String,
    pub(crate) seq: Option<i64>,
    pub(crate) hash: Option<String>,
}

/// Returns the state of a destination.
pub(crate) async fn state(db: &Db, target: &str) -> Result<Option<State>> {
    query!(
        State,
        "select record_count, digest, batch, delivered_at, failed_since, error from audit_streams where target = $1",
        target
    )
    .find(db)
    .await
}

/// Inserts a destination unless it exists.
pub(crate) async fn begin(db: &Db, target: &str) -> Result<()> {
    query!("insert into audit_streams (target, record_count, digest) values ($1, 0, '') on conflict do nothing", target)
        .run(db)
        .await
        .map(drop)
}

/// Returns the logs with sealed rows that were not delivered, at most `limit`.
pub(crate) async fn pending(db: &Db, target: &str, limit: i64) -> Result<Vec<Pending>> {
    query!(
        Pending,
        "select c.org_id, c.count, c.pruned, c.pruned_hash, p.seq, p.hash
         from audit_chains c left join audit_stream_positions p on p.target = $1 and p.log = c.org_id
         where c.count > coalesce(p.seq, 0) and c.count > c.pruned
         order by c.org_id limit $2",
        target,
        limit
    )
    .all(db)
    .await
}

/// Counts the sealed rows that were not delivered.
pub(crate) async fn behind(db: &Db, target: &str) -> Result<i64> {
    let count = query!(
        (i64,),
        "select cast(coalesce(sum(case when coalesce(p.seq, 0) > c.pruned then c.count - p.seq else c.count - c.pruned end), 0)
            as bigint) as behind
         from audit_chains c left join audit_stream_positions p on p.target = $1 and p.log = c.org_id
         where c.org_id is not null and c.count > coalesce(p.seq, 0)",
        target
    );
    Ok(count.one(db).await?.0)
}

/// Stores the batch to send, unless another process did.
pub(crate) async fn plan(db: &Db, target: &str, record_count: i64, batch: &str) -> Result<bool> {
    let planned = query!(
        "update audit_streams set batch = $3 where target = $1 and record_count = $2 and batch is null",
        target,
        record_count,
        batch
    );
    Ok(planned.run(db).await? > 0)
}

/// Marks a batch as delivered. Returns false when another process did.
pub(crate) async fn deliver(
    tx: &mut Tx,
    target: &str,
    (before, after): (i64, i64),
    digest: &str,
    now: Timestamp,
) -> Result<bool> {
    let delivered = query!(
        "update audit_streams set record_count = $3, digest = $4, batch = null, delivered_at = $5, failed_since = null,
            error = null
         where target = $1 and record_count = $2 and batch is not null",
        target,
        before,
        after,
        digest,
        now
    );
    Ok(delivered.run(tx).await? > 0)
}

/// Stores the position of a log at a destination.
pub(crate) async fn advance(tx: &mut Tx, target: &str, log: &str, seq: i64, hash: &str) -> Result<()> {
    query!(
        "insert into audit_stream_positions (target, log, seq, hash) values ($1, $2, $3, $4)
         on conflict (target, log) do update set seq = excluded.seq, hash = excluded.hash",
        target,
        log,
        seq,
        hash
    )
    .run(tx)
    .await
    .map(drop)
}

/// Stores a failure. Returns true when it is the first of an outage.
pub(crate) async fn fail(db: &Db, target: &str, error: &str, now: Timestamp) -> Result<bool> {
    let is_first =
        query!("update audit_streams set failed_since = $2 where target = $1 and failed_since is null", target, now);
    let is_first = is_first.run(db).await? > 0;
    query!("update audit_streams set error = $2 where target = $1", target, error).run(db).await?;
    Ok(is_first)
}
