//! State that the whole feature shares: the settings, and the gate of work that keeps a core busy.

use std::{fmt, sync::Arc, thread};

use api::{App, Error, Event};
use crypto::Sealer;
use db::Tx;
use domains::{DomainKind, Domains};
use media::Store;
use orgs::OrgId;
use tokio::{sync::Semaphore, task};

use crate::turns::{Turn, Turns};

/// Settings of the operator for reports.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Encrypts snapshots, texts and addresses; all processes on one database need the same keys.
    pub sealer: Sealer,
    /// Pictures, for logos in PDFs; `None` for PDFs without them.
    pub store: Option<Store>,
    /// Domains, of which some serve links to reports.
    pub domains: Domains,
    /// Factor of the rate limits of public pages.
    pub rate_limit_factor: u32,
}

impl Default for Settings {
    /// Reports that are encrypted with these settings can be decrypted by this process only.
    fn default() -> Self {
        #[expect(clippy::expect_used, reason = "one key is enough for a sealer")]
        let sealer = Sealer::new(&[rand::random()]).expect("a key");
        Self { sealer, store: None, domains: Domains::default(), rate_limit_factor: 1 }
    }
}

/// Reports of all organizations. One per process; cheap to clone.
#[derive(Clone)]
pub struct Reports(Arc<Inner>);

struct Inner {
    settings: Settings,
    drawing: Arc<Semaphore>,
    turns: Turns,
}

impl fmt::Debug for Reports {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reports").finish_non_exhaustive()
    }
}

impl Default for Reports {
    fn default() -> Self {
        Self::new(&Settings::default())
    }
}

impl Reports {
    /// Creates the state.
    pub fn new(settings: &Settings) -> Self {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let drawing = Arc::new(Semaphore::new(cores));
        Self(Arc::new(Inner { settings: settings.clone(), drawing, turns: Turns::default() }))
    }

    /// Draws a file on a blocking thread, at most one per core at a time.
    pub(crate) async fn draw<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> api::Result<T> {
        let permit = self.0.drawing.clone().acquire_owned().await.map_err(Error::internal)?;
        let work = move || {
            // The work holds the permit and not the caller, because the caller may disconnect.
            let _permit = permit;
            work()
        };
        task::spawn_blocking(work).await.map_err(Error::internal)
    }

    /// Waits for a turn of an organization to have a file drawn.
    ///
    /// # Errors
    /// 429 when too many of its readers wait.
    pub(crate) async fn turn(&self, org: &OrgId) -> api::Result<Turn> {
        self.0.turns.next(org).await
    }

    pub(crate) fn store(&self) -> Option<&Store> {
        self.0.settings.store.as_ref()
    }

    pub(crate) fn sealer(&self) -> &Sealer {
        &self.0.settings.sealer
    }

    /// Returns the beginning of links for the people that an organization reports to: the portal domain of its agency, else of
    /// itself, else this site.
    pub(crate) async fn address(&self, app: &App, org: &OrgId) -> db::Result<String> {
        let presenter = brands::presenter(&app.db, org).await?;
        let own = self.0.settings.domains.address(app, &presenter, DomainKind::Portal);
        Ok(own.unwrap_or_else(|| app.site.url.clone()))
    }

    pub(crate) fn rate_limit_factor(&self) -> u32 {
        self.0.settings.rate_limit_factor
    }
}

/// Has the organization's browser windows reload a topic: `reports`, `report_schedules` or `shares`.
pub(crate) fn announce(tx: &mut Tx, org: &OrgId, topic: &str, id: Option<&str>) {
    Event::new(org, topic, id).announce(tx);
}
