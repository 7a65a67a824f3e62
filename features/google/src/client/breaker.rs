//! Leaves a service alone for a while that has failed several times in a row.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use jiff::{SignedDuration, Timestamp};

use crate::settings::Service;

/// So many failures in a row open it.
const FAILURES: u32 = 5;
/// Nothing is asked for so long; then one request tries.
const PAUSE: SignedDuration = SignedDuration::from_secs(30);

/// What is known of how the services are, in this process.
#[derive(Debug, Default)]
pub(super) struct Breaker(Mutex<HashMap<Service, State>>);

#[derive(Clone, Copy, Debug, Default)]
struct State {
    failures: u32,
    closed_until: Option<Timestamp>,
}

impl Breaker {
    /// May a request be made? While it is left alone, one in each pause tries.
    pub(super) fn allows(&self, service: Service, now: Timestamp) -> bool {
        let mut services = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let state = services.entry(service).or_default();
        match state.closed_until {
            Some(until) if now < until => false,
            Some(_) => {
                state.closed_until = Some(now + PAUSE);
                true
            }
            None => true,
        }
    }

    /// Takes note of how a request went.
    pub(super) fn note(&self, service: Service, has_failed: bool, now: Timestamp) {
        let mut services = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let state = services.entry(service).or_default();
        if !has_failed {
            *state = State::default();
            return;
        }
        state.failures += 1;
        if state.failures >= FAILURES {
            state.closed_until = Some(now + PAUSE);
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
            breaker.note(Service::Information, true, at(failure));
        }
        breaker.note(Service::Information, false, at(4));
        for failure in 5..10 {
            assert!(breaker.allows(Service::Information, at(failure)));
            breaker.note(Service::Information, true, at(failure));
        }
        assert!(!breaker.allows(Service::Information, at(38)));
        assert!(breaker.allows(Service::Performance, at(38)), "the others go on");
        assert!(breaker.allows(Service::Information, at(39)), "one tries");
        assert!(!breaker.allows(Service::Information, at(39)), "and only one");
        breaker.note(Service::Information, false, at(40));
        assert!(breaker.allows(Service::Information, at(40)));
    }
}
