//! Imports and syncs: jobs that go through accounts page by page, or through locations that somebody named, and resume
//! where they were.

mod details;
mod failed;
mod going;
mod job;
mod listing;
mod notes;
mod placing;
mod publishing;
mod reading;

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

pub(crate) use job::RunGoogle;
pub(crate) use listing::EVERY;
pub(crate) use placing::{Verdict, place_one};
pub(crate) use reading::calls;

/// Locations of a part that was named: each is asked for by itself.
const PART: usize = 24;
/// How often a job is tried: more than its own failures need, for every killed process counts too.
const ATTEMPTS: i64 = 20;

/// What is to be gone through.
pub(crate) enum What {
    /// The locations of an account, to be brought in.
    Import(String),
    /// Those of these accounts.
    Accounts(Vec<String>, &'static str),
    /// These.
    Locations(Vec<String>, &'static str),
    /// Queued edits of these profiles, to be sent.
    Edits(Vec<String>),
}

/// Begins a run; its job runs after the commit. An import of an account that is being imported is that one.
pub(crate) async fn begin(
    tx: &mut Tx,
    org: &OrgId,
    what: What,
    days: Option<i64>,
    by: Option<&UserId>,
    now: Timestamp,
) -> db::Result<RunId> {
    let id = RunId::new(now);
    let (kind, scope, accounts, locations) = match what {
        What::Import(account) => ("import", "account", vec![account], Vec::new()),
        What::Accounts(accounts, scope) => ("sync", scope, accounts, Vec::new()),
        What::Locations(locations, scope) => ("sync", scope, Vec::new(), locations),
        What::Edits(locations) => ("publish", "selected", Vec::new(), locations),
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
    let parts: Vec<Vec<String>> = locations.chunks(PART).map(<[String]>::to_vec).collect();
    queries::add_parts(&mut *tx, org, &id, parts).await?;
    announce(tx, org, Some(id.as_str()));
    Ok(id)
}

/// Has a run gone on with.
async fn enqueue(tx: &mut Tx, org: &OrgId, id: &RunId, now: Timestamp) -> db::Result<jobs::JobId> {
    let job = NewJob {
        org: Some(org.as_str()),
        key: Some(id.as_str()),
        max_attempts: ATTEMPTS,
        ..NewJob::new(RunGoogle::KIND, json!({ "run": id }))
    };
    jobs::enqueue(tx, &job, now).await
}

/// Shows that these locations are about to be synced, and commits the transaction that began the run.
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
    let mut writer = LocationWriter::within(tx, app, org, Cause::part(None, Source::Sync, run)).await?;
    let links = queries::links(writer.tx(), org, google_ids).await?;
    writer.mark(links.into_iter().map(|link| link.location_id.to_string()).collect(), SyncStatus::Syncing).await?;
    writer.commit_unreported(Refresh::All).await
}
