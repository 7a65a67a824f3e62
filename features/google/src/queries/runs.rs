//! Imports, syncs and publications, and their progress.

use db::{Db, Result, Run as Executor, Tx, query};
use jiff::Timestamp;
use jobs::JobId;
use orgs::{OrgId, UserId};

use crate::types::RunId;

/// Import, sync or publication.
#[derive(Clone, Debug)]
pub(crate) struct Run {
    pub(crate) id: RunId,
    pub(crate) kind: String,
    pub(crate) scope: String,
    pub(crate) state: String,
    pub(crate) accounts: serde_json::Value,
    pub(crate) phase: String,
    pub(crate) at: i64,
    pub(crate) page_token: Option<String>,
    pub(crate) in_account: i64,
    pub(crate) total: Option<i64>,
    pub(crate) done: i64,
    pub(crate) created: i64,
    pub(crate) updated: i64,
    pub(crate) unchanged: i64,
    pub(crate) failed: i64,
    pub(crate) waiting: i64,
    pub(crate) beyond_plan: i64,
    pub(crate) details_done: i64,
    pub(crate) details_at: Option<String>,
    pub(crate) days: Option<i64>,
    pub(crate) error_code: Option<String>,
    pub(crate) user_id: Option<UserId>,
    pub(crate) created_at: Timestamp,
    pub(crate) finished_at: Option<Timestamp>,
}

impl Run {
    /// Returns the accounts of the run.
    pub(crate) fn accounts(&self) -> Vec<String> {
        serde_json::from_value(self.accounts.clone()).unwrap_or_default()
    }

    /// Returns true when the run has ended.
    pub(crate) fn is_over(&self) -> bool {
        self.state == "done" || self.state == "failed"
    }

    /// Returns true when the run sends edits to Google.
    pub(crate) fn is_publication(&self) -> bool {
        self.kind == "publish"
    }

    /// Returns true for a sync of many locations.
    pub(crate) fn is_of_many(&self) -> bool {
        self.kind == "sync" && (self.scope == "all" || self.scope == "selected")
    }
}

macro_rules! runs {
    ($tail:literal, $($argument:expr),+ $(,)?) => {
        query!(
            Run,
            "select id, kind, scope, state, accounts, phase, at, page_token, in_account, total, done, created, updated,
                    unchanged, failed, waiting, beyond_plan, details_done, details_at, days, error_code, user_id, created_at,
                    finished_at
             from google_runs where org_id = $1 and " $tail,
            $($argument),+
        )
    };
}

/// Returns one run.
pub(crate) async fn run(on: impl Executor, org: &OrgId, id: &RunId) -> Result<Option<Run>> {
    runs!("id = $2", org, id).lookup().find(on).await
}

/// Returns the runs that have not ended.
pub(crate) async fn active_runs(db: &Db, org: &OrgId) -> Result<Vec<Run>> {
    runs!("state in ('queued', 'running') order by id", org).lookup().all(db).await
}

/// Returns the latest runs, except scheduled ones.
pub(crate) async fn recent_runs(db: &Db, org: &OrgId, most: i64) -> Result<Vec<Run>> {
    runs!("scope <> 'scheduled' order by id desc limit $2", org, most).lookup().all(db).await
}

/// Returns the import of these accounts that has not ended.
pub(crate) async fn running_import(tx: &mut Tx, org: &OrgId, accounts: &serde_json::Value) -> Result<Option<Run>> {
    runs!("state in ('queued', 'running') and kind = 'import' and accounts = $2", org, accounts.clone()).find(tx).await
}

