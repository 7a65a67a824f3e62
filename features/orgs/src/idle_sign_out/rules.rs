//! Rules of the idle timeout, without I/O.

use api::FieldError;
use jiff::SignedDuration;

/// Allowed idle timeouts, in minutes. HIPAA specifies no value; common practice is 15 minutes.
const ALLOWED_MINUTES: [i64; 5] = [15, 30, 60, 8 * 60, 24 * 60];

/// Validates a timeout in minutes. `None` turns idle sign-out off.
pub(super) fn validate(minutes: Option<i64>) -> Result<Option<i64>, FieldError> {
    if minutes.is_none_or(|minutes| ALLOWED_MINUTES.contains(&minutes)) {
        return Ok(minutes);
    }
    Err(FieldError::new("idle_minutes", "invalid_choice", "Choose 15, 30, 60, 480, or 1440 minutes, or null."))
}

/// Returns the shorter timeout of the organization and its agency, both given in minutes; `None` when neither has one.
pub(crate) fn shorter_timeout(own: Option<i64>, agency: Option<i64>) -> Option<SignedDuration> {
    [own, agency].into_iter().flatten().min().map(SignedDuration::from_mins)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_organization_may_set_one_of_five_timeouts_or_none() {
        for minutes in [None, Some(15), Some(30), Some(60), Some(480), Some(1440)] {
            assert_eq!(validate(minutes), Ok(minutes));
        }
        for minutes in [i64::MIN, -15, 0, 1, 14, 16, 43_200, i64::MAX] {
            assert_eq!(validate(Some(minutes)).unwrap_err().code, "invalid_choice", "{minutes}");
        }
    }

    #[test]
    fn the_shorter_of_two_timeouts_applies() {
        for (own, agency, minutes) in [
            (None, None, None),
            (Some(15), None, Some(15)),
            (None, Some(30), Some(30)),
            (Some(15), Some(30), Some(15)),
            (Some(480), Some(30), Some(30)),
            (Some(60), Some(60), Some(60)),
        ] {
            assert_eq!(shorter_timeout(own, agency), minutes.map(SignedDuration::from_mins), "{own:?} {agency:?}");
        }
    }
}
