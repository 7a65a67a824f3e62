//! Changes of the state, and the work that becomes due meanwhile.

use std::{sync::Arc, time::Duration};

use simulated_world::lock;

use crate::{clocks::due, delivery, sim::Sim, state::State};

/// Shortest and longest pause between two looks for work that is due.
const PAUSE: [Duration; 2] = [Duration::from_millis(200), Duration::from_secs(10)];

/// Brings the state up to the clock's time, does something with it, and delivers the events of both.
pub(crate) fn act<T>(sim: &Arc<Sim>, base: Option<&str>, act: impl FnOnce(&mut State) -> T) -> T {
    let now = sim.now();
    let mut state = sim.state();
    if let Some(base) = base {
        base.clone_into(&mut state.base);
    }
    state.begin();
    state.request = None;
    due::run(&mut state, None, now);
    state.begin();
    let result = act(&mut state);
    state.request = None;
    let outgoing = std::mem::take(&mut state.outgoing);
    sim.save(&state);
    let is_waiting = due::next(&mut state, None).is_some();
    drop(state);
    delivery::send(sim, outgoing);
    if is_waiting {
        watch(sim);
    }
    result
}

/// Does work as it becomes due, until none is left.
fn watch(sim: &Arc<Sim>) {
    let mut is_watched = lock(&sim.is_watched);
    if std::mem::replace(&mut *is_watched, true) {
        return;
    }
    drop(is_watched);
    let sim = sim.clone();
    tokio::spawn(async move {
        while let Some(wait) = next_wait(&sim) {
            tokio::time::sleep(wait.clamp(PAUSE[0], PAUSE[1])).await;
            act(&sim, None, |_| ());
        }
    });
}

/// Returns the time until the next work, and ends the watch when there is none.
fn next_wait(sim: &Sim) -> Option<Duration> {
    let next = due::next(&mut sim.state(), None).map(|(at, _)| at);
    *lock(&sim.is_watched) = next.is_some();
    Some(Duration::from_secs(next?.saturating_sub(sim.now()).max(0) as u64))
}
