//! Statements of workers: they take jobs under a lease, renew it, and finish jobs or return them to the queue.

use db::{Db, Result, Run, query};
use jiff::Timestamp;

use crate::{JobId, rules};

/// Job as taken by a worker.
#[derive(Clone, Debug)]
pub(crate) struct LeasedJob {
    pub(crate) id: JobId,
    pub(crate) org_id: Option<String>,
    pub(crate) kind: String,
    pub(crate) payload: serde_json::Value,
    pub(crate) attempts: i64,
    pub(crate) max_attempts: i64,
    pub(crate) run_at: Timestamp,
}

/// Returns true when a job may be available. Checked before writing, so that an idle worker only reads.
pub(crate) async fn is_any_due(db: &Db, kinds: &[String], now: Timestamp) -> Result<bool> {
    let due = query!(
        (JobId,),
        "select id from jobs where state = 'queued' and run_at <= $1 and kind = any($2) limit 1",
        now,
        kinds
    );
    let left = query!(
        (JobId,),
        "select id from jobs where state = 'running' and lease_until <= $1 and kind = any($2) limit 1",
        now,
        kinds
    );
    Ok(due.find(db).await?.is_some() || left.find(db).await?.is_some())
}

/// Takes up to `limit` due jobs under `lease`, oldest first.
pub(crate) async fn take(
    db: &Db,
    kinds: &[String],
    lease: &str,
    until: Timestamp,
    limit: usize,
    now: Timestamp,
) -> Result<Vec<LeasedJob>> {
    let mut taken = query!(
        LeasedJob,
        "with due as materialized (
             select id from jobs
             where state = 'queued' and run_at <= $1 and kind = any($2) and not exists
                 (select 1 from jobs as other where other.state = 'running' and other.kind = jobs.kind and other.key = jobs.key)
             order by run_at, id limit $3 for update skip locked)
         update jobs set state = 'running', lease = $4, lease_until = $5, attempts = attempts + 1
         where id in (select id from due)
         returning id, org_id, kind, payload, attempts, max_attempts, run_at",
        now,
        kinds,
        limit as i64,
        lease,
        until
    )
    .all(db)
    .await?;
    taken.sort_by(|first, other| (first.run_at, &first.id).cmp(&(other.run_at, &other.id)));
    Ok(taken)
}

/// Takes over up to `limit` jobs whose lease has expired.
pub(crate) async fn take_over(
    db: &Db,
    kinds: &[String],
    lease: &str,
    until: Timestamp,
    limit: usize,
    now: Timestamp,
) -> Result<Vec<LeasedJob>> {
    query!(
        LeasedJob,
        "with abandoned as materialized (
             select id from jobs
             where state = 'running' and lease_until <= $1 and kind = any($2) and attempts < max_attempts
             order by lease_until, id limit $3 for update skip locked)
         update jobs set lease = $4, lease_until = $5, attempts = attempts + 1
         where id in (select id from abandoned)
         returning id, org_id, kind, payload, attempts, max_attempts, run_at",
        now,
        kinds,
        limit as i64,
        lease,
        until
    )
    .all(db)
    .await
}

/// Fails the jobs whose lease expired on their last attempt.
pub(crate) async fn give_up_abandoned(db: &Db, kinds: &[String], now: Timestamp) -> Result<u64> {
    query!(
        "update jobs set state = 'failed', error = 'the worker died', lease = null, lease_until = null, finished_at = $1
         where state = 'running' and lease_until <= $1 and kind = any($2) and attempts >= max_attempts",
        now,
        kinds
    )
    .run(db)
    .await
}

/// Ends every lease: for a process that starts and is the only one on its database.
pub(crate) async fn end_leases(db: &Db, now: Timestamp) -> Result<u64> {
    query!("update jobs set lease_until = $1 where state = 'running' and lease_until > $1", now).run(db).await
}

/// Ends the leases of the process with this name.
pub(crate) async fn end_leases_of(db: &Db, process: &str, now: Timestamp) -> Result<u64> {
    query!(
        "update jobs set lease_until = $1 where state = 'running' and lease_until > $1 and lease like $2",
        now,
        format!("{process}/%")
    )
    .run(db)
    .await
}

/// Renews leases; returns the jobs whose leases are still valid.
pub(crate) async fn renew(db: &Db, leases: Vec<String>, until: Timestamp) -> Result<Vec<(JobId, String)>> {
    query!(
        (JobId, String),
        "update jobs set lease_until = $1 where state = 'running' and lease = any($2) returning id, lease",
        until,
        leases
    )
    .all(db)
    .await
}

/// Records progress; returns false when the lease was lost.
pub(crate) async fn progress(on: impl Run, id: &JobId, lease: &str, done: i64, total: Option<i64>) -> Result<bool> {
    let changed = query!(
        "update jobs set progress_done = $3, progress_total = $4 where id = $1 and lease = $2 and state = 'running'",
        id,
        lease,
        done,
        total
    )
    .run(on)
    .await?;
    Ok(changed == 1)
}

/// Ends a job: done without an error, else failed. Returns false when the lease was lost.
pub(crate) async fn finish(on: impl Run, id: &JobId, lease: &str, error: Option<&str>, now: Timestamp) -> Result<bool> {
    let changed = query!(
        "update jobs set state = $3, error = $4, lease = null, lease_until = null, finished_at = $5
         where id = $1 and lease = $2 and state = 'running'",
        id,
        lease,
        if error.is_some() { "failed" } else { "done" },
        error.map(rules::truncated),
        now
    )
    .run(on)
    .await?;
    Ok(changed == 1)
}

/// Returns a job to the queue; `forgiven` attempts are not counted. When a job with its key is already queued, this one
/// is marked as done instead.
pub(crate) async fn put_back(
    db: &Db,
    job: &LeasedJob,
    lease: &str,
    run_at: Timestamp,
    forgiven: i64,
    error: Option<&str>,
    now: Timestamp,
) -> Result<()> {
    let put = query!(
        "update jobs set state = 'queued', run_at = $3, attempts = attempts - $4, error = $5, lease = null, lease_until = null
         where id = $1 and lease = $2 and state = 'running' and not exists
             (select 1 from jobs as other where other.state = 'queued' and other.kind = jobs.kind and other.key = jobs.key)",
        &job.id,
        lease,
        run_at,
        forgiven,
        error.map(rules::truncated)
    )
    .run(db)
    .await;
    match put {
        Ok(0) => finish(db, &job.id, lease, None, now).await.map(drop),
        // The other job was queued between the check and the write.
        Err(error) if error.is_duplicate() => finish(db, &job.id, lease, None, now).await.map(drop),
        other => other.map(drop),
    }
}
