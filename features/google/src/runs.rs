//! Imports, syncs and publications: jobs that go through accounts by page, or through selected locations by part, and
//! resume at their last position.

mod access;
mod details;
mod failures;
mod inventory;
mod job;
mod merge;
mod notes;
mod publication;
mod run_context;

use api::App;
use db::Tx;
use jiff::Timestamp;
use jobs::{Job, NewJob};
use locations::{Cause, LocationWriter, Refresh, Source, SyncStatus};
use orgs::{OrgId, UserId};
use serde_json::{Value, json};

use crate::{
    google::announce,
    queries::{self, Run},
    types::RunId,
};

pub(crate) use access::calls;
pub(crate) use inventory::SYNC_INTERVAL_MILLIS;
pub(crate) use job::RunGoogle;
pub(crate) use merge::{Verdict, write_candidate};
pub(crate) use notes::notify_changed;

/// Number of selected locations in a part. Google is asked for each one separately.
const PART_SIZE: usize = 24;
/// Maximum attempts of a job: more than its own failures need, because every killed process uses one up.
const MAX_ATTEMPTS: i64 = 20;

/// Scope of a run.
pub(crate) enum RunScope {
    /// Locations of an account, to import.
    Import(String),
    /// Locations of these accounts, to sync.
    Accounts(Vec<String>, &'static str),
    /// These locations, to sync.
    Locations(Vec<String>, &'static str),
    /// Profiles whose queued edits are sent.
    Edits(Vec<String>),
}

/// Begins a run; its job runs after the commit. Returns the current run when the account is already being imported.
pub(crate) async fn begin(
    tx: &mut Tx,
    org: &OrgId,
    scope_of_run: RunScope,
    days: Option<i64>,
    by: Option<&UserId>,
    now: Timestamp,
) -> db::Result<RunId> {
    let id = RunId::new(now);
    let (kind, scope, accounts, locations) = match scope_of_run {
        RunScope::Import(account) => ("import", "account", vec![account], Vec::new()),
        RunScope::Accounts(accounts, scope) => ("sync", scope, accounts, Vec::new()),
        RunScope::Locations(locations, scope) => ("sync", scope, Vec::new(), locations),
        RunScope::Edits(locations) => ("publish", "selected", Vec::new(), locations),
    };
    let accounts: Value = accounts.into();
    if kind == "import"
        && let Some(running) = queries::running_import(&mut *tx, org, &accounts).await?
    {
        return Ok(running.id);
    }
    let job = enqueue(&mut *tx, org, &id, now).await?;
    let run = Run {
        kind: kind.into(),
        scope: scope.into(),
        accounts,
        total: (!locations.is_empty()).then_some(locations.len() as i64),
        days,
        user_id: by.cloned(),
        ..Run::new(id.clone(), now)
    };
    queries::add_run(&mut *tx, org, &run, &job).await?;
    let parts: Vec<Vec<String>> = locations.chunks(PART_SIZE).map(<[String]>::to_vec).collect();
    queries::add_parts(&mut *tx, org, &id, parts).await?;
    announce(tx, org, Some(id.as_str()));
    Ok(id)
}

/// Queues the next job of a run.
async fn enqueue(tx: &mut Tx, org: &OrgId, id: &RunId, now: Timestamp) -> db::Result<jobs::JobId> {
    let job = NewJob {
        org: Some(org.as_str()),
        key: Some(id.as_str()),
        max_attempts: MAX_ATTEMPTS,
        ..NewJob::new(RunGoogle::KIND, json!({ "run": id }))
    };
    jobs::enqueue(tx, &job, now).await
}

/// Marks these locations as syncing, and commits the transaction that began the run.
pub(crate) async fn commit_as_syncing(
    tx: Tx,
    app: &App,
    org: &OrgId,
    google_ids: Vec<String>,
    run: &RunId,
) -> db::Result<()> {
    if google_ids.is_empty() {
        return tx.commit().await;
    }
    let mut writer = LocationWriter::within(tx, app, org, Cause::background_task(None, Source::Sync, run)).await?;
    let links = queries::links(writer.tx(), org, google_ids).await?;
    writer.mark(links.into_iter().map(|link| link.location_id.to_string()).collect(), SyncStatus::Syncing).await?;
    writer.commit_unreported(Refresh::All).await
}
