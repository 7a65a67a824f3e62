//! Lifetime of sessions and their access tokens. Pure: no clock, no database.
//!
//! An access token is valid for an hour. A session ends after [`Settings::idle_timeout`] without a refresh, at the age of
//! [`Settings::absolute_timeout`], and without activity for the idle limit of the user's organization.

use jiff::{SignedDuration, Timestamp};

use crate::Settings;

/// Lifetime of an access token.
const ACCESS: SignedDuration = SignedDuration::from_secs(3600);

/// Returns whether a session is over: too long without a refresh, or too old.
pub(crate) fn has_ended(settings: &Settings, refreshed: Timestamp, created: Timestamp, now: Timestamp) -> bool {
    now.duration_since(refreshed) >= settings.idle_timeout || now.duration_since(created) >= settings.absolute_timeout
}

/// Lifetime of access tokens: shorter than [`ACCESS`] when the idle timeout is, so that clients can refresh in
/// time.
pub(crate) fn of_access_tokens(settings: &Settings) -> SignedDuration {
    ACCESS.min(settings.idle_timeout)
}

/// Returns whether a session had no activity for `limit`. Signing in counts as activity; without a limit no session is
/// idle.
pub(crate) fn is_idle(
    active_at: Timestamp,
    created_at: Timestamp,
    limit: Option<SignedDuration>,
    now: Timestamp,
) -> bool {
    limit.is_some_and(|limit| now.duration_since(active_at.max(created_at)) >= limit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_is_idle_when_nothing_was_done_in_it_for_as_long_as_allowed() {
        let at = |minute: i64| Timestamp::from_second(minute * 60).unwrap();
        let limit = Some(SignedDuration::from_mins(15));
        for (active, created, limit, now, expected) in [
            (100, 100, limit, 114, false),
            (100, 100, limit, 115, true),
            (100, 100, None, 100_000, false),
            (110, 100, limit, 124, false),
            (110, 100, limit, 125, true),
            // Begun by a process of the release before, which writes no activity.
            (0, 100, limit, 114, false),
            // The clock was put back.
            (110, 100, limit, 50, false),
        ] {
            assert_eq!(is_idle(at(active), at(created), limit, at(now)), expected, "{active} {created} {now}");
        }
    }
}
