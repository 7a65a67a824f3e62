//! Connections: the current state, the return from Google, and disconnecting.

use api::{App, Error, Json, Path, Problem, Query, Result};
use axum::{
    Extension,
    extract::State,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use jiff::Timestamp;
use orgs::{
    May,
    may::{ConnectGoogle, SeeGoogle},
};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::runs::RunBody;
use crate::{
    connect,
    google::Google,
    jobs,
    queries::{self, Connection},
    types::ConnectionId,
};

/// State of the connection with Google.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GoogleState {
    /// True when the operator has configured Google; otherwise no account can be connected.
    is_configured: bool,
    /// True when the operator has replaced Google with a simulator.
    is_simulated: bool,
    /// Connected Google users.
    connections: Vec<GoogleConnection>,
    /// Imports and syncs in progress.
    active_runs: Vec<RunBody>,
}

/// Connected Google user.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GoogleConnection {
    /// Id of the connection.
    id: ConnectionId,
    /// Email address of the user at Google.
    email: String,
    /// State of the connection.
    state: ConnectionState,
    /// Time at which the user connected.
    #[schema(value_type = String, format = DateTime)]
    created_at: Timestamp,
}

/// State of a connection.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = GoogleConnectionState)]
enum ConnectionState {
    /// The connection works.
    Connected,
    /// Google no longer accepts the token: the user has to connect again.
    ReconnectNeeded,
}

impl From<Connection> for GoogleConnection {
    fn from(connection: Connection) -> Self {
        let is_good = connection.state == "connected";
        let state = if is_good { ConnectionState::Connected } else { ConnectionState::ReconnectNeeded };
        Self { id: connection.id, email: connection.email, state, created_at: connection.created_at }
    }
}

/// Returns the connections and the runs in progress.
#[utoipa::path(get, path = "/google", operation_id = "get_google", tag = "google",
    extensions(("x-permission" = json!("see_google"))),
    responses((status = 200, body = GoogleState)))]
pub(super) async fn get_google(
    member: May<SeeGoogle>,
    State(app): State<App>,
    Extension(google): Extension<Google>,
) -> Result<Json<GoogleState>> {
    let connections = queries::connections(&app.db, &member.org).await?;
    let at = google.settings_of(&member.org).await?;
    let active = queries::active_runs(&app.db, &member.org).await?;
    Ok(Json(GoogleState {
        is_configured: at.client.is_some(),
        is_simulated: at.is_simulated(),
        connections: connections.into_iter().map(Into::into).collect(),
        active_runs: active.into_iter().map(Into::into).collect(),
    }))
}

/// Query parameters with which Google redirects the browser from its consent page.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct ConsentResponse {
    /// State that was sent to the consent page.
    state: String,
    /// Authorization code.
    code: Option<String>,
    /// Error code, when Google returned no authorization code.
    error: Option<String>,
}

/// Completes a connection after Google's consent page. Redirects to the dashboard, with `connected=1` or with an error
/// code.
#[utoipa::path(get, path = "/google/callback", operation_id = "finish_google_connection", tag = "google",
    security(()), params(ConsentResponse), responses((status = 303), (status = 422, body = Problem)))]
pub(super) async fn finish_google_connection(
    Extension(google): Extension<Google>,
    headers: HeaderMap,
    Query(returned): Query<ConsentResponse>,
) -> Response {
    let ConsentResponse { state, code, error } = returned;
    let outcome = match (&code, &error) {
        (Some(code), None) => Ok(code.as_str()),
        (_, error) => Err(error.as_deref().unwrap_or_default()),
    };
    let to = match connect::finish(&google, &headers, &state, outcome).await {
        Ok(_) => "/dashboard/locations?connected=1".to_owned(),
        Err(code) => format!("/dashboard/locations?google_error={code}"),
    };
    let mut response = StatusCode::SEE_OTHER.into_response();
    if let Ok(to) = HeaderValue::from_str(&to) {
        response.headers_mut().insert(header::LOCATION, to);
    }
    if let Some(cookie) = connect::no_cookie(&google) {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}

/// Removes a connection and revokes it at Google. The locations stay.
#[utoipa::path(delete, path = "/google/connections/{id}", operation_id = "disconnect_google", tag = "google",
    extensions(("x-permission" = json!("connect_google"))), security(("session" = [])),
    params(("id" = ConnectionId, Path)), responses((status = 204), (status = 404, body = Problem)))]
pub(super) async fn disconnect_google(
    member: May<ConnectGoogle>,
    Extension(google): Extension<Google>,
    Path(id): Path<ConnectionId>,
) -> Result<StatusCode> {
    if jobs::disconnect(&google, &member.org, &member.actor, &id).await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Error::not_found())
    }
}
