//! SQL statements of scheduled backups.

use db::{Db, Result, Run as On, Tx, query};
use jiff::Timestamp;

use super::types::Run;

/// Returns the latest finished run in a destination.
pub(crate) async fn latest(db: &Db, folder: &str) -> Result<Option<Run>> {
    query!(
        Run,
        "select started_at, ended_at, name, outcome, error, size_bytes, row_count, photo_count, table_count, log_count
         from backup_runs where folder = $1 and outcome <> 'running' order by started_at desc limit 1",
        folder
    )
    .find(db)
    .await
}

/// Returns the latest verified run in a destination.
pub(crate) async fn latest_verified(db: &Db, folder: &str) -> Result<Option<Run>> {
    query!(
        Run,
        "select started_at, ended_at, name, outcome, error, size_bytes, row_count, photo_count, table_count, log_count
         from backup_runs where folder = $1 and outcome = 'verified' order by started_at desc limit 1",
        folder
    )
    .find(db)
    .await
}

/// Inserts a run that starts, with the name that its file will have. Returns its id.
pub(crate) async fn begin(db: &Db, folder: &str, name: &str, now: Timestamp) -> Result<String> {
    let id = db::new_id(now);
    query!(
        "insert into backup_runs (id, started_at, ended_at, folder, name, outcome, size_bytes, row_count, photo_count,
            table_count, log_count)
         values ($1, $2, $2, $3, $4, 'running', 0, 0, 0, 0, 0)",
        &id,
        now,
        folder,
        name
    )
    .run(db)
    .await?;
    Ok(id)
}

/// Stores the result of a run.
pub(crate) async fn finish(db: &Db, id: &str, run: &Run) -> Result<()> {
    query!(
        "update backup_runs set ended_at = $2, name = $3, outcome = $4, error = $5, size_bytes = $6, row_count = $7,
            photo_count = $8, table_count = $9, log_count = $10
         where id = $1",
        id,
        run.ended_at,
        run.name.clone(),
        run.outcome,
        run.error.clone(),
        run.size_bytes,
        run.row_count,
        run.photo_count,
        run.table_count,
        run.log_count
    )
    .run(db)
    .await
    .map(drop)
}

/// Returns the runs in a destination that did not finish: id, start, and name.
pub(crate) async fn unfinished(db: &Db, folder: &str) -> Result<Vec<(String, Timestamp, Option<String>)>> {
    query!(
        (String, Timestamp, Option<String>),
        "select id, started_at, name from backup_runs where folder = $1 and outcome = 'running' order by started_at",
        folder
    )
    .all(db)
    .await
}

/// Deletes a run that did not finish.
pub(crate) async fn delete(db: &Db, id: &str) -> Result<()> {
    query!("delete from backup_runs where id = $1", id).run(db).await.map(drop)
}

/// Returns the verified backups that are still in a destination: id, start, and name.
pub(crate) async fn stored(db: &Db, folder: &str) -> Result<Vec<(String, Timestamp, Option<String>)>> {
    query!(
        (String, Timestamp, Option<String>),
        "select id, started_at, name from backup_runs
         where folder = $1 and outcome = 'verified' and removed_at is null order by started_at",
        folder
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

/// Returns the time of the latest email about a topic.
pub(crate) async fn noticed_at(on: impl On, topic: &str) -> Result<Option<Timestamp>> {
    let time = query!((Timestamp,), "select sent_at from operator_notices where topic = $1", topic);
    Ok(time.find(on).await?.map(|(at,)| at))
}

/// Stores the time of an email.
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
