//! Limits of the number of emails in a day.

use jiff::{SignedDuration, Timestamp};
use orgs::plans::PlanState;

/// Time over which caps count.
pub(crate) const DAY: SignedDuration = SignedDuration::from_hours(24);
/// Maximum number of emails of each kind in a day in a trial, whatever the settings say: anybody can have one.
const TRIAL_CAP: i64 = 50;
/// Maximum number of answers to the same feedback in a day.
pub(crate) const MAX_ANSWERS: i64 = 5;

/// Returns the daily cap that holds, of the one in the settings.
pub(crate) fn daily_cap(chosen: i64, state: PlanState) -> i64 {
    if state == PlanState::Trial { chosen.min(TRIAL_CAP) } else { chosen }
}

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
    fn a_trial_cannot_raise_its_cap() {
        assert_eq!(daily_cap(10_000, PlanState::Trial), 50);
        assert_eq!(daily_cap(20, PlanState::Trial), 20);
        assert_eq!(daily_cap(10_000, PlanState::Active), 10_000);
    }

    #[test]
    fn a_full_day_is_free_again_a_day_after_the_first_email_that_counts() {
        let at = |text: &str| text.parse::<Timestamp>().unwrap();
        let (now, sent) = (at("2026-06-01T12:00:00Z"), [at("2026-06-01T11:00:00Z"), at("2026-05-31T18:00:00Z")]);
        assert_eq!(free_at(&sent, 3, now), None);
        assert_eq!(free_at(&sent, 2, now), Some(at("2026-06-01T18:00:00Z")));
        assert_eq!(free_at(&[], 0, now), Some(now + DAY));
    }
}
