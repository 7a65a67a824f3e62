//! State that the whole feature shares.

use std::{fmt, net::IpAddr, sync::Arc, time::Duration};

use api::{ClientAddress, RateLimit};
use crypto::Sealer;
use domains::Domains;
use reports::Reports;

/// Settings of the operator for the portal.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Seals what waits to be emailed; all processes on one database need the same keys.
    pub sealer: Sealer,
    /// Domains, of which some serve the portal.
    pub domains: Domains,
    /// Reports, which the portal shows.
    pub reports: Reports,
    /// Factor of the rate limits.
    pub rate_limit_factor: u32,
}

/// Client portal. One per process; cheap to clone.
#[derive(Clone)]
pub struct Portal(Arc<Inner>);

struct Inner {
    settings: Settings,
    visits: RateLimit<IpAddr>,
    requests: RateLimit<IpAddr>,
    emails: RateLimit<(IpAddr, String)>,
    emails_of_address: RateLimit<String>,
    codes: RateLimit<String>,
}

impl fmt::Debug for Portal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Portal").finish_non_exhaustive()
    }
}

impl Default for Portal {
    fn default() -> Self {
        #[expect(clippy::expect_used, reason = "one key is enough for a sealer")]
        let sealer = Sealer::new(&[rand::random()]).expect("a key");
        let (domains, reports) = (Domains::default(), Reports::default());
        Self::new(Settings { sealer, domains, reports, rate_limit_factor: 1 })
    }
}

impl Portal {
    /// Creates the state.
    pub fn new(settings: Settings) -> Self {
        let times = |requests: u32| requests.saturating_mul(settings.rate_limit_factor);
        let (hour, quarter) = (Duration::from_hours(1), Duration::from_mins(15));
        Self(Arc::new(Inner {
            visits: RateLimit::new(times(240), quarter, times(120)),
            requests: RateLimit::new(times(30), quarter, times(15)),
            emails: RateLimit::new(times(5), hour, times(5)),
            emails_of_address: RateLimit::new(times(30), hour, times(30)),
            codes: RateLimit::new(times(10), Duration::from_hours(24), times(10)),
            settings,
        }))
    }

    pub(crate) fn settings(&self) -> &Settings {
        &self.0.settings
    }

    /// Counts a page.
    pub(crate) fn visit(&self, client: ClientAddress) -> api::Result<()> {
        self.0.visits.check(&client.network())
    }

    /// Counts a request to sign in, or a code.
    pub(crate) fn request(&self, client: ClientAddress) -> api::Result<()> {
        self.0.requests.check(&client.network())
    }

    /// Returns true while a client may ask for another email to an address: five an hour, so that strangers use up their own,
    /// and 30 an hour of all clients.
    pub(crate) fn may_email(&self, client: ClientAddress, address: &str) -> bool {
        self.0.emails.check(&(client.network(), address.to_owned())).is_ok()
            && self.0.emails_of_address.check(&address.to_owned()).is_ok()
    }

    /// Counts a code that is entered for an address, in any browser. Returns false above ten a day: then only links sign in.
    pub(crate) fn may_enter_code(&self, address: &str) -> bool {
        self.0.codes.check(&address.to_owned()).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(last: u8) -> ClientAddress {
        ClientAddress(IpAddr::from([203, 0, 113, last]))
    }

    #[test]
    fn a_stranger_uses_up_the_strangers_own_emails() {
        let portal = Portal::default();
        let sent = (0..8).filter(|_| portal.may_email(client(1), "zoe@shop.example")).count();
        assert_eq!(sent, 5);
        assert!(portal.may_email(client(2), "zoe@shop.example"));
        let sent = (3..100).filter(|at| portal.may_email(client(*at), "max@shop.example")).count();
        assert_eq!(sent, 30, "all clients together");
    }

    #[test]
    fn ten_codes_a_day_may_be_entered_for_an_address_from_any_browser() {
        let portal = Portal::default();
        assert_eq!((0..20).filter(|_| portal.may_enter_code("zoe@shop.example")).count(), 10);
        assert!(portal.may_enter_code("max@shop.example"));
    }
}
