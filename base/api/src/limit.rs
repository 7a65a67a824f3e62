//! Rate limits by key (an address, an account), within one process.

use std::{hash::Hash, num::NonZeroU32, time::Duration};

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter, clock::Clock as _, clock::DefaultClock};

use crate::Error;

/// Rate limiter: a number of requests per period for each key, evenly spaced, with a burst.
pub struct RateLimit<K: Hash + Eq + Clone> {
    limiter: DefaultKeyedRateLimiter<K>,
}

impl<K: Hash + Eq + Clone> RateLimit<K> {
    /// Allows `requests` in each `period`, of which `burst` may arrive at once. Numbers below 1 count as 1.
    pub fn new(requests: u32, period: Duration, burst: u32) -> Self {
        let at_least_one = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
        let interval = period / at_least_one(requests).get();
        let quota = Quota::with_period(interval).unwrap_or_else(|| Quota::per_second(at_least_one(requests)));
        Self { limiter: RateLimiter::keyed(quota.allow_burst(at_least_one(burst))) }
    }

    /// Counts one request of `key`; 429 with the time to wait when the limit is exceeded.
    pub fn check(&self, key: &K) -> Result<(), Error> {
        self.limiter.check_key(key).map_err(|not_until| {
            Error::rate_limited(not_until.wait_time_from(DefaultClock::default().now()).as_secs() + 1)
        })
    }

    /// Removes keys whose quota is full again, to free their memory.
    pub fn forget_old(&self) {
        self.limiter.retain_recent();
    }
}
