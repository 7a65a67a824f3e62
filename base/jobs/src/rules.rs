//! Retry delays of jobs, and slots of schedules. Pure: no clock, no randomness, no database.

use jiff::{SignedDuration, Timestamp};

/// Delay before the first retry; each later one is twice as long, up to [`LAST`].
const FIRST: SignedDuration = SignedDuration::from_secs(10);
const LAST: SignedDuration = SignedDuration::from_hours(1);
/// Maximum length of a stored error, in characters.
const ERROR: usize = 500;

/// Returns the delay after the `attempts`-th attempt failed. `chance` (0 to 1) spreads jobs that failed together over
/// 75 % to 125 % of it.
pub(crate) fn pause(attempts: i64, chance: f64) -> SignedDuration {
    let doublings = u32::try_from(attempts - 1).unwrap_or(0).min(16);
    let pause = FIRST.saturating_mul(1 << doublings).min(LAST);
    SignedDuration::from_millis((pause.as_millis() as f64 * (0.75 + chance / 2.0)) as i64)
}

/// Returns the slot of a schedule that `now` is in, and the start of the slot.
pub(crate) fn slot(every: SignedDuration, now: Timestamp) -> (i64, Timestamp) {
    let every = (every.as_millis() as i64).max(1);
    let slot = now.as_millisecond().div_euclid(every);
    (slot, Timestamp::from_millisecond(slot * every).unwrap_or(now))
}

/// Truncates the error to the stored length.
pub(crate) fn truncated(error: &str) -> String {
    error.chars().take(ERROR).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_double_up_to_an_hour() {
        let seconds = |attempts| pause(attempts, 0.5).as_secs();
        assert_eq!([1, 2, 3, 4, 9, 10, 1000].map(seconds), [10, 20, 40, 80, 2560, 3600, 3600]);
    }

    #[test]
    fn pauses_are_spread_by_a_quarter_to_each_side() {
        assert_eq!(pause(1, 0.0), SignedDuration::from_millis(7500));
        assert_eq!(pause(1, 1.0), SignedDuration::from_millis(12500));
    }

    #[test]
    fn every_moment_belongs_to_one_turn() {
        let hour = SignedDuration::from_hours(1);
        let at = |text: &str| slot(hour, text.parse().unwrap());
        assert_eq!(at("2026-11-20T13:00:00Z"), at("2026-11-20T13:59:59.999Z"));
        assert_eq!(at("2026-11-20T14:00:00Z").0, at("2026-11-20T13:00:00Z").0 + 1);
        assert_eq!(at("2026-11-20T13:20:00Z").1, "2026-11-20T13:00:00Z".parse().unwrap());
    }
}
