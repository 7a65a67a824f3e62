//! Limits of requests in a sliding window of time.

use jiff::{SignedDuration, Timestamp};

/// Times of the latest requests that passed.
#[derive(Clone, Debug, Default)]
pub struct RateWindow(Vec<Timestamp>);

impl RateWindow {
    /// Counts a request; false when `limit` requests have already passed in the window before `now`.
    pub fn take(&mut self, now: Timestamp, window: SignedDuration, limit: usize) -> bool {
        // Drops times in the future, from before the clock was set back.
        self.0.retain(|at| *at <= now && now.duration_since(*at) < window);
        let is_free = self.0.len() < limit;
        if is_free {
            self.0.push(now);
        }
        is_free
    }
}
