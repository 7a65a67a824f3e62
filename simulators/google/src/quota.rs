//! Google's limits: 300 requests a minute for each API, 10 edits a minute for each profile, in any 60 seconds.

use std::collections::HashMap;

use jiff::{SignedDuration, Timestamp};
use simulated_world::RateWindow;

/// Requests a minute for each API and project.
pub(crate) const REQUESTS: usize = 300;
/// Edits a minute for each profile.
pub(crate) const EDITS: usize = 10;
const WINDOW: SignedDuration = SignedDuration::from_secs(60);

/// Requests and edits of the last minute that passed.
#[derive(Debug, Default)]
pub(crate) struct Quota {
    requests: HashMap<&'static str, RateWindow>,
    edits: HashMap<usize, RateWindow>,
}

impl Quota {
    /// Counts a request; false when it is one too many.
    pub(crate) fn request(&mut self, api: &'static str, now: Timestamp) -> bool {
        self.requests.entry(api).or_default().take(now, WINDOW, REQUESTS)
    }

    /// Counts an edit of a location; false when it is one too many.
    pub(crate) fn edit(&mut self, location: usize, now: Timestamp) -> bool {
        self.edits.entry(location).or_default().take(now, WINDOW, EDITS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_window_slides() {
        let at = |second| Timestamp::from_second(second).unwrap();
        let mut quota = Quota::default();
        assert!((0..10).all(|second| quota.edit(1, at(second * 5))));
        assert!(!quota.edit(1, at(59)), "the eleventh within a minute");
        assert!(quota.edit(2, at(59)), "another profile");
        assert!(quota.edit(1, at(60)), "the first is a minute old");
        assert!(!quota.edit(1, at(60)));
    }
}
