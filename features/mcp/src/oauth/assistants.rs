//! Handle of the feature: what its parts share in a process.

use std::{
    sync::{Arc, OnceLock},
    time::Duration,
};

use api::RateLimit;
use orgs::{Role, TokenScope, TokenScopes, UserId};
use outgoing::{Outgoing, Reach};

use super::clients::Clients;
use crate::{catalog::Catalog, switch::Defaults};

/// Requests for consent per minute and user: each may read a document of another site.
const CONSENTS: u32 = 30;
const MINUTE: Duration = Duration::from_mins(1);

/// Settings of assistants.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Allowed addresses of metadata documents.
    pub outgoing: Outgoing,
    /// Origin whose metadata documents are read without TLS, in tests.
    pub insecure_origin: Option<String>,
    /// Multiplies every rate limit.
    pub rate_limit_factor: u32,
}

impl Default for Settings {
    fn default() -> Self {
        Self { outgoing: Outgoing::new(Reach::Public), insecure_origin: None, rate_limit_factor: 1 }
    }
}

/// Assistants. Cheap to clone.
#[derive(Clone)]
pub struct Assistants(Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) clients: Clients,
    pub(crate) consents: RateLimit<UserId>,
    pub(crate) defaults: Defaults,
    /// Tools, known when the routes of the API are.
    catalog: OnceLock<Arc<Catalog>>,
}

impl std::fmt::Debug for Assistants {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Assistants").finish_non_exhaustive()
    }
}

impl Default for Assistants {
    fn default() -> Self {
        Self::new(&Settings::default())
    }
}

impl Assistants {
    /// Creates the handle.
    pub fn new(settings: &Settings) -> Self {
        let consents = CONSENTS.saturating_mul(settings.rate_limit_factor);
        Self(Arc::new(Inner {
            clients: Clients::new(settings.outgoing.clone(), settings.insecure_origin.clone()),
            consents: RateLimit::new(consents, MINUTE, consents),
            defaults: Defaults::default(),
            catalog: OnceLock::new(),
        }))
    }

    pub(crate) fn inner(&self) -> &Inner {
        &self.0
    }

    /// Keeps the tools, unless they are known.
    pub(crate) fn keep(&self, catalog: Catalog) -> Arc<Catalog> {
        self.0.catalog.get_or_init(|| Arc::new(catalog)).clone()
    }

    /// Returns the scopes of the tools that a role has a use for.
    pub(crate) fn grantable(&self, role: Role, is_limited: bool) -> TokenScopes {
        let tools = self.0.catalog.get().map(|catalog| catalog.tools.iter()).into_iter().flatten();
        let scopes = tools.filter(|ready| ready.is_allowed(role, is_limited)).map(|ready| ready.scope);
        scopes.collect::<Vec<TokenScope>>().into_iter().collect()
    }
}
