//! State that the whole feature shares: settings, and the domains in use, in the memory of every process.

use std::{
    collections::HashMap,
    fmt,
    sync::{Arc, PoisonError, RwLock},
    time::Duration,
};

use api::{App, Event, RateLimit};
use db::Tx;
use orgs::OrgId;

use crate::{lookups::Resolvers, queries, types::DomainKind};

/// Interval at which the domains in use are read again.
const READ_INTERVAL: Duration = Duration::from_secs(3);
/// Time in which claims and checks on request are counted.
const AN_HOUR: Duration = Duration::from_hours(1);

/// Settings of the operator for domains.
#[derive(Clone)]
pub struct Settings {
    /// Resolvers of the DNS.
    pub resolvers: Resolvers,
    /// Host name that domains of organizations lead to.
    pub target: String,
    /// Host names of this instance, which cannot be claimed.
    pub own: Vec<String>,
    /// Secret that a proxy on another machine gives when it asks about certificates; `None` for this machine only.
    pub tls_secret: Option<String>,
    /// Factor of the rate limits.
    pub rate_limit_factor: u32,
}

impl fmt::Debug for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Settings").field("target", &self.target).field("own", &self.own).finish_non_exhaustive()
    }
}

impl Default for Settings {
    /// No resolver: every lookup stays without an answer.
    fn default() -> Self {
        Self {
            resolvers: Resolvers::new(Vec::new()),
            target: "localhost".into(),
            own: Vec::new(),
            tls_secret: None,
            rate_limit_factor: 1,
        }
    }
}

/// Use of a domain by an organization.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Serving {
    /// Organization.
    pub org: OrgId,
    /// Use.
    pub kind: DomainKind,
    /// Domain, in lower case.
    pub name: String,
}

/// Domains of all organizations. One per process; cheap to clone.
#[derive(Clone)]
pub struct Domains(Arc<Inner>);

struct Inner {
    settings: Settings,
    serving: RwLock<Serves>,
    claims: RateLimit<OrgId>,
    checks: RateLimit<OrgId>,
}

#[derive(Default)]
struct Serves {
    by_name: HashMap<String, Serving>,
    by_org: HashMap<(OrgId, DomainKind), String>,
}

impl fmt::Debug for Domains {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Domains").finish_non_exhaustive()
    }
}

impl Default for Domains {
    fn default() -> Self {
        Self::new(Settings::default())
    }
}

impl Domains {
    /// Creates the state. It knows no domain before [`Domains::read`].
    pub fn new(settings: Settings) -> Self {
        let times = |requests: u32| requests.saturating_mul(settings.rate_limit_factor);
        Self(Arc::new(Inner {
            claims: RateLimit::new(times(10), AN_HOUR, times(10)),
            checks: RateLimit::new(times(60), AN_HOUR, times(20)),
            settings,
            serving: RwLock::default(),
        }))
    }

    /// Reads the domains in use from the database.
    ///
    /// # Errors
    /// When the database fails. What is known stays.
    pub async fn read(&self, app: &App) -> db::Result<()> {
        let mut serves = Serves::default();
        for (name, kind, org) in queries::serving(&app.db).await? {
            serves.by_org.entry((org.clone(), kind)).or_insert_with(|| name.clone());
            serves.by_name.insert(name.clone(), Serving { org, kind, name });
        }
        *self.0.serving.write().unwrap_or_else(PoisonError::into_inner) = serves;
        Ok(())
    }

    /// Reads the domains in use at every interval. While the database is unreachable, the last list stays.
    pub async fn run(self, app: App) {
        loop {
            tokio::time::sleep(READ_INTERVAL).await;
            if let Err(error) = self.read(&app).await {
                tracing::warn!(%error, "the domains in use were not read");
            }
        }
    }

    /// Returns the use of a host name, from memory. The name is in lower case, without a port or a dot at the end.
    pub fn find(&self, host: &str) -> Option<Serving> {
        let serves = self.0.serving.read().unwrap_or_else(PoisonError::into_inner);
        serves.by_name.get(host).cloned()
    }

    /// Returns the domain of an organization for a use, from memory; its oldest one when there are several.
    pub fn host_of(&self, org: &OrgId, kind: DomainKind) -> Option<String> {
        let serves = self.0.serving.read().unwrap_or_else(PoisonError::into_inner);
        serves.by_org.get(&(org.clone(), kind)).cloned()
    }

    /// Returns the address of what an organization serves on its own domain, such as `https://reports.agency.example`.
    pub fn address(&self, app: &App, org: &OrgId, kind: DomainKind) -> Option<String> {
        self.host_of(org, kind).map(|name| origin(app, &name))
    }

    pub(crate) fn settings(&self) -> &Settings {
        &self.0.settings
    }

    /// Counts a claim of an organization.
    pub(crate) fn claim(&self, org: &OrgId) -> api::Result<()> {
        self.0.claims.check(org)
    }

    /// Counts a check on request.
    pub(crate) fn check(&self, org: &OrgId) -> api::Result<()> {
        self.0.checks.check(org)
    }
}

/// Returns the address of a domain: with the scheme of this instance, and on a machine without TLS with its port.
pub fn origin(app: &App, name: &str) -> String {
    match app.site.url.strip_prefix("http://") {
        Some(authority) => match authority.rsplit_once(':') {
            Some((_, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => format!("http://{name}:{port}"),
            _ => format!("http://{name}"),
        },
        None => format!("https://{name}"),
    }
}

/// Has the organization's browser windows reload its domains.
pub(crate) fn announce(tx: &mut Tx, org: &OrgId) {
    Event::new(org, "domains", None).announce(tx);
}
