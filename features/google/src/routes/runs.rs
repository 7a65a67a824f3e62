//! How imports and syncs are getting on.

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

/// Imports and syncs that are shown.
const MOST: i64 = 20;

/// An import or a sync, and how far it is.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = GoogleRun)]
pub(crate) struct RunBody {
    /// Names it.
    pub(crate) id: RunId,
    /// `import`, `sync` or `publish`.
    pub(crate) kind: String,
    /// `account`, `one`, `selected`, `all` or `scheduled`.
    pub(crate) scope: String,
    /// `queued`, `running`, `done` or `failed`.
    pub(crate) state: String,
    /// `list` while locations are read; `details` while their reviews, photos and figures are.
    pub(crate) phase: String,
    /// The accounts it goes through; empty when locations were named.
    pub(crate) accounts: Vec<String>,
    /// Locations there are, once that is known.
    #[schema(required)]
    pub(crate) total: Option<i64>,
    /// Locations read.
    pub(crate) done: i64,
    /// Locations whose reviews, photos and figures were read.
    pub(crate) details_done: i64,
    /// Locations added.
    pub(crate) created: i64,
    /// Locations that were different, or whose edits Google took.
    pub(crate) updated: i64,
    /// Locations that were the same.
    pub(crate) unchanged: i64,
    /// Locations that could not be brought in line, or of which Google refused an edit.
    pub(crate) failed: i64,
    /// Locations that wait for a decision, for one that is there may be the same.
    pub(crate) waiting: i64,
    /// Locations that were not added, for the plan had no room for them.
    pub(crate) beyond_plan: i64,
    /// Why it failed, as a stable code.
    #[schema(required)]
    pub(crate) error: Option<String>,
    /// When it was asked for.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) created_at: Timestamp,
    /// When it was over.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) finished_at: Option<Timestamp>,
}

impl From<Run> for RunBody {
    fn from(of: Run) -> Self {
        Self {
            accounts: of.accounts(),
            id: of.id,
            kind: of.kind,
            scope: of.scope,
            state: of.state,
            phase: of.phase,
            total: of.total,
            done: of.done,
            details_done: of.details_done,
            created: of.created,
            updated: of.updated,
            unchanged: of.unchanged,
            failed: of.failed,
            waiting: of.waiting,
            beyond_plan: of.beyond_plan,
            error: of.error_code,
            created_at: of.created_at,
            finished_at: of.finished_at,
        }
    }
}

/// The latest imports and syncs that somebody asked for.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GoogleRunList {
    /// At most 20, the latest first.
    items: Vec<RunBody>,
}

/// The latest imports and syncs that somebody asked for.
#[utoipa::path(get, path = "/google/runs", operation_id = "list_google_runs", tag = "google",
    extensions(("x-permission" = json!("see_google"))),
    responses((status = 200, body = GoogleRunList)))]
pub(super) async fn list_google_runs(member: May<SeeGoogle>, State(app): State<App>) -> Result<Json<GoogleRunList>> {
    let items = queries::recent_runs(&app.db, &member.org, MOST).await?.into_iter().map(Into::into).collect();
    Ok(Json(GoogleRunList { items }))
}

/// How an import or a sync is getting on; an event of topic `google` with its id says when that changes.
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
