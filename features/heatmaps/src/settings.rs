//! Settings of the providers of ranks.

use std::time::Duration;

use crypto::Sealer;
use futures::future::BoxFuture;
use orgs::OrgId;

use crate::types::{Credentials, Provider};

/// Settings of the operator for heatmaps.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Encrypts credentials; all processes on one database need the same keys.
    pub sealer: Sealer,
    /// Addresses of the providers.
    pub endpoints: Endpoints,
    /// Timeout of a request.
    pub patience: Duration,
}

/// Addresses of the providers, without a trailing slash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Endpoints {
    /// DataForSEO.
    pub dataforseo: String,
    /// SerpApi.
    pub serpapi: String,
}

/// Simulated providers of a demo, which need no account.
#[derive(Clone, Debug)]
pub struct Simulated {
    /// Addresses of the simulators.
    pub endpoints: Endpoints,
    /// Credentials that the simulator of a provider accepts.
    pub credentials: fn(Provider) -> Credentials,
}

/// Interface to the operator's choice of providers for each organization.
pub trait Vendors: Send + Sync {
    /// Returns the simulated providers of an organization; `None` when it uses the real ones.
    fn simulated<'a>(&'a self, org: &'a OrgId) -> BoxFuture<'a, api::Result<Option<Simulated>>>;
}

impl Endpoints {
    /// Returns the addresses of the simulators below `base`.
    pub fn under(base: &str) -> Self {
        let base = base.trim_end_matches('/');
        Self { dataforseo: format!("{base}/dataforseo"), serpapi: format!("{base}/serpapi") }
    }
}

impl Default for Endpoints {
    fn default() -> Self {
        Self { dataforseo: "https://api.dataforseo.com".into(), serpapi: "https://serpapi.com".into() }
    }
}

impl Default for Settings {
    /// Credentials that are encrypted with these settings can be decrypted by this process only.
    fn default() -> Self {
        #[expect(clippy::expect_used, reason = "one key is enough for a sealer")]
        let sealer = Sealer::new(&[rand::random()]).expect("a key");
        Self { sealer, endpoints: Endpoints::default(), patience: Duration::from_secs(90) }
    }
}
