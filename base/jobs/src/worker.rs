//! Worker: takes jobs, renews their leases, and records their outcome.

use std::{collections::HashMap, sync::Arc, time::Duration};

use api::Clock;
use db::{Db, Result};
use futures::FutureExt;
use jiff::{SignedDuration, Timestamp};
use tokio::{
    sync::{broadcast, oneshot},
    task::{AbortHandle, Id, JoinHandle, JoinSet},
    time,
};
use tracing::{Instrument, Span, field::Empty, trace_span};

use crate::{Failure, JobId, Presence, Registry, Running, queries, queries::LeasedJob, rules};

/// Limits and intervals of a worker.
#[derive(Clone, Debug)]
pub struct Pace {
    /// Maximum number of concurrent jobs.
    pub concurrency: usize,
    /// Duration of a lease. A job that is not renewed for this long may be taken by another worker. Clocks of processes
    /// may differ by less than half of it.
    pub lease: SignedDuration,
    /// Interval at which leases are renewed.
    pub renewal: Duration,
    /// Interval at which the worker looks for due jobs; new jobs wake it at once.
    pub poll: Duration,
    /// Timeout of an attempt, which is then retried.
    pub limit: Duration,
    /// Presence of the process that holds the leases, so that other processes on its machine notice its end.
    pub process: Option<Arc<Presence>>,
}

impl Default for Pace {
    fn default() -> Self {
        Self {
            concurrency: 4,
            lease: SignedDuration::from_mins(1),
            renewal: Duration::from_secs(15),
            poll: Duration::from_secs(1),
            limit: Duration::from_hours(1),
            process: None,
        }
    }
}

/// Worker in the background; runs until it is shut down. Dropping it acts like killing the process.
#[must_use = "a worker that is dropped stops"]
pub struct Worker {
    stop: oneshot::Sender<Duration>,
    stopped: JoinHandle<()>,
}

impl Worker {
    /// Starts a worker that runs up to `concurrency` jobs at once.
    pub fn start(db: Db, clock: Clock, registry: Registry, concurrency: usize) -> Self {
        Self::start_with(db, clock, registry, Pace { concurrency, ..Pace::default() })
    }

    /// Starts a worker with other limits and intervals.
    pub fn start_with(db: Db, clock: Clock, registry: Registry, pace: Pace) -> Self {
        let (stop, stopping) = oneshot::channel();
        let crew = Crew {
            kinds: registry.kinds(),
            db,
            clock,
            registry,
            pace,
            jobs: JoinSet::new(),
            held: HashMap::new(),
            turns: HashMap::new(),
            renewed: None,
        };
        Self { stop, stopped: tokio::spawn(crew.work(stopping)) }
    }

    /// Takes no more jobs, gives running jobs `grace` to finish, and returns the others to the queue without counting
    /// the attempt.
    pub async fn shutdown(self, grace: Duration) {
        // Fails when the worker has stopped already, which is fine.
        let _ = self.stop.send(grace);
        let _ = self.stopped.await;
    }
}

/// Numbers of jobs that [`run_pending`] ran, by outcome.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ran {
    /// Jobs done.
    pub done: usize,
    /// Jobs to be retried later.
    pub retried: usize,
    /// Jobs failed for good.
    pub failed: usize,
}

/// Runs every due job, one after the other, until none is left: for tests, and `vitrine work --once`.
pub async fn run_pending(db: &Db, clock: &Clock, registry: &Registry) -> Result<Ran> {
    let (kinds, pace) = (registry.kinds(), Pace::default());
    let mut ran = Ran::default();
    add_scheduled(db, registry, &mut HashMap::new(), clock.now()).await?;
    loop {
        let taken = take(db, &kinds, &pace, 1, clock.now()).await?;
        let Some(running) = taken.into_iter().next().map(|(lease, job)| running(db, clock, job, lease)) else {
            return Ok(ran);
        };
        match attempt(registry, running, pace.limit).await? {
            End::Done => ran.done += 1,
            End::Retried => ran.retried += 1,
            End::Failed => ran.failed += 1,
        }
    }
}

/// Releases the jobs that a killed process left behind, and returns their number. For a process that is the only one on
/// its database (always so on SQLite), before it starts its worker.
pub async fn take_back(db: &Db, now: Timestamp) -> Result<u64> {
    queries::end_leases(db, now).await
}

enum End {
    Done,
    Retried,
    Failed,
}

