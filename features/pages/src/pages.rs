//! State that the whole feature shares: settings, sites in memory, rendered pages, and counts that wait to be written.

use std::{fmt, sync::Arc, time::Duration};

use api::{App, Event};
use crypto::Sealer;
use db::Tx;
use domains::Domains;
use locations::OrgCache;
use orgs::OrgId;

use crate::{board::Slot, cache::Cache, visits::Counter};

/// Maximum size of all sites in memory, in bytes.
const MAX_BOARDS: usize = 256 * 1024 * 1024;

/// Interval at which counts are written.
const WRITE_INTERVAL: Duration = Duration::from_secs(10);

/// Settings of the operator for pages.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Seals the links that show drafts; all processes on one database need the same keys.
    pub sealer: Sealer,
    /// Domains, of which some serve pages.
    pub domains: Domains,
    /// Factor of the rate limits of public pages.
    pub rate_limit_factor: u32,
}

impl Default for Settings {
    /// Links to drafts that are made with these settings work in this process only.
    fn default() -> Self {
        #[expect(clippy::expect_used, reason = "one key is enough for a sealer")]
        let sealer = Sealer::new(&[[0; crypto::KEY_BYTES]]).expect("a key");
        Self { sealer, domains: Domains::default(), rate_limit_factor: 1 }
    }
}

/// Pages of all organizations. One per process; cheap to clone.
#[derive(Clone)]
pub struct Pages(Arc<Inner>);

struct Inner {
    settings: Settings,
    boards: OrgCache<Slot>,
    counter: Counter,
    cache: Cache,
}

impl fmt::Debug for Pages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pages").finish_non_exhaustive()
    }
}

impl Default for Pages {
    fn default() -> Self {
        Self::new(&Settings::default())
    }
}

impl Pages {
    /// Creates the state.
    pub fn new(settings: &Settings) -> Self {
        Self(Arc::new(Inner {
            settings: settings.clone(),
            boards: OrgCache::new(MAX_BOARDS),
            counter: Counter::default(),
            cache: Cache::default(),
        }))
    }

    /// Writes what visitors do at every interval.
    pub async fn run(self, app: App) {
        loop {
            tokio::time::sleep(WRITE_INTERVAL).await;
            self.0.counter.write(&app).await;
        }
    }

    /// Writes everything: the process ends, or figures are read.
    pub async fn finish(&self, app: &App) {
        self.0.counter.write(app).await;
    }

    pub(crate) fn counter(&self) -> &Counter {
        &self.0.counter
    }

    pub(crate) fn cache(&self) -> &Cache {
        &self.0.cache
    }

    pub(crate) fn sealer(&self) -> &Sealer {
        &self.0.settings.sealer
    }

    pub(crate) fn domains(&self) -> &Domains {
        &self.0.settings.domains
    }

    pub(crate) fn rate_limit_factor(&self) -> u32 {
        self.0.settings.rate_limit_factor
    }

    pub(crate) fn boards(&self) -> &OrgCache<Slot> {
        &self.0.boards
    }
}

/// Has the organization's browser windows reload a page; all of them with `None`.
pub(crate) fn announce(tx: &mut Tx, org: &OrgId, id: Option<&str>) {
    Event::new(org, "pages", id).announce(tx);
}
