//! The three functions, with the payloads and texts of the contract.

use std::time::Duration;

use api::{App, Error, Json, Kind, Problem};
use audit::Act;
use axum::{
    Extension,
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use orgs::{
    May, OrgId,
    may::{ConnectGoogle, SyncGoogle},
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::runs::RunBody;
use crate::{
    connect::{self, is_number},
    events,
    google::Google,
    queries::{self, Run},
    runs::{self, RunScope},
    types::RunId,
};

/// Maximum wait for a result; a slower run is answered with its id.
const MAX_WAIT: Duration = Duration::from_secs(8);
/// Maximum number of locations that a request can name.
const MAX_LOCATIONS: usize = 1_000;

/// Start of a connection to Google.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GoogleStart {
    /// Address of Google's consent page.
    #[serde(rename = "authUrl")]
    auth_url: String,
}

/// Request to import an account.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
pub(crate) struct GoogleImportRequest {
    /// Id of the caller's organization.
    org_id: Option<String>,
    /// Id of the account at Google.
    #[schema(required = true)]
    account_id: String,
    /// `PERSONAL` or `ORGANIZATION`, as in the list of accounts.
    account_type: Option<String>,
}

/// Request to sync one location, some locations, or all.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
pub(crate) struct GoogleSyncRequest {
    /// Id of the caller's organization.
    org_id: Option<String>,
    /// Id of the location.
    location_id: Option<String>,
    /// Ids of the locations at Google, at most 1,000.
    google_location_ids: Option<Vec<String>>,
}

/// Result of a run so far.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GoogleOutcome {
    /// Number of locations added.
    created: i64,
    /// Number of locations synced, whether they differed or not.
    updated: i64,
    /// Error message in English; null when the run has not failed.
    #[schema(required)]
    error: Option<String>,
    /// Stable code of the error.
    #[schema(required)]
    code: Option<String>,
    /// Run, to follow at `/api/v1/google/runs/{id}`.
    run: RunBody,
}

/// Error with the message of the contract, where it defines one, in the format of every other route.
pub(super) struct ContractError(Error);

impl From<Error> for ContractError {
    fn from(error: Error) -> Self {
        Self(error)
    }
}

impl From<db::Error> for ContractError {
    fn from(error: db::Error) -> Self {
        Self(error.into())
    }
}

impl IntoResponse for ContractError {
    fn into_response(self) -> Response {
        let problem = serde_json::to_value(self.0.problem()).unwrap_or_default();
        let error = problem["detail"].clone();
        let (parts, _) = self.0.into_response().into_parts();
        let mut body = problem;
        body["error"] = error;
        let mut response = (parts.status, body.to_string()).into_response();
        for (name, value) in &parts.headers {
            if name != header::CONTENT_LENGTH {
                response.headers_mut().insert(name, value.clone());
            }
        }
        response
    }
}

type Answer<T> = Result<T, ContractError>;

/// Returns the caller. A caller who is not signed in gets the message of the contract.
fn signed_in<R>(member: Result<May<R>, Error>, text: &str) -> Answer<May<R>> {
    member.map_err(|error| {
        let is_nobody = error.kind() == Kind::Unauthorized;
        ContractError(if is_nobody { Error::new(Kind::Unauthorized, "unauthorized", text) } else { error })
    })
}

fn check_organization<R>(member: &May<R>, org: Option<&String>) -> Answer<()> {
    match org {
        Some(org) if org != member.org.as_str() => Err(missing("organisation_not_found", "Organization not found")),
        _ => Ok(()),
    }
}

fn missing(code: &'static str, text: &str) -> ContractError {
    ContractError(Error::new(Kind::NotFound, code, text))
}

/// Begins to connect a Google user: the browser goes to the address that is answered.
#[utoipa::path(post, path = "/auth-google-start", operation_id = "start_google_connection", tag = "google",
    extensions(("x-permission" = json!("connect_google"))),
    security(("session" = [])), responses((status = 200, body = GoogleStart), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 409, body = Problem)))]