struct Crew {
    db: Db,
    clock: Clock,
    registry: Registry,
    pace: Pace,
    kinds: Vec<String>,
    jobs: JoinSet<Result<End>>,
    held: HashMap<Id, HeldJob>,
    /// Latest added slot of each schedule, so that an idle worker does not query it every second.
    turns: HashMap<&'static str, i64>,
    /// Time of the last lease renewal; `None` when one is due.
    renewed: Option<Timestamp>,
}

struct HeldJob {
    running: Running,
    task: AbortHandle,
}

impl Crew {
    async fn work(mut self, mut stopping: oneshot::Receiver<Duration>) {
        let mut notices = self.db.listen();
        let mut renewal = time::interval(self.pace.renewal);
        let mut poll = time::interval(self.pace.poll);
        let mut cleaned: Option<Timestamp> = None;
        loop {
            tokio::select! {
                grace = &mut stopping => {
                    if let Ok(grace) = grace {
                        self.stop(grace).await;
                    }
                    return;
                }
                _ = renewal.tick() => self.renewed = None,
                ended = self.jobs.join_next_with_id(), if !self.jobs.is_empty() => self.ended(ended),
                _ = poll.tick() => {}
                () = woken(&mut notices) => {}
            }
            let now = self.clock.now();
            // Renew before taking: a process that was suspended must not take over jobs that it still runs itself.
            if self.renewed.is_none_or(|renewed| now.duration_since(renewed) >= self.pace.lease / 2) {
                self.renewed = Some(now);
                noted("renewing leases", self.renew().await);
            }
            noted("taking jobs", self.take().await);
            if cleaned.is_none_or(|cleaned| now.duration_since(cleaned) > SignedDuration::from_hours(1)) {
                cleaned = Some(now);
                noted("removing old jobs", queries::remove_old(&self.db, now).await);
            }
        }
    }

    async fn take(&mut self) -> Result<()> {
        let now = self.clock.now();
        add_scheduled(&self.db, &self.registry, &mut self.turns, now).await?;
        let free = self.pace.concurrency.saturating_sub(self.jobs.len());
        for (lease, job) in take(&self.db, &self.kinds, &self.pace, free, now).await? {
            let running = running(&self.db, &self.clock, job, lease);
            let (registry, limit, own_lease) = (self.registry.clone(), self.pace.limit, running.clone());
            let task = self.jobs.spawn(async move { attempt(&registry, own_lease, limit).await });
            self.held.insert(task.id(), HeldJob { running, task });
        }
        Ok(())
    }

    fn ended(&mut self, ended: Option<Result<(Id, Result<End>), tokio::task::JoinError>>) {
        match ended {
            Some(Ok((id, outcome))) => {
                self.held.remove(&id);
                noted("writing down how a job ended", outcome);
            }
            Some(Err(error)) => {
                self.held.remove(&error.id());
            }
            None => {}
        }
    }

    /// Renews the leases of the running jobs, and aborts jobs that another worker has taken over.
    async fn renew(&mut self) -> Result<()> {
        if self.held.is_empty() {
            return Ok(());
        }
        let leases = self.held.values().map(|held| held.running.lease.clone()).collect();
        let ours = queries::renew(&self.db, leases, until(self.clock.now(), self.pace.lease)).await?;
        for HeldJob { running, task } in self.held.values() {
            let is_ours = ours.iter().any(|(id, lease)| *id == running.job.id && *lease == running.lease);
            if !is_ours && !task.is_finished() {
                tracing::warn!(job = %running.job.id, kind = running.kind(), "another worker has taken it over");
                task.abort();
            }
        }
        Ok(())
    }

    async fn stop(mut self, grace: Duration) {
        let all_ended = async {
            while let Some(ended) = self.jobs.join_next_with_id().await {
                if let Ok((id, _)) = ended {
                    self.held.remove(&id);
                }
            }
        };
        // Jobs that exceed the grace period are returned to the queue below.
        let _ = time::timeout(grace, all_ended).await;
        self.jobs.shutdown().await;
        let now = self.clock.now();
        for HeldJob { running: Running { job, lease, .. }, .. } in self.held.values() {
            noted("handing a job back", queries::put_back(&self.db, job, lease, job.run_at, 1, None, now).await);
        }
    }
}

