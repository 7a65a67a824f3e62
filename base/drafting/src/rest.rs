//! Rest of makers that fail.

use std::{
    collections::{HashMap, VecDeque},
    time::Duration,
};

use tokio::time::Instant;

/// Failures within [`PERIOD`] after which a maker rests.
const MAX_FAILURES: usize = 5;
/// Period in which failures count.
const PERIOD: Duration = Duration::from_mins(1);
/// Duration of the rest.
const REST: Duration = Duration::from_mins(1);
/// Maximum number of makers that are remembered.
const MAX_MAKERS: usize = 1_000;

/// Failures of makers by a key of each.
#[derive(Debug, Default)]
pub(crate) struct Rests(HashMap<u64, State>);

#[derive(Debug, Default)]
struct State {
    failures: VecDeque<Instant>,
    until: Option<Instant>,
}

impl Rests {
    /// Returns true while a maker rests.
    pub(crate) fn is_resting(&self, maker: u64, now: Instant) -> bool {
        self.0.get(&maker).and_then(|state| state.until).is_some_and(|until| now < until)
    }

    /// Counts a failure.
    pub(crate) fn failed(&mut self, maker: u64, now: Instant) {
        if self.0.len() >= MAX_MAKERS && !self.0.contains_key(&maker) {
            self.0.clear();
        }
        let state = self.0.entry(maker).or_default();
        state.failures.retain(|at| now.duration_since(*at) < PERIOD);
        state.failures.push_back(now);
        if state.failures.len() >= MAX_FAILURES {
            *state = State { failures: VecDeque::new(), until: Some(now + REST) };
        }
    }

    /// Forgets the failures of a maker that works.
    pub(crate) fn worked(&mut self, maker: u64) {
        self.0.remove(&maker);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_failures_within_a_minute_are_followed_by_a_minute_of_rest() {
        let (mut rests, start) = (Rests::default(), Instant::now());
        let at = |seconds| start + Duration::from_secs(seconds);
        for second in [0, 10, 20, 30] {
            rests.failed(1, at(second));
        }
        assert!(!rests.is_resting(1, at(31)));
        // The first one no longer counts.
        rests.failed(1, at(61));
        assert!(!rests.is_resting(1, at(62)));
        rests.failed(1, at(63));
        assert!(rests.is_resting(1, at(64)) && !rests.is_resting(2, at(64)));
        assert!(!rests.is_resting(1, at(124)));
    }

    #[test]
    fn a_success_forgets_failures() {
        let (mut rests, now) = (Rests::default(), Instant::now());
        for _ in 0..4 {
            rests.failed(1, now);
        }
        rests.worked(1);
        rests.failed(1, now);
        assert!(!rests.is_resting(1, now));
    }
}
