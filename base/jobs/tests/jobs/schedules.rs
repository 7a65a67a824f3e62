//! Scheduled jobs.

use jiff::SignedDuration;
use jobs::{Failure, Job, Registry, Running, run_pending};
use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};
use testing::engines;

use crate::clock;

#[derive(Clone, Default)]
struct Sweep(Arc<AtomicUsize>);

impl Job for Sweep {
    const KIND: &'static str = "sweep";

    async fn run(&self, _: Running) -> Result<(), Failure> {
        self.0.fetch_add(1, Ordering::SeqCst);
        Ok(())
    }
}

#[tokio::test]
async fn each_turn_is_taken_once_by_all_processes_together() {
    for db in engines().await {
        let (clock, sweep) = (clock(), Sweep::default());
        let registry = Registry::new().every(SignedDuration::from_hours(1), sweep.clone());
        let other_process = registry.clone();
        for hours in 1..=3 {
            run_pending(&db, &clock, &registry).await.unwrap();
            run_pending(&db, &clock, &other_process).await.unwrap();
            clock.advance(SignedDuration::from_mins(59));
            run_pending(&db, &clock, &registry).await.unwrap();
            assert_eq!(sweep.0.load(Ordering::SeqCst), hours, "{:?}", db.engine());
            clock.advance(SignedDuration::from_mins(1));
        }
    }
}

#[tokio::test]
async fn missed_schedules_run_once() {
    for db in engines().await {
        let (clock, sweep) = (clock(), Sweep::default());
        let registry = Registry::new().every(SignedDuration::from_hours(1), sweep.clone());
        run_pending(&db, &clock, &registry).await.unwrap();
        clock.advance(SignedDuration::from_hours(30));
        run_pending(&db, &clock, &registry).await.unwrap();
        run_pending(&db, &clock, &registry).await.unwrap();
        assert_eq!(sweep.0.load(Ordering::SeqCst), 2);
    }
}

#[tokio::test]
async fn a_clock_set_back_runs_nothing_twice() {
    for db in engines().await {
        let (clock, sweep) = (clock(), Sweep::default());
        let registry = Registry::new().every(SignedDuration::from_hours(1), sweep.clone());
        run_pending(&db, &clock, &registry).await.unwrap();
        clock.advance(SignedDuration::from_hours(1));
        run_pending(&db, &clock, &registry).await.unwrap();
        clock.advance(SignedDuration::from_hours(-1));
        run_pending(&db, &clock, &registry).await.unwrap();
        assert_eq!(sweep.0.load(Ordering::SeqCst), 2);
    }
}
