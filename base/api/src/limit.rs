//! Rate limits by key (an address, an account), within one process.

use std::{
    hash::Hash,
    num::NonZeroU32,
    sync::atomic::{AtomicU32, Ordering},
    time::Duration,
};

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter, clock::Clock as _, clock::DefaultClock};

use crate::Error;

/// Rate limiter: a number of requests per period for each key, evenly spaced, with a burst.
pub struct RateLimit<K: Hash + Eq + Clone> {
    limiter: DefaultKeyedRateLimiter<K>,
    checks: AtomicU32,
}

/// Number of checks after which keys whose quota is full again are forgotten, so that strangers cannot fill the memory.
const CHECKS_PER_CLEANUP: u32 = 4_096;

impl<K: Hash + Eq + Clone> RateLimit<K> {
    /// Allows `requests` in each `period`, of which `burst` may arrive at once. Numbers below 1 count as 1.
    pub fn new(requests: u32, period: Duration, burst: u32) -> Self {
        let at_least_one = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
        let interval = period / at_least_one(requests).get();
        let quota = Quota::with_period(interval).unwrap_or_else(|| Quota::per_second(at_least_one(requests)));
        Self { limiter: RateLimiter::keyed(quota.allow_burst(at_least_one(burst))), checks: AtomicU32::new(0) }
    }

    /// Counts one request of `key`; 429 with the time to wait when the limit is exceeded.
    pub fn check(&self, key: &K) -> Result<(), Error> {
        if self.checks.fetch_add(1, Ordering::Relaxed) % CHECKS_PER_CLEANUP == CHECKS_PER_CLEANUP - 1 {
            self.forget_old();
        }
        self.limiter.check_key(key).map_err(|not_until| {
            Error::rate_limited(not_until.wait_time_from(DefaultClock::default().now()).as_secs() + 1)
        })
    }

    /// Removes keys whose quota is full again, to free their memory.
    pub fn forget_old(&self) {
        self.limiter.retain_recent();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refilled_keys_are_dropped_from_memory() {
        let limit = RateLimit::new(1, Duration::from_nanos(1), 1);
        for key in 0..3 * CHECKS_PER_CLEANUP {
            limit.check(&key).unwrap();
        }
        assert!(limit.limiter.len() < 2 * CHECKS_PER_CLEANUP as usize, "{}", limit.limiter.len());
    }
}