/// Adds a run.
pub(crate) async fn add_run(tx: &mut Tx, org: &OrgId, run: &Run, job: &JobId) -> Result<()> {
    query!(
        "insert into google_runs (org_id, id, kind, scope, state, accounts, phase, total, days, user_id, job_id,
             created_at, updated_at)
         values ($1, $2, $3, $4, 'queued', $5, 'list', $6, $7, $8, $9, $10, $10)",
        org,
        &run.id,
        &run.kind,
        &run.scope,
        run.accounts.clone(),
        run.total,
        run.days,
        run.user_id.as_ref(),
        job,
        run.created_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Stores the profiles of a run, in parts.
pub(crate) async fn add_parts(tx: &mut Tx, org: &OrgId, id: &RunId, parts: Vec<Vec<String>>) -> Result<()> {
    let sql = db::rows!("insert into google_run_locations (org_id, run_id, part, google_ids) values ($1, $2, $3, $4)");
    let row = |(part, ids): (usize, Vec<String>)| {
        vec![org.into(), id.into(), (part as i64).into(), serde_json::Value::from(ids).into()]
    };
    tx.insert_many(sql, parts.into_iter().enumerate().map(row).collect()).await
}

/// Returns the profiles of a part; `None` after the last part.
pub(crate) async fn part(on: impl Executor, org: &OrgId, id: &RunId, part: i64) -> Result<Option<Vec<String>>> {
    let ids = query!(
        (serde_json::Value,),
        "select google_ids from google_run_locations where org_id = $1 and run_id = $2 and part = $3",
        org,
        id,
        part
    );
    let ids = ids.lookup().find(on).await?;
    Ok(ids.map(|(ids,)| serde_json::from_value(ids).unwrap_or_default()))
}

/// Marks a run as running.
pub(crate) async fn start_run(tx: &mut Tx, org: &OrgId, id: &RunId, now: Timestamp) -> Result<()> {
    query!(
        "update google_runs set state = 'running', updated_at = $3 where org_id = $1 and id = $2 and state = 'queued'",
        org,
        id,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Stores the progress of a run. Returns false when another worker has advanced it since `before` was read.
pub(crate) async fn advance(tx: &mut Tx, org: &OrgId, before: &Run, after: &Run, now: Timestamp) -> Result<bool> {
    let advanced = query!(
        "update google_runs set phase = $3, at = $4, page_token = $5, in_account = $6, total = $7, done = $8,
             created = $9, updated = $10, unchanged = $11, failed = $12, waiting = $13, beyond_plan = $14,
             updated_at = $15
         where org_id = $1 and id = $2 and state in ('queued', 'running') and phase = 'list' and at = $16
           and coalesce(page_token, '') = $17",
        org,
        &after.id,
        &after.phase,
        after.at,
        after.page_token.as_deref(),
        after.in_account,
        after.total,
        after.done,
        after.created,
        after.updated,
        after.unchanged,
        after.failed,
        after.waiting,
        after.beyond_plan,
        now,
        before.at,
        before.page_token.clone().unwrap_or_default()
    );
    Ok(advanced.run(tx).await? == 1)
}

/// Stores the progress of reading reviews and figures. Returns false when another worker has advanced it.
pub(crate) async fn progress_details(
    tx: &mut Tx,
    org: &OrgId,
    before: &Run,
    after: &Run,
    now: Timestamp,
) -> Result<bool> {
    let advanced = query!(
        "update google_runs set details_done = $3, details_at = $4, failed = $5, updated = $6, unchanged = $7,
             updated_at = $8
         where org_id = $1 and id = $2 and state in ('queued', 'running') and phase = 'details'
           and coalesce(details_at, '') = $9",
        org,
        &after.id,
        after.details_done,
        after.details_at.as_deref(),
        after.failed,
        after.updated,
        after.unchanged,
        now,
        before.details_at.clone().unwrap_or_default()
    );
    Ok(advanced.run(tx).await? == 1)
}

/// Ends a run: as failed when `code` is given, otherwise as done. Returns false when it had ended already.
pub(crate) async fn end_run(tx: &mut Tx, org: &OrgId, id: &RunId, code: Option<&str>, now: Timestamp) -> Result<bool> {
    let ended = query!(
        "update google_runs set state = $3, error_code = $4, finished_at = $5, updated_at = $5
         where org_id = $1 and id = $2 and state in ('queued', 'running')",
        org,
        id,
        if code.is_some() { "failed" } else { "done" },
        code,
        now
    );
    Ok(ended.run(tx).await? == 1)
}

impl Run {
    /// Returns a run that has not begun.
    pub(crate) fn new(id: RunId, now: Timestamp) -> Self {
        Self {
            id,
            kind: String::new(),
            scope: String::new(),
            state: "queued".into(),
            accounts: serde_json::Value::Array(Vec::new()),
            phase: "list".into(),
            at: 0,
            page_token: None,
            in_account: 0,
            total: None,
            done: 0,
            created: 0,
            updated: 0,
            unchanged: 0,
            failed: 0,
            waiting: 0,
            beyond_plan: 0,
            details_done: 0,
            details_at: None,
            days: None,
            error_code: None,
            user_id: None,
            created_at: now,
            finished_at: None,
        }
    }
}
