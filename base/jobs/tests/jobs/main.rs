//! Tests of the job queue through its public API, on each available engine.
#![expect(clippy::unwrap_used, clippy::panic, reason = "what a test's own functions cannot have fails it")]

mod queue;
mod schedules;
mod workers;

use std::sync::{
    Arc, Mutex,
    atomic::{AtomicUsize, Ordering},
};

use api::Clock;
use db::Db;
use jobs::{Failure, Job, JobId, NewJob, Running, State, Status};
use serde_json::json;
use tokio::sync::{Notify, Semaphore};

const ORG: &str = "org";

fn clock() -> Clock {
    Clock::fixed("2026-11-20T12:00:00Z".parse().unwrap())
}

/// Enqueues one job and commits.
async fn enqueue(db: &Db, clock: &Clock, job: &NewJob<'_>) -> JobId {
    let mut tx = db.begin().await.unwrap();
    let id = jobs::enqueue(&mut tx, job, clock.now()).await.unwrap();
    tx.commit().await.unwrap();
    id
}

fn note(text: &str) -> NewJob<'static> {
    NewJob { org: Some(ORG), ..NewJob::new(Note::KIND, json!(text)) }
}

async fn status(db: &Db, id: &JobId) -> Status {
    jobs::status(db, ORG, id).await.unwrap().unwrap()
}

async fn state(db: &Db, id: &JobId) -> State {
    status(db, id).await.state
}

/// Repeats the check until it holds; fails after 20 seconds.
async fn until(is_so: impl AsyncFn() -> bool) {
    let patience = std::time::Duration::from_secs(20);
    let look = async {
        while !is_so().await {
            tokio::task::yield_now().await;
        }
    };
    assert!(tokio::time::timeout(patience, look).await.is_ok(), "it never came to be");
}

/// Handler that records its payload.
#[derive(Clone, Default)]
struct Note {
    notes: Arc<Mutex<Vec<String>>>,
}

impl Note {
    fn notes(&self) -> Vec<String> {
        self.notes.lock().unwrap().clone()
    }
}

impl Job for Note {
    const KIND: &'static str = "note";

    async fn run(&self, running: Running) -> Result<(), Failure> {
        let text = running.payload()?;
        self.notes.lock().unwrap().push(text);
        Ok(())
    }
}

/// Handler that fails as its payload says, until it has failed often enough.
#[derive(Clone, Default)]
struct Stumble {
    tries: Arc<AtomicUsize>,
}

impl Job for Stumble {
    const KIND: &'static str = "stumble";

    async fn run(&self, running: Running) -> Result<(), Failure> {
        let tries = self.tries.fetch_add(1, Ordering::SeqCst) + 1;
        match running.payload::<String>()?.as_str() {
            "twice" if tries > 2 => Ok(()),
            "for good" => Err(Failure::Fail("no use".into())),
            "panic" => panic!("on purpose"),
            _ => Err(Failure::Retry(format!("try {tries}"))),
        }
    }
}

/// Handler that waits until the test releases it.
#[derive(Clone)]
struct Hold {
    begun: Arc<Notify>,
    begins: Arc<AtomicUsize>,
    go: Arc<Semaphore>,
    dropped: Arc<Notify>,
}

impl Hold {
    fn new() -> Self {
        Self { begun: Arc::default(), begins: Arc::default(), go: Arc::new(Semaphore::new(0)), dropped: Arc::default() }
    }

    fn begins(&self) -> usize {
        self.begins.load(Ordering::SeqCst)
    }
}

impl Job for Hold {
    const KIND: &'static str = "hold";

    async fn run(&self, _: Running) -> Result<(), Failure> {
        let _dropped = Dropped(self.dropped.clone());
        self.begins.fetch_add(1, Ordering::SeqCst);
        self.begun.notify_one();
        self.go.acquire().await.unwrap().forget();
        Ok(())
    }
}

/// Notifies when the handler is dropped, however it ended.
struct Dropped(Arc<Notify>);

impl Drop for Dropped {
    fn drop(&mut self) {
        self.0.notify_one();
    }
}
