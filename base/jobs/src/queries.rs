//! Statements of the job queue.

use db::{Db, Result, Run, Tx, query};
use jiff::{SignedDuration, Timestamp};

use crate::{Counts, JobId, NewJob, Status, rules};

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

/// Job as taken by a worker.
#[derive(Clone, Debug)]
pub(crate) struct Taken {
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

/// Takes up to `most` due jobs under `lease`, oldest first.
pub(crate) async fn take(
    db: &Db,
    kinds: &[String],
    lease: &str,
    until: Timestamp,
    most: usize,
    now: Timestamp,
) -> Result<Vec<Taken>> {
    let mut taken = query!(
        Taken,
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
        most as i64,
        lease,
        until
    )
    .all(db)
    .await?;
    taken.sort_by(|one, other| (one.run_at, &one.id).cmp(&(other.run_at, &other.id)));
    Ok(taken)
}

/// Takes over up to `most` jobs whose lease has expired.
pub(crate) async fn take_over(
    db: &Db,
    kinds: &[String],
    lease: &str,
    until: Timestamp,
    most: usize,
    now: Timestamp,
) -> Result<Vec<Taken>> {
    query!(
        Taken,
        "with abandoned as materialized (
             select id from jobs
             where state = 'running' and lease_until <= $1 and kind = any($2) and attempts < max_attempts
             order by lease_until, id limit $3 for update skip locked)
         update jobs set lease = $4, lease_until = $5, attempts = attempts + 1
         where id in (select id from abandoned)
         returning id, org_id, kind, payload, attempts, max_attempts, run_at",
        now,
        kinds,
        most as i64,
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
        error.map(rules::kept),
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
    job: &Taken,
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
        error.map(rules::kept)
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
    let found = query!((JobId,), "select id from jobs where kind = $1 and slot = $2", kind, slot).find(db).await?;
    Ok(found.is_some())
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
