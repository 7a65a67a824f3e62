//! SQL of the queues that keep all processes together below Google's quotas. Times are in microseconds.

use db::{Db, Result, query};

/// Returns until when each queue is taken, without those of edits, which are one per location.
pub(crate) async fn paces(db: &Db) -> Result<Vec<(String, i64)>> {
    query!((String, i64), "select name, free_at from google_pace where name not like 'edits/%' order by name")
        .all(db)
        .await
}

/// Keeps a queue taken until `free_at` at least.
pub(crate) async fn hold_pace(db: &Db, name: &str, free_at: i64) -> Result<()> {
    query!("update google_pace set free_at = $2 where name = $1 and free_at < $2", name, free_at)
        .run(db)
        .await
        .map(drop)
}

/// Takes the next place of a queue, `interval` after the one before it, and returns until when the queue is taken.
pub(crate) async fn take_pace(db: &Db, name: &str, interval: i64, now: i64) -> Result<i64> {
    let (free_at,) = query!(
        (i64,),
        "insert into google_pace (name, free_at) values ($1, $2)
         on conflict (name) do update
         set free_at = case when google_pace.free_at < $3 then $3 else google_pace.free_at end + $4
         returning free_at",
        name,
        now + interval,
        now,
        interval
    )
    .one(db)
    .await?;
    Ok(free_at)
}
