//! Refused access in the audit log: the user, the operation, the address, and the count. Written in the background, so that
//! no request waits or fails for it.

mod window;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use api::App;
use audit::{Act, Actor};
use jiff::Timestamp;
use orgs::{OrgId, UserId};
use tokio::{sync::Notify, time::timeout};

use window::{RefusalRow, Window};

use crate::events;

/// Interval at which the process looks for intervals that are over.
const LOOK_INTERVAL: Duration = Duration::from_secs(30);
/// Rows written in one transaction.
const BATCH_SIZE: usize = 100;

/// A refused request.
#[derive(Clone, Debug)]
pub struct Refusal {
    /// The actor; `None` for an anonymous request, which is in the log of the process only.
    pub actor: Option<Actor>,
    /// Method and route template: `GET /api/v1/locations/{id}`.
    pub operation: String,
    /// The error code: `not_found`, `forbidden` …
    pub code: String,
    /// Kind and id of the object that the request names.
    pub object: Option<(&'static str, String)>,
}

/// The refusals of this process that are yet to be written. Cheap to clone.
#[derive(Clone, Default)]
pub struct Refusals(Arc<Inner>);

#[derive(Default)]
struct Inner {
    window: Mutex<Window>,
    wake: Notify,
    /// Held while rows are written, so that the end of the process waits for them.
    writing: tokio::sync::Mutex<()>,
}

impl std::fmt::Debug for Refusals {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Refusals")
    }
}

impl Refusals {
    /// Counts a refusal. Waits for nothing.
    pub fn add(&self, refusal: Refusal, now: Timestamp) {
        if self.window().add(refusal, now) {
            self.0.wake.notify_one();
        }
    }

    /// Writes the due rows at every interval.
    pub async fn run(self, app: App) {
        loop {
            // Woken or not: it looks.
            let _ = timeout(LOOK_INTERVAL, self.0.wake.notified()).await;
            self.write(&app).await;
        }
    }

    /// Writes the rows that are due now. Rows that the database refuses are kept for the next interval.
    pub async fn write(&self, app: &App) {
        self.write_due(app, false).await;
    }

    /// Writes everything: the process ends.
    pub async fn finish(&self, app: &App) {
        self.write_due(app, true).await;
    }

    fn window(&self) -> MutexGuard<'_, Window> {
        self.0.window.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn write_due(&self, app: &App, at_end: bool) {
        let _writing = self.0.writing.lock().await;
        let due = self.window().due(app.now(), at_end);
        for flood in &due.floods {
            let (operation, code, times) = (&flood.operation, &flood.code, flood.times);
            tracing::warn!(operation, code, times, "many anonymous requests were refused");
        }
        if due.overflow > 0 {
            tracing::warn!(refusals = due.overflow, "more users are refused access than the audit log can count");
        }
        let mut rows = due.rows;
        while !rows.is_empty() {
            let some: Vec<RefusalRow> = rows.drain(..rows.len().min(BATCH_SIZE)).collect();
            if let Err(error) = record(app, &some).await {
                let lost = self.window().put_back(some.into_iter().chain(rows).collect());
                tracing::warn!(%error, lost, "refused access is not in the audit log yet");
                return;
            }
        }
    }
}

async fn record(app: &App, rows: &[RefusalRow]) -> api::Result<()> {
    let mut owners = Owners { app, orgs: HashMap::new(), users: HashMap::new() };
    let mut queries = Vec::new();
    for row in rows {
        if let Some(actor) = owners.current(row.actor.clone()).await? {
            queries.push(row.act().row(&actor, app.now()));
        }
    }
    if queries.is_empty() {
        return Ok(());
    }
    Ok(app.db.run_all(queries).await?)
}

impl RefusalRow {
    fn act(&self) -> Act {
        let mut act = Act::new(events::AccessRefused)
            .with("operation", self.operation.as_deref().unwrap_or("*"))
            .with("answer", self.code.as_deref())
            .with("times", i64::try_from(self.times).unwrap_or(i64::MAX));
        if self.times > 1 {
            act = act.with("since", self.since.to_string().as_str());
        }
        match &self.object {
            Some((kind, id)) => act.on(kind, id),
            None => act,
        }
    }
}

/// Looks up, once for each, what became of organizations and users since their requests were refused.
struct Owners<'a> {
    app: &'a App,
    orgs: HashMap<String, bool>,
    users: HashMap<String, Option<Owner>>,
}

/// A user who still has an account.
#[derive(Clone)]
struct Owner {
    /// Organization that the user currently works in.
    org: Option<OrgId>,
}

impl Owners<'_> {
    /// The actor as the log may name it: in the log of the user's organization where the request got no further than
    /// to the user, and without address once the account is removed. `None` when the organization is gone.
    async fn current(&mut self, mut actor: Actor) -> api::Result<Option<Actor>> {
        if let Some(user) = actor.user_id().map(ToOwned::to_owned) {
            match self.user(&user).await? {
                None => actor = actor.without_origin(),
                Some(Owner { org: Some(org) }) if actor.org().is_none() => actor = actor.in_log_of(&org),
                Some(_) => {}
            }
        }
        let is_kept = match actor.org().map(ToOwned::to_owned) {
            Some(org) => self.has_org(&org).await?,
            None => true,
        };
        Ok(is_kept.then_some(actor))
    }

    async fn user(&mut self, id: &str) -> api::Result<Option<Owner>> {
        if let Some(cached) = self.users.get(id) {
            return Ok(cached.clone());
        }
        let db = &self.app.db;
        let owner = match id.parse::<UserId>() {
            Ok(user) if auth::find_user(db, &user).await?.is_some() => {
                Some(Owner { org: orgs::current_org(db, &user).await? })
            }
            _ => None,
        };
        self.users.insert(id.to_owned(), owner.clone());
        Ok(owner)
    }

    async fn has_org(&mut self, id: &str) -> api::Result<bool> {
        if let Some(cached) = self.orgs.get(id) {
            return Ok(*cached);
        }
        let exists = match id.parse::<OrgId>() {
            Ok(org) => orgs::exists(&self.app.db, &org).await?,
            Err(_) => false,
        };
        self.orgs.insert(id.to_owned(), exists);
        Ok(exists)
    }
}
