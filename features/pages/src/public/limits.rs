//! Rate limits of the public pages.

use std::{net::IpAddr, time::Duration};

use api::{ClientAddress, RateLimit};

const MINUTES: Duration = Duration::from_mins(10);

/// Rate limits of the public pages, by network. Crawlers read many pages in a row.
pub(crate) struct Limits {
    views: RateLimit<IpAddr>,
    searches: RateLimit<IpAddr>,
}

impl Limits {
    /// Creates the limits, each `factor` times as wide as usual.
    pub(crate) fn new(factor: u32) -> Self {
        let times = |requests: u32| requests.saturating_mul(factor);
        Self {
            views: RateLimit::new(times(6_000), MINUTES, times(2_000)),
            searches: RateLimit::new(times(600), MINUTES, times(120)),
        }
    }

    /// Counts a page.
    pub(crate) fn view(&self, client: ClientAddress) -> api::Result<()> {
        self.views.check(&client.network())
    }

    /// Counts a search of the locator, or a click.
    pub(crate) fn search(&self, client: ClientAddress) -> api::Result<()> {
        self.searches.check(&client.network())
    }
}
