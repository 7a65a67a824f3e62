//! Settings of the operator, and the handle of the feature.

use std::{net::IpAddr, sync::Arc, time::Duration};

use api::{ClientAddress, RateLimit};
use crypto::Sealer;
use orgs::OrgId;
use outgoing::{Outgoing, Reach};
use url::Url;

use crate::{
    domains::{ClaimedDomains, KnownDomains},
    provider_cache::Providers,
};

/// Settings of single sign-on.
#[derive(Clone)]
pub struct Settings {
    /// Seals client secrets and tokens.
    pub sealer: Sealer,
    /// Domains that organizations have claimed.
    pub domains: Arc<dyn ClaimedDomains>,
    /// Allowed addresses of providers.
    pub outgoing: Outgoing,
    /// Origin that is reached without TLS: the one of the simulated provider.
    pub insecure_origin: Option<String>,
    /// Multiplies every rate limit.
    pub rate_limit_factor: u32,
}

impl Default for Settings {
    /// No domain is claimed: single sign-on is not in use.
    fn default() -> Self {
        #[expect(clippy::expect_used, reason = "one key is enough for a sealer")]
        let sealer = Sealer::new(&[[7; 32]]).expect("a key");
        Self {
            sealer,
            domains: Arc::new(KnownDomains::default()),
            outgoing: Outgoing::new(Reach::Public),
            insecure_origin: None,
            rate_limit_factor: 1,
        }
    }
}

/// Single sign-on. Cheap to clone.
#[derive(Clone)]
pub struct Sso(pub(crate) Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) settings: Settings,
    pub(crate) providers: Providers,
    visits: RateLimit<IpAddr>,
    refusals: RateLimit<(OrgId, IpAddr)>,
}

impl std::fmt::Debug for Sso {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Sso").finish_non_exhaustive()
    }
}

impl Default for Sso {
    fn default() -> Self {
        Self::new(&Settings::default())
    }
}

impl Sso {
    /// Creates the handle.
    pub fn new(settings: &Settings) -> Self {
        let times = |number: u32| number.saturating_mul(settings.rate_limit_factor);
        let visits = RateLimit::new(times(600), Duration::from_mins(1), times(300));
        let refusals = RateLimit::new(times(20), Duration::from_hours(1), times(20));
        Self(Arc::new(Inner { settings: settings.clone(), providers: Providers::default(), visits, refusals }))
    }

    /// Counts a visit from an address; 429 above the limit.
    pub(crate) fn count(&self, client: ClientAddress) -> api::Result<()> {
        self.0.visits.check(&client.network())
    }

    /// Returns true while refusals of a client are recorded in the audit log of an organization: 20 an hour, because anybody can
    /// cause them.
    pub(crate) fn may_record(&self, org: &OrgId, client: ClientAddress) -> bool {
        self.0.refusals.check(&(org.clone(), client.network())).is_ok()
    }

    pub(crate) fn sealer(&self) -> &Sealer {
        &self.0.settings.sealer
    }

    pub(crate) fn domains(&self) -> &dyn ClaimedDomains {
        &*self.0.settings.domains
    }

    /// Returns true for an address that may be used: https, or the simulated provider.
    pub(crate) fn is_allowed(&self, url: &Url) -> bool {
        let is_simulator = self.0.settings.insecure_origin.as_deref() == Some(&url.origin().ascii_serialization());
        url.scheme() == "https" || is_simulator
    }

    /// Returns true when the simulated provider can be used.
    pub(crate) fn is_simulator(&self, url: &Url) -> bool {
        self.0.settings.insecure_origin.as_deref() == Some(&url.origin().ascii_serialization())
    }
}
