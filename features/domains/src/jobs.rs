//! Background job that checks domains.

use std::future::ready;

use api::App;
use futures::stream::{self, StreamExt as _};
use jiff::SignedDuration;
use jobs::{Failure, Job, Registry, Running};

use orgs::OrgId;

use crate::{checks, domains::Domains, queries, types::DomainId};

/// Interval at which due checks are looked up.
const DUE_INTERVAL: SignedDuration = SignedDuration::from_mins(1);
/// Maximum number of domains that are checked in one turn.
const BATCH_SIZE: i64 = 200;
/// Domains that are checked at once.
const CONCURRENCY: usize = 20;

/// Returns the handlers of this feature's jobs.
pub fn jobs(app: &App, domains: &Domains) -> Registry {
    Registry::new().every(DUE_INTERVAL, CheckDomains { app: app.clone(), domains: domains.clone() })
}

/// Checks the domains that are due.
struct CheckDomains {
    app: App,
    domains: Domains,
}

impl Job for CheckDomains {
    const KIND: &'static str = "check_domains";

    async fn run(&self, running: Running) -> Result<(), Failure> {
        let due = queries::due(running.db(), running.now(), BATCH_SIZE).await?;
        let checks: Vec<_> = due.into_iter().map(|(org, id)| self.check(org, id)).collect();
        let failed = stream::iter(checks).buffer_unordered(CONCURRENCY).filter(|is_ok| ready(!is_ok)).count().await;
        if failed > 0 { Err(Failure::Retry(format!("{failed} checks failed"))) } else { Ok(()) }
    }
}

impl CheckDomains {
    /// Checks a domain. One that fails does not hold up the others.
    async fn check(&self, org: OrgId, id: DomainId) -> bool {
        let checked = checks::check(&self.app, &self.domains, &org, &id).await;
        checked.inspect_err(|error| tracing::error!(%error, %org, "a domain was not checked")).is_ok()
    }
}
