//! When the next request may be made: below a quota without ever meeting it, and later after every failure.
//! Times are Unix microseconds, so that rates like 290 a minute come out even.

/// How many requests may be made in a minute, of which some at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rate {
    pub(crate) per_minute: i64,
    pub(crate) burst: i64,
}

const MINUTE: i64 = 60_000_000;

impl Rate {
    /// A rate whose every 60 seconds stay within `quota`, with some room for requests that arrive later than they left.
    pub(crate) fn within(quota: i64) -> Self {
        let burst = (quota / 75).max(1);
        Self { per_minute: (quota - 2 * burst - quota / 100).max(1), burst }
    }

    /// From one request to the next.
    pub(crate) fn interval(self) -> i64 {
        MINUTE / self.per_minute.max(1)
    }
}

/// When to go, for whoever holds the place in the queue that ends at `free_at` (after their own request).
pub(crate) fn go_at(rate: Rate, free_at: i64) -> i64 {
    free_at - rate.interval() * rate.burst
}

/// How long to wait after the `tries`-th failure, in milliseconds: 1, 2, 4 … at most 32 seconds, from half of it to the
/// whole as `chance` (0 to 1) says; never less than Google asked for.
pub(crate) fn backoff(tries: u32, asked: Option<i64>, chance: f64) -> i64 {
    let whole = 1000_i64 << tries.saturating_sub(1).min(5);
    let spread = (whole as f64 * (0.5 + chance / 2.0)) as i64;
    asked.map_or(spread, |seconds| spread.max(seconds.clamp(0, 600) * 1000))
}

/// A moment of the next `period` that differs from name to name, so that not everything happens at once; milliseconds.
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
    fn pauses_double_and_respect_what_google_asks() {
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