/// Waits for the notification of a new job.
async fn woken(notices: &mut broadcast::Receiver<String>) {
    loop {
        match notices.recv().await {
            Ok(notice) if notice != queries::NOTICE && notice != db::GAP => {}
            // The database is closing; the next query reports it.
            Err(broadcast::error::RecvError::Closed) => std::future::pending().await,
            _ => return,
        }
    }
}

/// Takes up to `most` jobs, each with its lease.
async fn take(db: &Db, kinds: &[String], pace: &Pace, most: usize, now: Timestamp) -> Result<Vec<(String, LeasedJob)>> {
    if most == 0 || !queries::is_any_due(db, kinds, now).await? {
        return Ok(Vec::new());
    }
    let id = JobId::new(now);
    let name = pace.process.as_ref().map_or_else(|| id.to_string(), |process| process.lease(&id));
    let until = until(now, pace.lease);
    queries::give_up_abandoned(db, kinds, now).await?;
    let mut taken = queries::take_over(db, kinds, &name, until, most, now).await?;
    if taken.len() < most {
        taken.extend(queries::take(db, kinds, &name, until, most - taken.len(), now).await?);
    }
    Ok(taken.into_iter().map(|job| (name.clone(), job)).collect())
}

fn running(db: &Db, clock: &Clock, job: LeasedJob, lease: String) -> Running {
    Running { db: db.clone(), clock: clock.clone(), job, lease }
}

fn until(now: Timestamp, lease: SignedDuration) -> Timestamp {
    now.saturating_add(lease).unwrap_or(now)
}

/// Adds the missing jobs of the current slots; the slots in `turns` are known to exist.
async fn add_scheduled(
    db: &Db,
    registry: &Registry,
    turns: &mut HashMap<&'static str, i64>,
    now: Timestamp,
) -> Result<()> {
    for (kind, every) in registry.schedules() {
        let (slot, begins) = rules::slot(*every, now);
        if turns.get(kind) == Some(&slot) {
            continue;
        }
        if !queries::is_scheduled(db, kind, slot).await? {
            let mut tx = db.begin().await?;
            queries::schedule(&mut tx, kind, slot, begins, now).await?;
            tx.notify(queries::NOTICE.into());
            tx.commit().await?;
        }
        turns.insert(kind, slot);
    }
    Ok(())
}

/// Runs a job once, and records its outcome.
async fn attempt(registry: &Registry, running: Running, limit: Duration) -> Result<End> {
    let span =
        trace_span!(target: "vitrine::trace", "job", what = running.kind(), attempt = running.attempt(), error = Empty);
    attempted(registry, running, limit).instrument(span).await
}

async fn attempted(registry: &Registry, running: Running, limit: Duration) -> Result<End> {
    let run = std::panic::AssertUnwindSafe(registry.run(running.clone())).catch_unwind();
    let outcome = match time::timeout(limit, run).await {
        Ok(Ok(outcome)) => outcome,
        Ok(Err(_)) => Err(Failure::Retry("it panicked".into())),
        Err(_) => Err(Failure::Retry(format!("it took longer than {} s", limit.as_secs()))),
    };
    let Running { db, job, lease, .. } = &running;
    let now = running.now();
    if let Err(Failure::Fail(error) | Failure::Retry(error)) = &outcome {
        Span::current().record("error", error.as_str());
    }
    let failure = match outcome {
        Ok(()) => None,
        Err(Failure::Fail(error)) => Some(error),
        Err(Failure::Retry(error)) if running.is_last_attempt() => Some(error),
        Err(Failure::Retry(error)) => {
            tracing::warn!(job = %job.id, kind = job.kind, attempt = job.attempts, error, "to be tried again");
            let run_at = until(now, rules::pause(job.attempts, rand::random()));
            queries::put_back(db, job, lease, run_at, 0, Some(&error), now).await?;
            return Ok(End::Retried);
        }
    };
    let mut tx = db.begin().await?;
    queries::finish(&mut tx, &job.id, lease, failure.as_deref(), now).await?;
    running.announce(&mut tx);
    // The next job with that key may start.
    tx.notify(queries::NOTICE.into());
    tx.commit().await?;
    if let Some(error) = failure {
        tracing::error!(job = %job.id, kind = job.kind, attempt = job.attempts, error, "given up");
        return Ok(End::Failed);
    }
    Ok(End::Done)
}

/// Logs an error and continues: the next turn of the loop retries.
fn noted<T>(action: &str, outcome: Result<T>) {
    if let Err(error) = outcome {
        tracing::error!(%error, "{action}");
    }
}
