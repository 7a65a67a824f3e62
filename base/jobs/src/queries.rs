//! Statements of the job queue.

mod leases;

use db::{Db, Result, Run, Tx, query};
use jiff::{SignedDuration, Timestamp};

use crate::{Counts, JobId, NewJob, Status};

pub(crate) use leases::{
    LeasedJob, end_leases, end_leases_of, finish, give_up_abandoned, is_any_due, progress, put_back, renew, take,
    take_over,
};

/// Notification that wakes the workers.
pub(crate) const NOTICE: &str = "jobs";

/// Adds a job within the caller's transaction; workers are notified after the commit.
///
/// When a job with that kind and key is already queued, no job is added: the queued one keeps its payload, gets the
/// earlier time of the two, and its id is returned.
pub async fn enqueue(tx: &mut Tx, job: &NewJob<'_>, now: Timestamp) -> Result<JobId> {
    let (id,) = query!(
        (JobId,),
        "insert into jobs (id, org_id, kind, payload, key, state, run_at, max_attempts, created_at)
         values ($1, $2, $3, $4, $5, 'queued', $6, $7, $8)
         on conflict (kind, key) where state = 'queued' and key is not null do update
         set run_at = case when excluded.run_at < jobs.run_at then excluded.run_at else jobs.run_at end
         returning id",
        JobId::new(now),
        job.org,
        job.kind,
        job.payload.clone(),
        job.key,
        job.run_at.unwrap_or(now),
        job.max_attempts,
        now
    )
    .one(&mut *tx)
    .await?;
    tx.notify(NOTICE.into());
    Ok(id)
}

/// Returns the status of a job of the organization.
pub async fn status(on: impl Run, org: &str, id: &JobId) -> Result<Option<Status>> {
    query!(
        Status,
        "select id, kind, state, attempts, progress_done, progress_total, error, created_at, finished_at
         from jobs where org_id = $1 and id = $2",
        org,
        id
    )
    .find(on)
    .await
}

/// Returns the numbers of queued, running and failed jobs.
pub async fn counts(on: impl Run) -> Result<Counts> {
    query!(
        Counts,
        "select count(*) filter (where state = 'queued') as queued, count(*) filter (where state = 'running') as running,
                count(*) filter (where state = 'failed') as failed
         from jobs where state in ('queued', 'running', 'failed')"
    )
    .one(on)
    .await
}

/// Returns the due time of the job that has been due the longest; `None` when no job is due.
pub async fn oldest_due(on: impl Run, now: Timestamp) -> Result<Option<Timestamp>> {
    let oldest = query!(
        (Timestamp,),
        "select run_at from jobs where state = 'queued' and run_at <= $1 order by run_at, id limit 1",
        now
    );
    Ok(oldest.find(on).await?.map(|(since,)| since))
}

/// Returns the number of queued jobs of a kind.
pub async fn waiting(on: impl Run, kind: &str) -> Result<i64> {
    let (count,) =
        query!((i64,), "select count(*) from jobs where state = 'queued' and kind = $1", kind).one(on).await?;
    Ok(count)
}

/// Adds the job for this slot of a schedule; returns false when another process already has.
pub(crate) async fn schedule(tx: &mut Tx, kind: &str, slot: i64, run_at: Timestamp, now: Timestamp) -> Result<bool> {
    let added = query!(
        "insert into jobs (id, kind, payload, key, slot, state, run_at, max_attempts, created_at)
         values ($1, $2, 'null', 'schedule', $3, 'queued', $4, 8, $5) on conflict do nothing",
        JobId::new(now),
        kind,
        slot,
        run_at,
        now
    )
    .run(tx)
    .await?;
    Ok(added == 1)
}

/// Returns true when the job for this slot of a schedule was added.
pub(crate) async fn is_scheduled(db: &Db, kind: &str, slot: i64) -> Result<bool> {
    let row = query!((JobId,), "select id from jobs where kind = $1 and slot = $2", kind, slot).find(db).await?;
    Ok(row.is_some())
}

/// Removes done jobs after 8 days, and failed jobs after 90 days.
pub(crate) async fn remove_old(db: &Db, now: Timestamp) -> Result<u64> {
    let before = |days: i64| now.saturating_sub(SignedDuration::from_hours(24 * days)).unwrap_or(now);
    query!(
        "delete from jobs where (state = 'done' and finished_at < $1) or (state = 'failed' and finished_at < $2)",
        before(8),
        before(90)
    )
    .run(db)
    .await
}

/// Returns true when the organization has queued or running jobs.
pub async fn is_busy(on: impl Run, org: &str) -> Result<bool> {
    let left =
        query!((JobId,), "select id from jobs where org_id = $1 and state in ('queued', 'running') limit 1", org);
    Ok(left.find(on).await?.is_some())
}

/// Removes every job of an organization that is being deleted, queued jobs included.
pub async fn forget(tx: &mut Tx, org: &str) -> Result<u64> {
    query!("delete from jobs where org_id = $1", org).run(tx).await
}

/// Returns the ids and payloads of the queued jobs of a kind.
pub async fn payloads(on: impl Run, kind: &str) -> Result<Vec<(JobId, serde_json::Value)>> {
    query!((JobId, serde_json::Value), "select id, payload from jobs where state = 'queued' and kind = $1", kind)
        .all(on)
        .await
}

/// Removes a queued job.
pub async fn remove(tx: &mut Tx, id: &JobId) -> Result<()> {
    query!("delete from jobs where id = $1 and state = 'queued'", id).run(tx).await.map(drop)
}
