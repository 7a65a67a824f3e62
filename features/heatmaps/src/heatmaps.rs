//! State that the whole feature shares: the settings, and the client of the providers.

use std::{fmt, sync::Arc, thread};

use api::{Error, Event};
use db::{Db, Tx};
use orgs::OrgId;
use tokio::{sync::Semaphore, task};

use crate::{
    providers::{Account, Http},
    queries,
    settings::{Settings, Vendors},
    types::{AccountRow, Credentials, Provider},
};

/// Questions that this process has under way at once, over all scans. DataForSEO refuses more than 30.
const CONCURRENCY: usize = 20;

/// Client of the providers for all organizations. One per process; cheap to clone.
#[derive(Clone)]
pub struct Heatmaps(Arc<Inner>);

struct Inner {
    settings: Settings,
    vendors: Option<Arc<dyn Vendors>>,
    http: Http,
    turns: Semaphore,
    drawing: Arc<Semaphore>,
}

impl fmt::Debug for Heatmaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Heatmaps").finish_non_exhaustive()
    }
}

impl Default for Heatmaps {
    fn default() -> Self {
        Self::new(&Settings::default(), None)
    }
}

impl Heatmaps {
    /// Creates the client. `vendors` chooses the organizations with simulated providers.
    pub fn new(settings: &Settings, vendors: Option<Arc<dyn Vendors>>) -> Self {
        let (settings, http) = (settings.clone(), Http::new(settings.patience));
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let drawing = Arc::new(Semaphore::new(cores));
        Self(Arc::new(Inner { settings, vendors, http, turns: Semaphore::new(CONCURRENCY), drawing }))
    }

    /// Draws a picture on a blocking thread, at most one per core at a time.
    pub(crate) async fn draw<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> api::Result<T> {
        let permit = self.0.drawing.clone().acquire_owned().await.map_err(Error::internal)?;
        let work = move || {
            // The work holds the permit and not the caller, because the caller may disconnect.
            let _permit = permit;
            work()
        };
        task::spawn_blocking(work).await.map_err(Error::internal)
    }

    pub(crate) fn http(&self) -> &Http {
        &self.0.http
    }

    /// Limits the questions of this process that are under way at once.
    pub(crate) fn turns(&self) -> &Semaphore {
        &self.0.turns
    }

    /// Returns the account of an organization at a provider; `None` when it has none.
    pub(crate) async fn account(&self, db: &Db, org: &OrgId, provider: Provider) -> api::Result<Option<Account>> {
        if let Some(account) = self.simulated(org, provider).await? {
            return Ok(Some(account));
        }
        let Some(row) = queries::account(db, org, provider).await? else { return Ok(None) };
        Ok(self.open(org, &row).map(|credentials| self.with(provider, credentials)))
    }

    /// Returns the account at a simulated provider; `None` for an organization that uses the real ones.
    pub(crate) async fn simulated(&self, org: &OrgId, provider: Provider) -> api::Result<Option<Account>> {
        let Some(vendors) = &self.0.vendors else { return Ok(None) };
        let simulated = vendors.simulated(org).await?;
        Ok(simulated.map(|simulated| Account {
            provider,
            credentials: (simulated.credentials)(provider),
            endpoints: simulated.endpoints,
            is_simulated: true,
        }))
    }

    /// Returns an account with new credentials, which are not stored yet.
    pub(crate) fn with(&self, provider: Provider, credentials: Credentials) -> Account {
        Account { provider, credentials, endpoints: self.0.settings.endpoints.clone(), is_simulated: false }
    }

    /// Seals the credentials of an organization.
    pub(crate) fn seal(&self, org: &OrgId, provider: Provider, credentials: &Credentials) -> api::Result<String> {
        let plain = serde_json::json!({ "login": credentials.login, "secret": credentials.secret }).to_string();
        self.0.settings.sealer.seal(&context(org, provider), plain.as_bytes()).map_err(api::Error::internal)
    }

    fn open(&self, org: &OrgId, row: &AccountRow) -> Option<Credentials> {
        let opened = self.0.settings.sealer.open(&context(org, row.provider), &row.credentials);
        let opened = opened.inspect_err(|error| tracing::error!(%error, "the credentials of a provider do not open"));
        serde_json::from_slice(&opened.ok()?).ok()
    }
}

fn context(org: &OrgId, provider: Provider) -> String {
    format!("rank_accounts/{org}/{}", provider.as_str())
}

/// Has the organization's browser windows reload a scan or panel; all of them with `None`.
pub(crate) fn announce(tx: &mut Tx, org: &OrgId, id: Option<&str>) {
    Event::new(org, "heatmaps", id).announce(tx);
}
