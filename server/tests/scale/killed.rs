//! Killed one after the other, or asked to end, while others write, read and wait for jobs.

use std::{
    sync::atomic::{AtomicUsize, Ordering},
    time::{Duration, Instant},
};

use tokio::{join, sync::watch};

use crate::{
    caller::Caller,
    fleet::Fleet,
    load::{self, Progress},
};

/// Acknowledged writes between two kills.
const WRITES_BETWEEN_KILLS: usize = 12;

/// Figures of a run.
struct Figures {
    acknowledged: usize,
    changes: usize,
    reads: usize,
    cut_off: usize,
}

/// Loads the fleet while `disturb` does what it does, and checks that nothing was lost or done twice.
async fn under_load(fleet: &mut Fleet, disturb: impl AsyncFnOnce(&mut Fleet, &mut watch::Receiver<usize>)) -> Figures {
    let (port, kills) = (fleet.balancer.port(), std::sync::Arc::clone(&fleet.kills));
    let (writer, changer, reader) = (
        Caller::sign_up(port, &kills, "w").await,
        Caller::sign_up(port, &kills, "c").await,
        Caller::sign_up(port, &kills, "r").await,
    );
    let (over, is_over) = watch::channel(false);
    let progress = Progress { acknowledged: watch::Sender::new(0), is_over };
    let (mut acknowledged, reads) = (progress.acknowledged.subscribe(), AtomicUsize::new(0));
    let disturbed = async {
        disturb(fleet, &mut acknowledged).await;
        over.send_replace(true);
    };
    let (mut added, other, changes, (), ()) = join!(
        load::add(&writer, 0, &progress),
        load::add(&writer, 1, &progress),
        load::change(&changer, &progress),
        load::read(&reader, &progress, &reads),
        disturbed,
    );
    added.extend(other);
    load::check_added(&writer, &added).await;
    load::check_changed(&changer, changes).await;
    let cut_off = [&writer, &changer, &reader].map(|caller| caller.cut_off.load(Ordering::Relaxed)).iter().sum();
    Figures { acknowledged: added.len(), changes, reads: reads.load(Ordering::Relaxed), cut_off }
}

/// Kills one after the other as long as `goes_on`, each when some more writes were acknowledged.
async fn killing(fleet: &mut Fleet, acknowledged: &mut watch::Receiver<usize>, goes_on: impl Fn(usize) -> bool) {
    while goes_on(fleet.kills.count()) {
        let so_far = *acknowledged.borrow();
        acknowledged.wait_for(|count| *count >= so_far + WRITES_BETWEEN_KILLS).await.expect("the load goes on");
        fleet.kill_one().await;
    }
    let so_far = *acknowledged.borrow();
    acknowledged.wait_for(|count| *count >= so_far + WRITES_BETWEEN_KILLS).await.expect("the load goes on");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_or_done_twice_when_processes_are_killed() {
    let Some(mut fleet) = Fleet::start().await else { return };
    let figures = under_load(&mut fleet, async |fleet, acknowledged| {
        killing(fleet, acknowledged, |kills| kills < 8).await;
    });
    let figures = figures.await;
    assert!(figures.acknowledged >= 9 * WRITES_BETWEEN_KILLS && figures.changes > 0 && figures.reads > 0);
}

/// The long form: a minute and more. `.ci/with-postgres cargo test -p vitrine --test scale -- --ignored --nocapture`
#[tokio::test(flavor = "multi_thread")]
#[ignore = "a minute of kills; its figures stand in docs/operations.md"]
async fn a_minute_of_kills() {
    let Some(mut fleet) = Fleet::start().await else { return };
    let start = Instant::now();
    let figures = under_load(&mut fleet, async |fleet, acknowledged| {
        killing(fleet, acknowledged, |_| start.elapsed() < Duration::from_mins(1)).await;
    });
    let Figures { acknowledged, changes, reads, cut_off } = figures.await;
    println!(
        "{} kills in {} s; {acknowledged} writes acknowledged, 0 lost, 0 twice; {changes} bulk edits of 600 locations, \
         each once; {reads} reads; {cut_off} requests cut off, each in flight to a killed process",
        fleet.kills.count(),
        start.elapsed().as_secs()
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rolling_restart_fails_no_request() {
    let Some(mut fleet) = Fleet::start().await else { return };
    let figures = under_load(&mut fleet, async |fleet, acknowledged| {
        fleet.restart_each().await;
        let so_far = *acknowledged.borrow();
        acknowledged.wait_for(|count| *count >= so_far + WRITES_BETWEEN_KILLS).await.expect("the load goes on");
    });
    assert_eq!(figures.await.cut_off, 0);
}
