//! Circuit breaker: pauses requests to a service after several failures in a row.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use jiff::{SignedDuration, Timestamp};

use crate::settings::Service;

/// Number of failures in a row after which requests pause.
const MAX_FAILURES: u32 = 5;
/// Pause in requests to a failing service; after it, one request tries again.
const PAUSE_DURATION: SignedDuration = SignedDuration::from_secs(30);

/// Service, and true when it is simulated.
type Key = (Service, bool);

/// Recent failures of each service, as seen by this process.
#[derive(Debug, Default)]
pub(super) struct Breaker(Mutex<HashMap<Key, State>>);

#[derive(Clone, Copy, Debug, Default)]
struct State {
    failures: u32,
    closed_until: Option<Timestamp>,
}

impl Breaker {
    /// Returns true when a request may be sent. During a failure, only one request is allowed after each pause.
    pub(super) fn allows(&self, service: Key, now: Timestamp) -> bool {
        let mut services = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let state = services.entry(service).or_default();
        match state.closed_until {
            Some(until) if now < until => false,
            Some(_) => {
                state.closed_until = Some(now + PAUSE_DURATION);
                true
            }
            None => true,
        }
    }

    /// Records the outcome of a request.
    pub(super) fn note(&self, service: Key, has_failed: bool, now: Timestamp) {
        let mut services = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let state = services.entry(service).or_default();
        if !has_failed {
            *state = State::default();
            return;
        }
        state.failures += 1;
        if state.failures >= MAX_FAILURES {
            state.closed_until = Some(now + PAUSE_DURATION);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_failures_in_a_row_leave_a_service_alone_for_a_while() {
        let breaker = Breaker::default();
        let at = |seconds| Timestamp::from_second(seconds).unwrap();
        for failure in 0..4 {
            breaker.note((Service::Information, false), true, at(failure));
        }
        breaker.note((Service::Information, false), false, at(4));
        for failure in 5..10 {
            assert!(breaker.allows((Service::Information, false), at(failure)));
            breaker.note((Service::Information, false), true, at(failure));
        }
        assert!(!breaker.allows((Service::Information, false), at(38)));
        assert!(breaker.allows((Service::Performance, false), at(38)), "the others go on");
        assert!(breaker.allows((Service::Information, false), at(39)), "one tries");
        assert!(!breaker.allows((Service::Information, false), at(39)), "and only one");
        breaker.note((Service::Information, false), false, at(40));
        assert!(breaker.allows((Service::Information, false), at(40)));
    }
}
