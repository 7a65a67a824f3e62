//! `GET /sessions`, `DELETE /sessions/{id}`: the sessions of the user, and signing out of one.

use api::App;
use audit::Act;
use axum::{Extension, Json, extract::State, http::StatusCode};
use jiff::Timestamp;
use serde::Serialize;
use utoipa::ToSchema;

use super::request::Path;
use crate::{
    Auth, SessionId,
    accounts::audit_entries,
    error::{Error, Result},
    events, factors,
    queries::{self, Device},
    sessions::{self, signed_in::Caller},
};

/// A device that is signed in.
#[derive(Serialize, ToSchema)]
pub(crate) struct SignedInDevice {
    /// Names the session.
    #[schema(value_type = String)]
    id: SessionId,
    /// It is the one that asks.
    is_current: bool,
    /// User agent of the device.
    user_agent: Option<String>,
    /// The address it was last used from.
    ip: Option<String>,
    /// `aal1`, or `aal2` with two factors.
    aal: String,
    /// When it signed in.
    #[schema(value_type = String, format = DateTime)]
    created_at: Timestamp,
    /// When it was last used, to the hour.
    #[schema(value_type = String, format = DateTime)]
    last_used_at: Timestamp,
}

/// Every device of the signed-in user, the last used first.
#[utoipa::path(get, path = "/sessions", operation_id = "list_sessions", tag = "auth",
    responses((status = 200, body = Vec<SignedInDevice>)))]
pub(crate) async fn list_sessions(State(app): State<App>, Caller(caller): Caller) -> Result<Json<Vec<SignedInDevice>>> {
    factors::require_second_factor(&app.db, &caller).await?;
    let rows = queries::list_sessions(&app.db, &caller.user).await?;
    let devices = rows.into_iter().map(|row| SignedInDevice {
        is_current: row.id == caller.session,
        id: row.id,
        user_agent: row.user_agent,
        ip: row.last_ip,
        aal: row.aal,
        created_at: row.created_at,
        last_used_at: row.refreshed_at,
    });
    Ok(Json(devices.collect()))
}

/// Signs one device out.
#[utoipa::path(delete, path = "/sessions/{id}", operation_id = "end_session", tag = "auth",
    params(("id" = String, Path)),
    responses((status = 204, description = "Signed out"), (status = 404, description = "Not a session of the user")))]
pub(crate) async fn end_session(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Caller(caller): Caller,
    device: Device,
    Path(session): Path<String>,
) -> Result<StatusCode> {
    factors::require_second_factor(&app.db, &caller).await?;
    let not_found = || Error::not_found("session_not_found", "Session not found");
    let id: SessionId = session.parse().map_err(|_| not_found())?;
    let mut tx = app.db.begin().await?;
    let sessions = queries::sessions(&mut tx, &caller.user, None).await?;
    if !sessions.contains(&id) {
        return Err(not_found());
    }
    sessions::end(&mut tx, &caller.user, &[id]).await?;
    let act = Act::new(events::SessionEnded).with("sessions", 1i64);
    audit_entries::record(&auth, &mut tx, &caller.user, device.origin(), act, app.now()).await?;
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}
