//! The processes that many callers ask at once: one on SQLite, two on PostgreSQL.

use std::time::Duration;

use crate::{Outcome, caller::Caller, lab::Engine, site::Site, trial::Trial};

/// Callers at once.
pub(super) const CONCURRENCY: usize = 64;

pub(super) struct Processes(Vec<Site>);

impl Processes {
    pub(super) async fn start(trial: &Trial<'_>) -> Outcome<Self> {
        let store = trial.store().await?;
        let mut sites = Vec::new();
        for _ in 0..if trial.engine == Engine::Postgres { 2 } else { 1 } {
            sites.push(trial.site_on(&store, &["--connections-per-address", "2000"]).await?);
        }
        Ok(Self(sites))
    }

    pub(super) async fn sign_up_user(&self, name: &str) -> Outcome<Caller> {
        self.0.first().ok_or("no process")?.sign_up_user(name).await
    }

    /// Returns this user at one of the processes.
    pub(super) fn pick(&self, caller: &Caller, number: usize) -> Caller {
        self.0
            .get(number % self.0.len().max(1))
            .map_or_else(|| caller.clone(), |site| caller.on_port(site.started.port))
    }

    /// Kills the first and starts it again: how long until it was ready.
    pub(super) async fn kill_one(&mut self) -> Outcome<Duration> {
        let site = self.0.first_mut().ok_or("no process")?;
        site.kill()?;
        site.go_on().await
    }
}
