//! How long an export is kept, and how long an organization may still be kept after somebody wanted it removed.

use jiff::{SignedDuration, Timestamp};

/// An export is deleted after so long.
pub(crate) const EXPORT_KEPT: SignedDuration = SignedDuration::from_hours(7 * 24);
/// An organization can be kept after all for so long.
pub(crate) const GRACE: SignedDuration = SignedDuration::from_hours(30 * 24);
/// Its people are told again so long before it goes.
pub(crate) const REMINDED: SignedDuration = SignedDuration::from_hours(3 * 24);
/// When Google cannot be told to forget a token, the organization waits for so long and goes then.
pub(crate) const GOOGLE_PATIENCE: SignedDuration = SignedDuration::from_hours(3 * 24);

/// When an organization goes that somebody wants removed now.
pub(crate) fn removal(now: Timestamp) -> Timestamp {
    now + GRACE
}

/// Whether an organization that goes at `removal` waits no more for Google.
pub(crate) fn is_overdue(removal: Timestamp, now: Timestamp) -> bool {
    now.duration_since(removal) >= GOOGLE_PATIENCE
}

/// Whether what was typed names the organization, or the address: nothing else is forgiven than white space around it.
pub(crate) fn is_named(typed: &str, name: &str) -> bool {
    typed.trim() == name.trim() && !name.trim().is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn google_is_waited_for_three_days() {
        let at: Timestamp = "2026-03-01T00:00:00Z".parse().unwrap();
        for (hours, is) in [(0, false), (71, false), (72, true), (1_000, true)] {
            assert_eq!(is_overdue(at, at + SignedDuration::from_hours(hours)), is, "{hours}");
        }
    }

    #[test]
    fn a_name_is_typed_as_it_is_written() {
        for (typed, is) in [("Le Roy", true), (" Le Roy ", true), ("le roy", false), ("Le  Roy", false), ("", false)] {
            assert_eq!(is_named(typed, "Le Roy"), is, "{typed:?}");
        }
        assert!(!is_named("", ""));
    }
}
