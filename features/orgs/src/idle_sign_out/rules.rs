//! Rules of the idle timeout. Pure.

use api::FieldError;
use jiff::SignedDuration;

/// Allowed idle timeouts in minutes. HIPAA names no figure; common practice is 15 minutes.
const CHOICES: [i64; 5] = [15, 30, 60, 8 * 60, 24 * 60];

/// Returns an allowed timeout or `None`; rejects any other value.
pub(super) fn check(minutes: Option<i64>) -> Result<Option<i64>, FieldError> {
    if minutes.is_none_or(|minutes| CHOICES.contains(&minutes)) {
        return Ok(minutes);
    }
    Err(FieldError::new("idle_minutes", "invalid_choice", "Choose 15, 30, 60, 480, or 1440 minutes, or null."))
}

/// Returns the shorter of two idle timeouts, in minutes: of the organization and of the agency that gives access to it.
pub(crate) fn strictest(own: Option<i64>, agency: Option<i64>) -> Option<SignedDuration> {
    [own, agency].into_iter().flatten().min().map(SignedDuration::from_mins)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_organisation_chooses_among_five_times_or_none() {
        for minutes in [None, Some(15), Some(30), Some(60), Some(480), Some(1440)] {
            assert_eq!(check(minutes), Ok(minutes));
        }
        for minutes in [i64::MIN, -15, 0, 1, 14, 16, 43_200, i64::MAX] {
            assert_eq!(check(Some(minutes)).unwrap_err().code, "invalid_choice", "{minutes}");
        }
    }

    #[test]
    fn of_two_rules_about_idle_sessions_the_shorter_counts() {
        for (own, agency, minutes) in [
            (None, None, None),
            (Some(15), None, Some(15)),
            (None, Some(30), Some(30)),
            (Some(15), Some(30), Some(15)),
            (Some(480), Some(30), Some(30)),
            (Some(60), Some(60), Some(60)),
        ] {
            assert_eq!(strictest(own, agency), minutes.map(SignedDuration::from_mins), "{own:?} {agency:?}");
        }
    }
}
