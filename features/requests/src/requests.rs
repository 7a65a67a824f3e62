//! State that the whole feature shares: the sealer, and the names of contacts in memory.

use std::{fmt, sync::Arc};

use api::Event;
use crypto::Sealer;
use db::Tx;
use locations::OrgCache;
use orgs::OrgId;

use crate::name_index::Names;

/// Maximum size of all indexes of names together, in bytes.
const MAX_INDEXES: usize = 128 * 1024 * 1024;

/// Settings of the operator for requests.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Encrypts contacts and feedback, and hashes addresses; all processes on one database need the same keys.
    pub sealer: Sealer,
    /// Factor of the rate limits of public pages.
    pub rate_limit_factor: u32,
}

impl Default for Settings {
    /// Contacts that are encrypted with these settings can be decrypted by this process only.
    fn default() -> Self {
        #[expect(clippy::expect_used, reason = "one key is enough for a sealer")]
        let sealer = Sealer::new(&[rand::random()]).expect("a key");
        Self { sealer, rate_limit_factor: 1 }
    }
}

/// Requests of all organizations. One per process; cheap to clone.
#[derive(Clone)]
pub struct Requests(Arc<Inner>);

struct Inner {
    settings: Settings,
    names: OrgCache<Names>,
}

impl fmt::Debug for Requests {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Requests").finish_non_exhaustive()
    }
}

impl Default for Requests {
    fn default() -> Self {
        Self::new(&Settings::default())
    }
}

impl Requests {
    /// Creates the state.
    pub fn new(settings: &Settings) -> Self {
        Self(Arc::new(Inner { settings: settings.clone(), names: OrgCache::new(MAX_INDEXES) }))
    }

    pub(crate) fn sealer(&self) -> &Sealer {
        &self.0.settings.sealer
    }

    pub(crate) fn rate_limit_factor(&self) -> u32 {
        self.0.settings.rate_limit_factor
    }

    pub(crate) fn names(&self) -> &OrgCache<Names> {
        &self.0.names
    }
}

/// Has the organization's browser windows reload what they show of a topic: `contacts`, `requests` or `feedback`.
pub(crate) fn announce(tx: &mut Tx, org: &OrgId, topic: &str, id: Option<&str>) {
    Event::new(org, topic, id).announce(tx);
}
