//! Progress of imports, syncs and publications.

use api::{App, Error, Json, Path, Problem, Result};
use axum::extract::State;
use jiff::Timestamp;
use orgs::{May, may::SeeGoogle};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    queries::{self, Run},
    types::RunId,
};

/// Number of runs in the list.
const MAX_RUNS: i64 = 20;

/// Import, sync or publication, and its progress.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = GoogleRun)]
pub(crate) struct RunBody {
    /// Id of the run.
    pub(crate) id: RunId,
    /// `import`, `sync` or `publish`.
    pub(crate) kind: String,
    /// `account`, `one`, `selected`, `all` or `scheduled`.
    pub(crate) scope: String,
    /// `queued`, `running`, `done` or `failed`.
    pub(crate) state: String,
    /// `list` while locations are read; `details` while their reviews, photos and figures are read.
    pub(crate) phase: String,
    /// Accounts of the run; empty for a run of selected locations.
    pub(crate) accounts: Vec<String>,
    /// Number of locations, once it is known.
    #[schema(required)]
    pub(crate) total: Option<i64>,
    /// Number of locations read.
    pub(crate) done: i64,
    /// Number of locations whose reviews, photos and figures were read.
    pub(crate) details_done: i64,
    /// Number of locations added.
    pub(crate) created: i64,
    /// Number of locations that differed, or whose edits Google accepted.
    pub(crate) updated: i64,
    /// Number of locations that did not differ.
    pub(crate) unchanged: i64,
    /// Number of locations that could not be synced, or of which Google refused an edit.
    pub(crate) failed: i64,
    /// Number of locations that wait for a decision because an existing one may be the same.
    pub(crate) waiting: i64,
    /// Number of locations that were not added because of the limit of the plan.
    pub(crate) beyond_plan: i64,
    /// Stable code of the reason why the run failed.
    #[schema(required)]
    pub(crate) error: Option<String>,
    /// Time at which the run was requested.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) created_at: Timestamp,
    /// Time at which the run ended.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) finished_at: Option<Timestamp>,
}

impl From<Run> for RunBody {
    fn from(run: Run) -> Self {
        Self {
            accounts: run.accounts(),
            id: run.id,
            kind: run.kind,
            scope: run.scope,
            state: run.state,
            phase: run.phase,
            total: run.total,
            done: run.done,
            details_done: run.details_done,
            created: run.created,
            updated: run.updated,
            unchanged: run.unchanged,
            failed: run.failed,
            waiting: run.waiting,
            beyond_plan: run.beyond_plan,
            error: run.error_code,
            created_at: run.created_at,
            finished_at: run.finished_at,
        }
    }
}

/// Latest runs that users requested.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GoogleRunList {
    /// At most 20 runs, the latest first.
    items: Vec<RunBody>,
}

/// Returns the latest runs that users requested.
#[utoipa::path(get, path = "/google/runs", operation_id = "list_google_runs", tag = "google",
    extensions(("x-permission" = json!("see_google"))),
    responses((status = 200, body = GoogleRunList)))]
pub(super) async fn list_google_runs(member: May<SeeGoogle>, State(app): State<App>) -> Result<Json<GoogleRunList>> {
    let items = queries::recent_runs(&app.db, &member.org, MAX_RUNS).await?.into_iter().map(Into::into).collect();
    Ok(Json(GoogleRunList { items }))
}

/// Returns the progress of a run. An event of topic `google` with the id of the run reports that it has changed.
#[utoipa::path(get, path = "/google/runs/{id}", operation_id = "get_google_run", tag = "google",
    extensions(("x-permission" = json!("see_google"))),
    params(("id" = RunId, Path)), responses((status = 200, body = RunBody), (status = 404, body = Problem)))]
pub(super) async fn get_google_run(
    member: May<SeeGoogle>,
    State(app): State<App>,
    Path(id): Path<RunId>,
) -> Result<Json<RunBody>> {
    let run = queries::run(&app.db, &member.org, &id).await?.ok_or_else(Error::not_found)?;
    Ok(Json(run.into()))
}
