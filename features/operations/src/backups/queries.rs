//! SQL statements of scheduled backups.

use db::{Db, Result, Run as On, Tx, query};
use jiff::Timestamp;

use super::types::Run;

/// Returns the latest run.
pub(crate) async fn latest(db: &Db) -> Result<Option<Run>> {
    query!(
        Run,
        "select started_at, ended_at, name, outcome, error, row_count, photo_count, table_count, log_count
         from backup_runs order by started_at desc limit 1"
    )
    .find(db)
    .await
}

/// Returns the latest verified run.
pub(crate) async fn latest_verified(db: &Db) -> Result<Option<Run>> {
    query!(
        Run,
        "select started_at, ended_at, name, outcome, error, row_count, photo_count, table_count, log_count
         from backup_runs where outcome = 'verified' order by started_at desc limit 1"
    )
    .find(db)
    .await
}

/// Inserts a finished run.
pub(crate) async fn insert(tx: &mut Tx, run: &Run) -> Result<()> {
    query!(
        "insert into backup_runs (id, started_at, ended_at, name, outcome, error, row_count, photo_count, table_count,
            log_count)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        db::new_id(run.started_at),
        run.started_at,
        run.ended_at,
        run.name.clone(),
        run.outcome,
        run.error.clone(),
        run.row_count,
        run.photo_count,
        run.table_count,
        run.log_count
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns the verified backups that are still in the destination: id, start, and name.
pub(crate) async fn stored(db: &Db) -> Result<Vec<(String, Timestamp, Option<String>)>> {
    query!(
        (String, Timestamp, Option<String>),
        "select id, started_at, name from backup_runs
         where outcome = 'verified' and removed_at is null order by started_at"
    )
    .all(db)
    .await
}

/// Marks a backup as removed.
pub(crate) async fn remove(db: &Db, id: &str, now: Timestamp) -> Result<()> {
    query!("update backup_runs set removed_at = $2 where id = $1", id, now).run(db).await.map(drop)
}

/// Deletes old runs that left no file.
pub(crate) async fn purge(db: &Db, oldest: Timestamp) -> Result<u64> {
    query!("delete from backup_runs where started_at < $1 and (outcome = 'failed' or removed_at is not null)", oldest)
        .run(db)
        .await
}

/// Returns the time of the latest notice about a topic.
pub(crate) async fn noticed_at(on: impl On, topic: &str) -> Result<Option<Timestamp>> {
    let time = query!((Timestamp,), "select sent_at from operator_notices where topic = $1", topic);
    Ok(time.find(on).await?.map(|(at,)| at))
}

/// Stores the time of a notice.
pub(crate) async fn notice(tx: &mut Tx, topic: &str, now: Timestamp) -> Result<()> {
    query!(
        "insert into operator_notices (topic, sent_at) values ($1, $2)
         on conflict (topic) do update set sent_at = excluded.sent_at",
        topic,
        now
    )
    .run(tx)
    .await
    .map(drop)
}
