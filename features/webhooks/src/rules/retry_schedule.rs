//! Retry schedule of deliveries and interpretation of answers.

use jiff::{SignedDuration, Timestamp};

use crate::types::AttemptError;

/// Delays after each failed attempt: 72 hours in all, so that a receiver that breaks on a Friday evening can be
/// repaired on a Monday.
const PAUSES: [SignedDuration; 10] = [
    SignedDuration::from_secs(10),
    SignedDuration::from_secs(50),
    SignedDuration::from_mins(4),
    SignedDuration::from_mins(25),
    SignedDuration::from_mins(90),
    SignedDuration::from_hours(4),
    SignedDuration::from_hours(6),
    SignedDuration::from_hours(12),
    SignedDuration::from_hours(24),
    SignedDuration::from_hours(24),
];
/// Time of continuous failure after which an endpoint is switched off.
const DISABLE_AFTER: SignedDuration = SignedDuration::from_hours(72);
/// Minimum and maximum rest of an endpoint after a failed attempt.
const MIN_REST: SignedDuration = SignedDuration::from_secs(5);
const MAX_REST: SignedDuration = SignedDuration::from_mins(5);

/// Maximum bytes stored of a receiver's answer.
pub(crate) const MAX_STORED_ANSWER: usize = 1_024;

/// Returns the delay after failed attempt number `tries` (from 1); `None` after the last. `chance` (0 to 1) adds up to
/// a tenth, so that deliveries that failed together are not retried together. Nothing is subtracted, so that the delays
/// are at least 72 hours in all.
pub(crate) fn pause(tries: i64, chance: f64) -> Option<SignedDuration> {
    let pause = PAUSES.get(usize::try_from(tries - 1).ok()?)?;
    Some(SignedDuration::from_millis((pause.as_millis() as f64 * (1.0 + chance.clamp(0.0, 1.0) / 10.0)) as i64))
}

/// Returns the pause of a failing endpoint: a tenth of the time since its first failure, within the limits.
pub(crate) fn rest_duration(failing_since: Timestamp, now: Timestamp) -> SignedDuration {
    (now.duration_since(failing_since) / 10).clamp(MIN_REST, MAX_REST)
}

/// Returns true when an endpoint has failed long enough to be switched off.
pub(crate) fn is_given_up(failing_since: Timestamp, now: Timestamp) -> bool {
    now.duration_since(failing_since) >= DISABLE_AFTER
}

/// Returns the error of an answer; `None` when the receiver accepted the message.
pub(crate) fn fault(status: u16) -> Option<AttemptError> {
    match status {
        200..=299 => None,
        300..=399 => Some(AttemptError::Redirected),
        410 => Some(AttemptError::Gone),
        _ => Some(AttemptError::Status),
    }
}

/// Returns the start of an answer as stored: valid UTF-8 without control characters, which databases may reject.
pub(crate) fn stored_answer(answer: &[u8]) -> String {
    let text = String::from_utf8_lossy(&answer[..answer.len().min(MAX_STORED_ANSWER)]);
    text.chars().filter(|letter| !letter.is_control() || matches!(letter, '\n' | '\t')).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eleven_tries_are_spread_over_three_days() {
        let mut at = SignedDuration::ZERO;
        let mut tries = vec![at];
        while let Some(pause) = pause(tries.len() as i64, 0.0) {
            at += pause;
            tries.push(at);
        }
        let minutes: Vec<f64> = tries.iter().map(|at| at.as_secs_f64() / 60.0).collect();
        let hours = |minutes: f64| minutes * 60.0;
        let expected = [
            0.0,
            1.0 / 6.0,
            1.0,
            5.0,
            30.0,
            hours(2.0),
            hours(6.0),
            hours(12.0),
            hours(24.0),
            hours(48.0),
            hours(72.0),
        ];
        assert_eq!(minutes, expected);
    }

    #[test]
    fn retries_of_simultaneous_failures_are_spread_over_a_tenth_of_the_pause() {
        assert_eq!(pause(1, 0.0), Some(SignedDuration::from_secs(10)));
        assert_eq!(pause(1, 1.0), Some(SignedDuration::from_secs(11)));
        assert_eq!(pause(10, 0.5), Some(SignedDuration::from_mins(24 * 63)));
        assert_eq!([pause(0, 0.5), pause(11, 0.5), pause(-1, 0.5)], [None; 3]);
    }

    #[test]
    fn an_endpoint_that_fails_rests_for_a_tenth_of_the_time_and_is_given_up_after_three_days() {
        let start: Timestamp = "2026-03-01T00:00:00Z".parse().unwrap();
        let after = |seconds| rest_duration(start, start + SignedDuration::from_secs(seconds)).as_secs();
        assert_eq!([0, 40, 100, 1_000, 3_000, 90_000].map(after), [5, 5, 10, 100, 300, 300]);
        assert!(!is_given_up(start, start + DISABLE_AFTER - SignedDuration::from_millis(1)));
        assert!(is_given_up(start, start + DISABLE_AFTER));
    }

    #[test]
    fn only_2xx_says_that_a_message_was_taken() {
        for (status, expected) in [
            (200, None),
            (204, None),
            (299, None),
            (199, Some(AttemptError::Status)),
            (301, Some(AttemptError::Redirected)),
            (308, Some(AttemptError::Redirected)),
            (400, Some(AttemptError::Status)),
            (409, Some(AttemptError::Status)),
            (410, Some(AttemptError::Gone)),
            (500, Some(AttemptError::Status)),
        ] {
            assert_eq!(fault(status), expected, "{status}");
        }
    }

    #[test]
    fn an_answer_is_kept_up_to_a_kilobyte_and_readable() {
        assert_eq!(stored_answer(b"taken\r\n\x00\x1b[0m"), "taken\n[0m");
        assert_eq!(stored_answer(&[b'x'; 5_000]).len(), 1_024);
        assert_eq!(stored_answer(&[0xff, b'a']), "\u{fffd}a");
    }
}
