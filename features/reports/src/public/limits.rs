//! Rate limits of the public pages.

use std::{net::IpAddr, time::Duration};

use api::{ClientAddress, RateLimit};

const MINUTES: Duration = Duration::from_mins(15);

/// Rate limits of the public pages, by network.
pub(super) struct Limits {
    views: RateLimit<IpAddr>,
    pictures: RateLimit<IpAddr>,
    downloads: RateLimit<IpAddr>,
}

impl Limits {
    /// Creates the limits, each `factor` times as wide as usual.
    pub(super) fn new(factor: u32) -> Self {
        let times = |requests: u32| requests.saturating_mul(factor);
        Self {
            views: RateLimit::new(times(180), MINUTES, times(90)),
            // Each page of a heatmap has a picture.
            pictures: RateLimit::new(times(180), MINUTES, times(90)),
            downloads: RateLimit::new(times(30), MINUTES, times(15)),
        }
    }

    /// Counts a page.
    pub(super) fn view(&self, client: ClientAddress) -> api::Result<()> {
        self.views.check(&client.network())
    }

    /// Counts a picture of a page.
    pub(super) fn picture(&self, client: ClientAddress) -> api::Result<()> {
        self.pictures.check(&client.network())
    }

    /// Counts a download.
    pub(super) fn download(&self, client: ClientAddress) -> api::Result<()> {
        self.downloads.check(&client.network())
    }
}
