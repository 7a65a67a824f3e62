//! Background job that checks domains.

use api::App;
use jiff::SignedDuration;
use jobs::{Failure, Job, Registry, Running};

use crate::{checking, domains::Domains, queries};

/// Interval at which due checks are looked up.
const DUE_EVERY: SignedDuration = SignedDuration::from_mins(1);
/// Maximum number of domains that are checked in one turn.
const BATCH_SIZE: i64 = 200;

/// Returns the handlers of this feature's jobs.
pub fn jobs(app: &App, domains: &Domains) -> Registry {
    Registry::new().every(DUE_EVERY, CheckDomains { app: app.clone(), domains: domains.clone() })
}

/// Checks the domains that are due.
struct CheckDomains {
    app: App,
    domains: Domains,
}

impl Job for CheckDomains {
    const KIND: &'static str = "check_domains";

    async fn run(&self, running: Running) -> Result<(), Failure> {
        for (org, id) in queries::due(running.db(), running.now(), BATCH_SIZE).await? {
            let checked = checking::check(&self.app, &self.domains, &org, &id).await;
            checked.map_err(|error| Failure::Retry(error.to_string()))?;
        }
        Ok(())
    }
}
