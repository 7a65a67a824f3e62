//! Rate limits of the public pages.

use std::{net::IpAddr, time::Duration};

use api::{ClientAddress, RateLimit};

const MINUTES: Duration = Duration::from_mins(10);
const HOUR: Duration = Duration::from_hours(1);

/// Rate limits of the public pages, by network and by page.
pub(crate) struct Limits {
    views: RateLimit<IpAddr>,
    posts: RateLimit<IpAddr>,
    feedback: RateLimit<String>,
}

impl Limits {
    /// Creates the limits, each `factor` times as wide as usual.
    pub(crate) fn new(factor: u32) -> Self {
        let times = |requests: u32| requests.saturating_mul(factor);
        Self {
            views: RateLimit::new(times(120), MINUTES, times(60)),
            posts: RateLimit::new(times(10), MINUTES, times(10)),
            feedback: RateLimit::new(times(20), HOUR, times(20)),
        }
    }

    /// Counts a page.
    pub(crate) fn view(&self, client: ClientAddress) -> api::Result<()> {
        self.views.check(&client.network())
    }

    /// Counts a form of a page.
    pub(crate) fn post(&self, client: ClientAddress, token: &str) -> api::Result<()> {
        self.posts.check(&client.network())?;
        self.feedback.check(&token.to_owned())
    }
}
