//! Emails about a failed payment: on days 0, 3, 7 and 12.

use jiff::{SignedDuration, Timestamp};

/// Days after the first failed payment on which an email is sent.
const DAYS: [i64; 4] = [0, 3, 7, 12];

/// Returns the number of the email that is due, from 1; `None` when it was sent. Of several that were missed, the last
/// one is sent only.
pub(crate) fn due(since: Timestamp, sent: i64, now: Timestamp) -> Option<i64> {
    let is_due = |days: &&i64| since.checked_add(SignedDuration::from_hours(**days * 24)).is_ok_and(|at| at <= now);
    let count = DAYS.iter().filter(is_due).count() as i64;
    (count > sent).then_some(count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn emails_are_due_on_days_0_3_7_and_12() {
        let since: Timestamp = "2026-03-01T12:00:00Z".parse().unwrap();
        for (hours, sent, expected) in [
            (0, 0, Some(1)),
            (0, 1, None),
            (71, 1, None),
            (72, 1, Some(2)),
            (72, 2, None),
            (168, 2, Some(3)),
            (288, 3, Some(4)),
            (300, 0, Some(4)),
            (2_000, 4, None),
        ] {
            let now = since + SignedDuration::from_hours(hours);
            assert_eq!(due(since, sent, now), expected, "{hours} hours, {sent} sent");
        }
    }
}
