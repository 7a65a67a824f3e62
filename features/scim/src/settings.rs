//! Handle of the feature.

use std::{sync::Arc, time::Duration};

use api::RateLimit;
use sso::Sso;

/// Settings of provisioning.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Single sign-on, whose domains and rules count here too.
    pub sso: Sso,
    /// Multiplies every rate limit.
    pub rate_limit_factor: u32,
}

/// Provisioning. Cheap to clone.
#[derive(Clone)]
pub struct Scim(Arc<Inner>);

struct Inner {
    sso: Sso,
    requests: RateLimit<String>,
}

impl std::fmt::Debug for Scim {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Scim").finish_non_exhaustive()
    }
}

impl Default for Scim {
    fn default() -> Self {
        Self::new(Settings { sso: Sso::default(), rate_limit_factor: 1 })
    }
}

impl Scim {
    /// Creates the handle.
    pub fn new(settings: Settings) -> Self {
        let times = |number: u32| number.saturating_mul(settings.rate_limit_factor);
        let requests = RateLimit::new(times(300), Duration::from_secs(1), times(1_000));
        Self(Arc::new(Inner { sso: settings.sso, requests }))
    }

    pub(crate) fn sso(&self) -> &Sso {
        &self.0.sso
    }

    /// Counts a request of a token; 429 above the limit.
    pub(crate) fn count(&self, token: &str) -> api::Result<()> {
        self.0.requests.check(&token.to_owned())
    }
}
