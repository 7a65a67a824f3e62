//! State that the whole feature shares: the sealer.

use std::{fmt, sync::Arc};

use api::Event;
use crypto::Sealer;
use db::Tx;
use orgs::OrgId;

/// Settings of the operator for reports.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Encrypts snapshots, texts and addresses; all processes on one database need the same keys.
    pub sealer: Sealer,
    /// Factor of the rate limits of public pages.
    pub rate_limit_factor: u32,
}

impl Default for Settings {
    /// Reports that are encrypted with these settings can be decrypted by this process only.
    fn default() -> Self {
        #[expect(clippy::expect_used, reason = "one key is enough for a sealer")]
        let sealer = Sealer::new(&[rand::random()]).expect("a key");
        Self { sealer, rate_limit_factor: 1 }
    }
}

/// Reports of all organizations. One per process; cheap to clone.
#[derive(Clone)]
pub struct Reports(Arc<Settings>);

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
        Self(Arc::new(settings.clone()))
    }

    pub(crate) fn sealer(&self) -> &Sealer {
        &self.0.sealer
    }

    pub(crate) fn rate_limit_factor(&self) -> u32 {
        self.0.rate_limit_factor
    }
}

/// Has the organization's browser windows reload what they show of a topic: `reports`, `report_schedules` or `shares`.
pub(crate) fn announce(tx: &mut Tx, org: &OrgId, topic: &str, id: Option<&str>) {
    Event::new(org, topic, id).announce(tx);
}
