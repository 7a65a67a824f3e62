//! Several workers, and the loss of one of them.

use std::{fs, path::Path, sync::Arc, time::Duration};

use db::{Db, query};
use jiff::{SignedDuration, Timestamp};
use jobs::{Failure, Job, JobId, NewJob, Pace, Presence, Registry, Running, State, Worker, run_pending};
use serde_json::json;
use testing::engines;

use crate::{Hold, Note, ORG, clock, enqueue, note, state, status, until};

/// Duration of a lease, one minute, plus one second.
const EXPIRED_LEASE: SignedDuration = SignedDuration::from_secs(61);

fn hold(key: Option<&'static str>) -> NewJob<'static> {
    NewJob { org: Some(ORG), key, ..NewJob::new(Hold::KIND, json!(null)) }
}

async fn leased_until(db: &Db, id: &JobId) -> Timestamp {
    query!((Timestamp,), "select lease_until from jobs where id = $1", id).one(db).await.unwrap().0
}

async fn are_done(db: &Db, ids: &[JobId]) -> bool {
    for id in ids {
        if state(db, id).await != State::Done {
            return false;
        }
    }
    true
}

#[tokio::test(flavor = "multi_thread")]
async fn two_workers_never_take_the_same_job() {
    for db in engines().await {
        let (clock, notes) = (clock(), Note::default());
        let registry = Registry::new().with(notes.clone());
        let mut ids = Vec::new();
        for n in 0..60 {
            ids.push(enqueue(&db, &clock, &note(&n.to_string())).await);
        }
        let other_process =
            if db.engine() == db::Engine::Postgres { Db::open(db.url()).await.unwrap() } else { db.db() };
        let first = Worker::start(db.db(), clock.clone(), registry.clone(), 3);
        let other = Worker::start(other_process, clock.clone(), registry, 3);
        for n in 60..120 {
            ids.push(enqueue(&db, &clock, &note(&n.to_string())).await);
        }
        until(async || are_done(&db, &ids).await).await;
        first.shutdown(Duration::from_secs(5)).await;
        other.shutdown(Duration::from_secs(5)).await;
        let mut seen: Vec<usize> = notes.notes().iter().map(|text| text.parse().unwrap()).collect();
        seen.sort_unstable();
        assert_eq!(seen, (0..120).collect::<Vec<_>>(), "{:?}", db.engine());
        assert_eq!(status(&db, &ids[0]).await.attempts, 1);
    }
}

#[tokio::test]
async fn a_killed_workers_job_is_taken_over_when_its_lease_has_run_out() {
    for db in engines().await {
        let (clock, hold_it) = (clock(), Hold::new());
        let registry = Registry::new().with(hold_it.clone());
        let id = enqueue(&db, &clock, &hold(None)).await;
        let killed = Worker::start(db.db(), clock.clone(), registry.clone(), 1);
        hold_it.begun.notified().await;
        drop(killed);
        hold_it.dropped.notified().await;
        hold_it.go.add_permits(10);

        assert_eq!(run_pending(&db, &clock, &registry).await.unwrap().done, 0, "the lease holds");
        clock.advance(EXPIRED_LEASE);
        assert_eq!(run_pending(&db, &clock, &registry).await.unwrap().done, 1);
        let status = status(&db, &id).await;
        assert_eq!((status.state, status.attempts), (State::Done, 2), "{:?}", db.engine());
    }
}

#[tokio::test]
async fn a_single_process_reclaims_the_jobs_of_its_predecessor_at_once() {
    for db in engines().await {
        let (clock, hold_it) = (clock(), Hold::new());
        let registry = Registry::new().with(hold_it.clone());
        enqueue(&db, &clock, &hold(None)).await;
        let killed = Worker::start(db.db(), clock.clone(), registry.clone(), 1);
        hold_it.begun.notified().await;
        drop(killed);
        hold_it.dropped.notified().await;
        hold_it.go.add_permits(10);
        assert_eq!(jobs::take_back(&db, clock.now()).await.unwrap(), 1);
        assert_eq!(run_pending(&db, &clock, &registry).await.unwrap().done, 1);
    }
}

/// Starts a worker whose process is visible in the folder and waits until it runs a job; returns both.
async fn at_work(db: &Db, clock: &api::Clock, folder: &Path, hold_it: &Hold) -> (Worker, Arc<Presence>) {
    let process = Arc::new(Presence::in_folder(folder, clock.now()).unwrap());
    let pace = Pace { concurrency: 1, process: Some(process.clone()), ..Pace::default() };
    let worker = Worker::start_with(db.clone(), clock.clone(), Registry::new().with(hold_it.clone()), pace);
    hold_it.begun.notified().await;
    (worker, process)
}

#[tokio::test]
async fn jobs_of_a_dead_local_process_are_reclaimed_at_once_and_others_are_not() {
    for db in engines().await {
        let (clock, folder) = (clock(), tempfile::tempdir().unwrap());
        let (dying, living) = (Hold::new(), Hold::new());
        let of_dead = enqueue(&db, &clock, &hold(None)).await;
        let killed = at_work(&db, &clock, folder.path(), &dying).await;
        let of_living = enqueue(&db, &clock, &hold(None)).await;
        let (worker, _process) = at_work(&db, &clock, folder.path(), &living).await;
        let next = Presence::in_folder(folder.path(), clock.now()).unwrap();
        assert_eq!(next.take_back(&db, clock.now()).await.unwrap(), 0, "both are alive");

        drop(killed);
        dying.dropped.notified().await;
        assert_eq!(next.take_back(&db, clock.now()).await.unwrap(), 1, "{:?}", db.engine());
        assert_eq!(next.take_back(&db, clock.now()).await.unwrap(), 0, "once");
        run_pending(&db, &clock, &Registry::new().with(Quick)).await.unwrap();
        assert_eq!((state(&db, &of_dead).await, state(&db, &of_living).await), (State::Done, State::Running));
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2, "the file of the dead one is gone");
        worker.shutdown(Duration::ZERO).await;
    }
}

