//! Timing of requests: below a quota, and with a delay that grows with every failure. Times are Unix microseconds, so
//! that rates such as 290 per minute have exact intervals.

/// Maximum requests per minute, and how many of them may be sent at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rate {
    pub(crate) per_minute: i64,
    pub(crate) burst: i64,
}

const MINUTE: i64 = 60_000_000;

impl Rate {
    /// Returns a rate that stays within `quota` in every 60 seconds, with a margin for requests that arrive later than
    /// others.
    pub(crate) fn within(quota: i64) -> Self {
        let burst = (quota / 75).max(1);
        Self { per_minute: (quota - 2 * burst - quota / 100).max(1), burst }
    }

    /// Returns the interval between requests.
    pub(crate) fn interval(self) -> i64 {
        MINUTE / self.per_minute.max(1)
    }
}

/// Returns the time at which to send a request whose position in the queue, including itself, ends at `free_at`.
pub(crate) fn go_at(rate: Rate, free_at: i64) -> i64 {
    free_at - rate.interval() * rate.burst
}

/// Returns the delay after the `tries`-th failure, in milliseconds: 1, 2, 4 … at most 32 seconds, reduced by up to half
/// as `chance` (0 to 1) says, but never less than Google asked for.
pub(crate) fn backoff(tries: u32, retry_after: Option<i64>, chance: f64) -> i64 {
    let whole = 1000_i64 << tries.saturating_sub(1).min(5);
    let spread = (whole as f64 * (0.5 + chance / 2.0)) as i64;
    retry_after.map_or(spread, |seconds| spread.max(seconds.clamp(0, 600) * 1000))
}

/// Returns an offset within `period`, in milliseconds, that depends on the name, so that work is spread over time.
pub(crate) fn spread(name: &str, period: i64) -> i64 {
    // FNV-1a: the same on every machine.
    let hash = name
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    (hash % period.max(1) as u64) as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_minute_holds_more_than_the_quota_and_nearly_all_of_it_is_used() {
        for quota in [1, 2, 8, 10, 60, 300, 1_000] {
            let rate = Rate::within(quota);
            assert!(rate.per_minute + rate.burst <= quota.max(2), "{quota}: {rate:?}");
        }
        let rate = Rate::within(300);
        assert!(rate.per_minute * 100 >= 300 * 95, "{rate:?}");
    }

    #[test]
    fn a_burst_goes_at_once_and_the_rest_one_by_one() {
        let rate = Rate { per_minute: 60, burst: 2 };
        let mut free_at = 0_i64;
        let mut go = |now: i64| {
            free_at = free_at.max(now) + rate.interval();
            go_at(rate, free_at).max(now) / 1_000_000
        };
        assert_eq!([go(0), go(0), go(0), go(0)], [0, 0, 1, 2]);
        assert_eq!(go(60_000_000), 60, "who waited long does not wait more");
    }

    #[test]
    fn pauses_double_and_respect_retry_after() {
        assert_eq!([1, 2, 3, 6, 99].map(|tries| backoff(tries, None, 1.0)), [1000, 2000, 4000, 32000, 32000]);
        assert_eq!(backoff(1, None, 0.0), 500);
        assert_eq!(backoff(1, Some(30), 1.0), 30_000);
        assert_eq!(backoff(1, Some(99_999), 1.0), 600_000);
    }

    #[test]
    fn names_are_spread_over_the_period() {
        let moments: Vec<i64> = (0..100).map(|id| spread(&format!("account {id}"), 1_000)).collect();
        assert!(moments.iter().all(|moment| (0..1_000).contains(moment)));
        let quarters: std::collections::BTreeSet<i64> = moments.iter().map(|moment| moment / 250).collect();
        assert_eq!(quarters.len(), 4);
    }
}