pub(super) async fn start_google_connection(
    member: Result<May<ConnectGoogle>, Error>,
    Extension(google): Extension<Google>,
) -> Answer<Response> {
    let member = signed_in(member, "Please log in to connect your Google account")?;
    let begun = connect::begin(&google, &member).await?;
    let mut response = Json(GoogleStart { auth_url: begun.url }).into_response();
    response.headers_mut().insert(header::SET_COOKIE, begun.cookie);
    Ok(response)
}

/// Imports the locations of an account. Responds when they are imported. With `Prefer: respond-async`, or after a few
/// seconds, responds with 202 and the run to follow.
#[utoipa::path(post, path = "/import-gbp-locations", operation_id = "import_google_locations", tag = "google",
    extensions(("x-permission" = json!("sync_google"))),
    params(("Prefer" = Option<String>, Header, description = "`respond-async` answers at once.")),
    request_body = GoogleImportRequest,
    responses((status = 200, body = GoogleOutcome), (status = 202, body = GoogleOutcome), (status = 401, body = Problem),
        (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn import_google_locations(
    member: Result<May<SyncGoogle>, Error>,
    State(app): State<App>,
    Extension(google): Extension<Google>,
    headers: HeaderMap,
    body: Result<Json<GoogleImportRequest>, Error>,
) -> Answer<Response> {
    let member = signed_in(member, "Please log in to import locations")?;
    let Json(request) = body?;
    check_organization(&member, request.org_id.as_ref())?;
    let account = request.account_id.strip_prefix("accounts/").unwrap_or(&request.account_id).to_owned();
    let is_known = is_number(&account) && queries::account(&app.db, &member.org, &account).await?.is_some();
    if !is_known || google.settings_of(&member.org).await?.client.is_none() {
        return Err(missing("google_account_not_found", "Failed to import locations"));
    }
    let now = app.now();
    let mut tx = app.db.begin().await?;
    let id = runs::begin(&mut tx, &member.org, RunScope::Import(account), None, Some(&member.user), now).await?;
    Act::new(events::GoogleImportAsked).on("google_run", &id).record(&mut tx, &member.actor, now).await?;
    tx.commit().await?;
    answer(&app, &member.org, &id, &headers, |run| run.is_over() || run.phase == "details").await
}

/// Syncs locations with their Business Profiles. Responds when the sync has ended. With `Prefer: respond-async`, or
/// after a few seconds, responds with 202 and the run to follow.
#[utoipa::path(post, path = "/sync-gbp-locations", operation_id = "sync_google_locations", tag = "google",
    extensions(("x-permission" = json!("sync_google"))),
    params(("Prefer" = Option<String>, Header, description = "`respond-async` answers at once.")),
    request_body = GoogleSyncRequest,
    responses((status = 200, body = GoogleOutcome), (status = 202, body = GoogleOutcome), (status = 401, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn sync_google_locations(
    member: Result<May<SyncGoogle>, Error>,
    State(app): State<App>,
    headers: HeaderMap,
    body: Result<Json<GoogleSyncRequest>, Error>,
) -> Answer<Response> {
    let member = signed_in(member, "Not authenticated")?;
    let Json(request) = body?;
    check_organization(&member, request.org_id.as_ref())?;
    let now = app.now();
    let scope = sync_scope(&app, &member, request).await?;
    let mut tx = app.db.begin().await?;
    let marked = if let RunScope::Locations(ids, _) = &scope { ids.clone() } else { Vec::new() };
    let id = runs::begin(&mut tx, &member.org, scope, None, Some(&member.user), now).await?;
    let act = Act::new(events::GoogleSyncAsked).on("google_run", &id);
    // A request that names no location concerns all.
    act.with("count", Some(marked.len()).filter(|count| *count > 0)).record(&mut tx, &member.actor, now).await?;
    runs::commit_as_syncing(tx, &app, &member.org, marked, &id).await?;
    answer(&app, &member.org, &id, &headers, Run::is_over).await
}

/// Returns the scope of a sync request.
async fn sync_scope(app: &App, member: &May<SyncGoogle>, request: GoogleSyncRequest) -> Answer<RunScope> {
    let org = &member.org;
    let no_location = || missing("google_location_not_found", "Sync failed");
    if let Some(id) = request.location_id {
        let location = id.parse().map_err(|_| no_location())?;
        let link = queries::link_of(&app.db, org, &location).await?.ok_or_else(no_location)?;
        if locations::find(&app.db, org, &location).await?.is_none() {
            return Err(no_location());
        }
        return Ok(RunScope::Locations(vec![link.google_id], "one"));
    }
    let Some(mut ids) = request.google_location_ids else {
        let accounts = queries::linked_accounts(&app.db, org).await?;
        if accounts.is_empty() {
            return Err(ContractError(Error::new(Kind::Conflict, "google_not_connected", "Bulk sync failed")));
        }
        return Ok(RunScope::Accounts(accounts, "all"));
    };
    ids.sort_unstable();
    ids.dedup();
    if ids.len() > MAX_LOCATIONS {
        return Err(ContractError(Error::new(Kind::Invalid, "too_many", "Maximum 1,000 locations at once.")));
    }
    ids.retain(|id| is_number(id));
    let google_ids: Vec<String> =
        queries::links(&app.db, org, ids).await?.into_iter().map(|link| link.google_id).collect();
    if google_ids.is_empty() {
        let text = "No Google Business Profile locations selected";
        return Err(ContractError(Error::new(Kind::Invalid, "google_nothing_selected", text)));
    }
    Ok(RunScope::Locations(google_ids, "selected"))
}

/// Returns the run once it has made enough progress, or as it is after `MAX_WAIT`.
async fn answer(
    app: &App,
    org: &OrgId,
    id: &RunId,
    headers: &HeaderMap,
    is_enough: impl Fn(&Run) -> bool,
) -> Answer<Response> {
    let prefers = headers.get_all("prefer").iter().filter_map(|value| value.to_str().ok());
    let is_hasty = prefers.flat_map(|value| value.split(',')).any(|part| part.trim() == "respond-async");
    let mut events = app.live.listen(org);
    let waited = tokio::time::timeout(if is_hasty { Duration::ZERO } else { MAX_WAIT }, async {
        loop {
            let run = queries::run(&app.db, org, id).await?.ok_or_else(Error::not_found)?;
            if is_enough(&run) || events.next().await.is_none() {
                return Ok::<_, ContractError>(run);
            }
        }
    })
    .await;
    let run = match waited {
        Ok(run) => run?,
        Err(_) => queries::run(&app.db, org, id).await?.ok_or_else(Error::not_found)?,
    };
    let status = if is_enough(&run) { StatusCode::OK } else { StatusCode::ACCEPTED };
    let text = if run.kind == "import" { "Failed to import locations" } else { "Sync failed" };
    let has_failed = run.state == "failed" || (run.scope == "one" && run.is_over() && run.failed > 0);
    let code = match run.error_code.clone() {
        None if has_failed => reason(app, org, id).await?,
        code => code.filter(|_| has_failed),
    };
    let outcome = GoogleOutcome {
        created: run.created,
        updated: run.updated + run.unchanged,
        error: has_failed.then(|| text.to_owned()),
        code,
        run: run.into(),
    };
    Ok((status, Json(outcome)).into_response())
}

/// Returns the code of the reason why the only location of a run could not be synced.
async fn reason(app: &App, org: &OrgId, id: &RunId) -> Answer<Option<String>> {
    let google_ids = queries::part(&app.db, org, id, 0).await?.unwrap_or_default();
    Ok(queries::links(&app.db, org, google_ids).await?.pop().and_then(|link| link.error_code))
}