#[tokio::test]
async fn a_copied_data_folder_does_not_mark_processes_as_dead() {
    for db in engines().await {
        let (clock, folder, copy) = (clock(), tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let hold_it = Hold::new();
        enqueue(&db, &clock, &hold(None)).await;
        let (worker, _process) = at_work(&db, &clock, folder.path(), &hold_it).await;
        for entry in fs::read_dir(folder.path()).unwrap() {
            let entry = entry.unwrap();
            fs::copy(entry.path(), copy.path().join(entry.file_name())).unwrap();
        }
        let next = Presence::in_folder(copy.path(), clock.now()).unwrap();
        assert_eq!(next.take_back(&db, clock.now()).await.unwrap(), 0, "{:?}", db.engine());
        worker.shutdown(Duration::ZERO).await;
    }
}

#[tokio::test]
async fn a_job_that_kills_every_worker_is_given_up() {
    for db in engines().await {
        let (clock, hold_it) = (clock(), Hold::new());
        let registry = Registry::new().with(hold_it.clone());
        let id = enqueue(&db, &clock, &NewJob { max_attempts: 2, ..hold(None) }).await;
        for _ in 0..2 {
            let killed = Worker::start(db.db(), clock.clone(), registry.clone(), 1);
            hold_it.begun.notified().await;
            drop(killed);
            hold_it.dropped.notified().await;
            clock.advance(EXPIRED_LEASE);
        }
        run_pending(&db, &clock, &registry).await.unwrap();
        let status = status(&db, &id).await;
        assert_eq!((status.state, status.error.as_deref()), (State::Failed, Some("the worker died")));
        assert_eq!(hold_it.begins(), 2, "{:?}", db.engine());
    }
}

#[tokio::test]
async fn a_lease_is_renewed_while_the_job_runs() {
    for db in engines().await {
        let (clock, hold_it) = (clock(), Hold::new());
        let registry = Registry::new().with(hold_it.clone());
        let id = enqueue(&db, &clock, &NewJob { max_attempts: 1_000_000, ..hold(None) }).await;
        let pace = Pace { renewal: Duration::from_millis(5), ..Pace::default() };
        let worker = Worker::start_with(db.db(), clock.clone(), registry.clone(), pace);
        hold_it.begun.notified().await;
        for _ in 0..3 {
            // Shorter than the lease, so that the worker can renew it; then no other may take the job.
            clock.advance(SignedDuration::from_secs(40));
            until(async || leased_until(&db, &id).await > clock.now() + SignedDuration::from_secs(30)).await;
        }
        assert_eq!(run_pending(&db, &clock, &registry).await.unwrap().done, 0);
        hold_it.go.add_permits(1);
        until(async || state(&db, &id).await == State::Done).await;
        worker.shutdown(Duration::ZERO).await;
        assert_eq!(hold_it.begins(), 1, "{:?}", db.engine());
    }
}

/// Handler of another process for that kind of job.
struct Quick;

impl Job for Quick {
    const KIND: &'static str = Hold::KIND;

    async fn run(&self, _: Running) -> Result<(), Failure> {
        Ok(())
    }
}

#[tokio::test]
async fn a_worker_that_lost_its_lease_stops_the_job() {
    for db in engines().await {
        let (clock, hold_it) = (clock(), Hold::new());
        let id = enqueue(&db, &clock, &NewJob { max_attempts: 1_000_000, ..hold(None) }).await;
        let pace = Pace { renewal: Duration::from_millis(5), ..Pace::default() };
        let slow = Worker::start_with(db.db(), clock.clone(), Registry::new().with(hold_it.clone()), pace);
        hold_it.begun.notified().await;
        // The worker may renew its lease or take the job again in between; then repeat, which costs an attempt each time.
        until(async || {
            jobs::take_back(&db, clock.now()).await.unwrap();
            run_pending(&db, &clock, &Registry::new().with(Quick)).await.unwrap();
            state(&db, &id).await == State::Done
        })
        .await;
        hold_it.dropped.notified().await;
        slow.shutdown(Duration::ZERO).await;
        assert_eq!(state(&db, &id).await, State::Done, "{:?}", db.engine());
    }
}

#[tokio::test]
async fn an_orderly_shutdown_hands_unfinished_jobs_back_without_counting_the_try() {
    for db in engines().await {
        let (clock, hold_it) = (clock(), Hold::new());
        let registry = Registry::new().with(hold_it.clone());
        let id = enqueue(&db, &clock, &hold(None)).await;
        let worker = Worker::start(db.db(), clock.clone(), registry.clone(), 1);
        hold_it.begun.notified().await;
        worker.shutdown(Duration::ZERO).await;
        let now = status(&db, &id).await;
        assert_eq!((now.state, now.attempts), (State::Queued, 0), "{:?}", db.engine());
        hold_it.go.add_permits(1);
        assert_eq!(run_pending(&db, &clock, &registry).await.unwrap().done, 1, "at once");
    }
}

#[tokio::test]
async fn an_orderly_shutdown_lets_jobs_end_in_the_time_of_grace() {
    for db in engines().await {
        let (clock, hold_it) = (clock(), Hold::new());
        let id = enqueue(&db, &clock, &hold(None)).await;
        let worker = Worker::start(db.db(), clock.clone(), Registry::new().with(hold_it.clone()), 1);
        hold_it.begun.notified().await;
        hold_it.go.add_permits(1);
        worker.shutdown(Duration::from_secs(20)).await;
        assert_eq!(state(&db, &id).await, State::Done);
    }
}

#[tokio::test]
async fn two_jobs_of_one_key_never_run_at_once() {
    for db in engines().await {
        let (clock, hold_it) = (clock(), Hold::new());
        let first = enqueue(&db, &clock, &hold(Some("k"))).await;
        let worker = Worker::start(db.db(), clock.clone(), Registry::new().with(hold_it.clone()), 4);
        hold_it.begun.notified().await;
        let second = enqueue(&db, &clock, &hold(Some("k"))).await;
        let beside = enqueue(&db, &clock, &hold(Some("another"))).await;
        assert_ne!(first, second);
        hold_it.begun.notified().await;
        assert_eq!(state(&db, &beside).await, State::Running);
        assert_eq!(state(&db, &second).await, State::Queued, "{:?}", db.engine());
        hold_it.go.add_permits(3);
        until(async || are_done(&db, &[first.clone(), second.clone(), beside.clone()]).await).await;
        worker.shutdown(Duration::ZERO).await;
        assert_eq!(hold_it.begins(), 3);
    }
}

#[tokio::test]
async fn a_job_handed_back_gives_way_to_one_of_its_key_that_waits_already() {
    for db in engines().await {
        let (clock, hold_it) = (clock(), Hold::new());
        let registry = Registry::new().with(hold_it.clone());
        let first = enqueue(&db, &clock, &hold(Some("k"))).await;
        let worker = Worker::start(db.db(), clock.clone(), registry.clone(), 4);
        hold_it.begun.notified().await;
        let second = enqueue(&db, &clock, &hold(Some("k"))).await;
        worker.shutdown(Duration::ZERO).await;
        assert_eq!(state(&db, &first).await, State::Done);
        hold_it.go.add_permits(2);
        assert_eq!(run_pending(&db, &clock, &registry).await.unwrap().done, 1);
        assert_eq!(state(&db, &second).await, State::Done, "{:?}", db.engine());
    }
}

#[tokio::test]
async fn a_worker_hears_of_a_new_job_without_polling() {
    for db in engines().await {
        let (clock, notes) = (clock(), Note::default());
        let pace = Pace { poll: Duration::from_hours(1), renewal: Duration::from_hours(1), ..Pace::default() };
        let worker = Worker::start_with(db.db(), clock.clone(), Registry::new().with(notes.clone()), pace);
        for n in 0..3 {
            let id = enqueue(&db, &clock, &note(&n.to_string())).await;
            until(async || state(&db, &id).await == State::Done).await;
        }
        worker.shutdown(Duration::ZERO).await;
        assert_eq!(notes.notes(), ["0", "1", "2"], "{:?}", db.engine());
    }
}
