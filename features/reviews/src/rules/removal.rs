//! Decision whether a review that a complete reading of its source did not have is gone.

use jiff::{SignedDuration, Timestamp};

/// Minimum time between the two readings that a review must be missing from.
pub(crate) const SWEEP_DISTANCE: SignedDuration = SignedDuration::from_hours(6);

/// Meaning of a complete reading for a review that it did not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Missing {
    /// Missing for the first time: remembered.
    Noted,
    /// Missing again too soon after the first time.
    Waits,
    /// Missing in two readings far enough apart.
    Gone,
}

/// Returns the meaning of a reading at `now` without a review that was missing first at `since`. Lists of sources skip
/// entries at times, so one reading is no proof.
pub(crate) fn missing(since: Option<Timestamp>, now: Timestamp) -> Missing {
    match since {
        None => Missing::Noted,
        Some(since) if now.duration_since(since) < SWEEP_DISTANCE => Missing::Waits,
        Some(_) => Missing::Gone,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_review_is_gone_after_two_readings_six_hours_apart() {
        let first = Timestamp::UNIX_EPOCH;
        let later = |seconds| first + SignedDuration::from_secs(seconds);
        for (since, now, expected) in [
            (None, first, Missing::Noted),
            (Some(first), later(6 * 3_600 - 1), Missing::Waits),
            (Some(first), later(6 * 3_600), Missing::Gone),
        ] {
            assert_eq!(missing(since, now), expected, "{since:?} {now}");
        }
    }
}
