//! Retention of exports and grace period of removals.

use jiff::{SignedDuration, Timestamp};

/// Retention of an export.
pub(crate) const EXPORT_RETENTION: SignedDuration = SignedDuration::from_hours(7 * 24);
/// Grace period in which a removal can be canceled.
pub(crate) const GRACE_PERIOD: SignedDuration = SignedDuration::from_hours(30 * 24);
/// Time before the removal at which members are reminded.
pub(crate) const REMINDED: SignedDuration = SignedDuration::from_hours(3 * 24);
/// Maximum delay of a removal while Google cannot be reached to revoke a token.
pub(crate) const MAX_GOOGLE_DELAY: SignedDuration = SignedDuration::from_hours(3 * 24);

/// Time of a removal that is requested at `now`.
pub(crate) fn removal(now: Timestamp) -> Timestamp {
    now + GRACE_PERIOD
}

/// Returns true if a removal due at `removal` no longer waits for Google.
pub(crate) fn is_overdue(removal: Timestamp, now: Timestamp) -> bool {
    now.duration_since(removal) >= MAX_GOOGLE_DELAY
}

/// Returns true if `typed` is the name of the organization, or the email address; only white space around it is
/// ignored.
pub(crate) fn is_named(typed: &str, name: &str) -> bool {
    typed.trim() == name.trim() && !name.trim().is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn google_is_waited_for_three_days() {
        let at: Timestamp = "2026-03-01T00:00:00Z".parse().unwrap();
        for (hours, expected) in [(0, false), (71, false), (72, true), (1_000, true)] {
            assert_eq!(is_overdue(at, at + SignedDuration::from_hours(hours)), expected, "{hours}");
        }
    }

    #[test]
    fn a_name_is_typed_as_it_is_written() {
        for (typed, expected) in
            [("Le Roy", true), (" Le Roy ", true), ("le roy", false), ("Le  Roy", false), ("", false)]
        {
            assert_eq!(is_named(typed, "Le Roy"), expected, "{typed:?}");
        }
        assert!(!is_named("", ""));
    }
}
