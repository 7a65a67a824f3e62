//! Limits of the number of emails in a day.

use jiff::{SignedDuration, Timestamp};

/// Time over which caps count.
pub(crate) const DAY: SignedDuration = SignedDuration::from_hours(24);
/// Maximum number of answers to the same feedback in a day.
pub(crate) const MAX_ANSWERS: i64 = 5;

/// Returns the time from which another email may be sent; `None` for now. `sent` has the times of the emails of the last day,
/// the latest first, at most as many as the cap.
pub(crate) fn free_at(sent: &[Timestamp], cap: i64, now: Timestamp) -> Option<Timestamp> {
    let is_full = sent.len() as i64 >= cap;
    is_full.then(|| sent.last().map_or(now, |first| *first) + DAY)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_day_is_free_again_a_day_after_the_first_email_that_counts() {
        let at = |text: &str| text.parse::<Timestamp>().unwrap();
        let (now, sent) = (at("2026-06-01T12:00:00Z"), [at("2026-06-01T11:00:00Z"), at("2026-05-31T18:00:00Z")]);
        assert_eq!(free_at(&sent, 3, now), None);
        assert_eq!(free_at(&sent, 2, now), Some(at("2026-06-01T18:00:00Z")));
        assert_eq!(free_at(&[], 0, now), Some(now + DAY));
    }
}
