//! Rate limits by network address, so that one visitor cannot lock others out, and by email address.

use std::{net::IpAddr, time::Duration};

use api::{ClientAddress, RateLimit};

const MINUTES: Duration = Duration::from_mins(10);
const HOUR: Duration = Duration::from_hours(1);

/// The limits of the routes.
pub(crate) struct Limits {
    newsletter: RateLimit<IpAddr>,
    contact: RateLimit<IpAddr>,
    tools: RateLimit<IpAddr>,
    /// Forms that say this mail address, wherever they come from.
    mail: RateLimit<String>,
}

impl Limits {
    /// The limits, each `factor` times as wide as usual.
    pub(crate) fn new(factor: u32) -> Self {
        let limit = |requests: u32, period, burst: u32| {
            RateLimit::new(requests.saturating_mul(factor), period, burst.saturating_mul(factor))
        };
        Self {
            newsletter: limit(10, MINUTES, 10),
            contact: limit(6, MINUTES, 6),
            tools: limit(20, MINUTES, 10),
            mail: RateLimit::new(10u32.saturating_mul(factor), HOUR, 10u32.saturating_mul(factor)),
        }
    }

    /// Counts a subscription.
    pub(crate) fn newsletter(&self, client: ClientAddress, email: &str) -> api::Result<()> {
        self.newsletter.check(&client.network())?;
        self.mail.check(&email.to_owned())
    }

    /// Counts a message.
    pub(crate) fn contact(&self, client: ClientAddress, email: &str) -> api::Result<()> {
        self.contact.check(&client.network())?;
        self.mail.check(&email.to_owned())
    }

    /// Counts a link of an email being used.
    pub(crate) fn link(&self, client: ClientAddress) -> api::Result<()> {
        self.newsletter.check(&client.network())
    }

    /// Counts a use of a tool that works for the visitor elsewhere.
    pub(crate) fn tools(&self, client: ClientAddress) -> api::Result<()> {
        self.tools.check(&client.network())
    }

    /// Drops the counters of those who have not been here for a while.
    pub(crate) fn forget_old(&self) {
        self.newsletter.forget_old();
        self.contact.forget_old();
        self.tools.forget_old();
        self.mail.forget_old();
    }
}
