//! Rules of repeated calls.

use std::time::Duration;

use crate::Failure;

/// Repetitions of a call that failed.
pub(crate) const MAX_RETRIES: u32 = 2;
/// Pause before the first repetition; it doubles.
const FIRST_PAUSE: Duration = Duration::from_millis(500);

/// Returns the pause before a repetition of a failed call; `None` when it is not repeated. `dice` is 0 to 1.
pub(crate) fn pause(failure: &Failure, retries: u32, left: Duration, dice: f64) -> Option<Duration> {
    if !failure.is_transient() || retries >= MAX_RETRIES {
        return None;
    }
    let usual = FIRST_PAUSE * 2u32.pow(retries);
    let pause = usual.mul_f64(0.5 + dice.clamp(0.0, 1.0));
    let requested = match failure {
        Failure::Busy(Some(seconds)) => Duration::from_secs(*seconds),
        _ => Duration::ZERO,
    };
    Some(pause.max(requested)).filter(|pause| *pause < left)
}

/// Returns the failure that a status and the body of its answer mean.
pub(crate) fn failure(status: u16, body: &str, retry_after: Option<u64>) -> Failure {
    let has = |words: &[&str]| words.iter().any(|word| body.contains(word));
    let is_out_of_money =
        has(&["insufficient_quota", "billing_error", "spend limit", "credit balance", "billing_hard_limit"]);
    match status {
        402 => Failure::NoFunds,
        400 | 403 | 429 if is_out_of_money => Failure::NoFunds,
        401 | 403 => Failure::BadKey,
        404 => Failure::NoModel,
        429 | 529 => Failure::Busy(retry_after),
        500..=599 if retry_after.is_some() => Failure::Busy(retry_after),
        408 | 409 | 425 | 500..=599 => Failure::Server(status),
        _ => Failure::Invalid(status),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_status_and_the_body_tell_the_failure() {
        for (status, body, retry_after, expected) in [
            (401, "", None, Failure::BadKey),
            (402, "", None, Failure::NoFunds),
            (403, r#"{"type":"permission_error"}"#, None, Failure::BadKey),
            (404, "", None, Failure::NoModel),
            (408, "", None, Failure::Server(408)),
            (413, "", None, Failure::Invalid(413)),
            (429, "rate_limit_error", Some(7), Failure::Busy(Some(7))),
            (429, r#"{"error":{"code":"insufficient_quota"}}"#, Some(7), Failure::NoFunds),
            (400, "Your credit balance is too low", None, Failure::NoFunds),
            (500, "", None, Failure::Server(500)),
            (503, "", Some(3), Failure::Busy(Some(3))),
            (529, "overloaded_error", None, Failure::Busy(None)),
            (422, "", None, Failure::Invalid(422)),
        ] {
            assert_eq!(failure(status, body, retry_after), expected, "{status} {body}");
        }
    }

    #[test]
    fn a_call_is_repeated_twice_when_its_failure_may_pass() {
        let minute = Duration::from_mins(1);
        for (failure, retries, left, expected) in [
            (Failure::Server(500), 0, minute, Some(500)),
            (Failure::Server(500), 1, minute, Some(1_000)),
            (Failure::Server(500), 2, minute, None),
            (Failure::Busy(Some(7)), 0, minute, Some(7_000)),
            (Failure::Busy(Some(7)), 0, Duration::from_secs(7), None),
            (Failure::Unreachable, 0, minute, Some(500)),
            (Failure::Broken, 0, minute, Some(500)),
            (Failure::NoFunds, 0, minute, None),
            (Failure::BadKey, 0, minute, None),
            (Failure::Declined, 0, minute, None),
            (Failure::Slow, 0, minute, None),
        ] {
            let pause = pause(&failure, retries, left, 0.5).map(|pause| pause.as_millis());
            assert_eq!(pause, expected, "{failure} {retries}");
        }
    }

    #[test]
    fn pauses_are_spread() {
        let millis = |dice| pause(&Failure::Server(500), 0, Duration::from_mins(1), dice).unwrap().as_millis();
        assert_eq!((millis(0.0), millis(1.0)), (250, 750));
    }
}
