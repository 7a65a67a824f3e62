//! Routes `PUT /organisation/idle-sign-out` and `POST /session/activity`.

use api::{App, Error, Event, Json, Problem};
use audit::Act;
use auth::AnySession;
use axum::{extract::State, http::StatusCode};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{queries, rules, types::Rule};
use crate::{May, events, may::ManageOrganisation};

/// Returns the routes, to be mounted under `/api/v1`.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(set_idle_sign_out)).routes(routes!(note_activity))
}

/// Sets the idle timeout after which users of the organization are signed out, or removes it. The timeout of an agency
/// also applies to its users in client organizations. API tokens are not affected.
#[utoipa::path(put, path = "/organisation/idle-sign-out", operation_id = "set_idle_sign_out", tag = "organisations",
    extensions(("x-permission" = json!("manage_organisation"))),
    security(("session" = [])), request_body = Rule,
    responses((status = 204), (status = 403, body = Problem), (status = 422, body = Problem)))]
async fn set_idle_sign_out(
    admin: May<ManageOrganisation>,
    AnySession(signed_in): AnySession,
    State(app): State<App>,
    Json(Rule { idle_minutes }): Json<Rule>,
) -> api::Result<StatusCode> {
    let minutes = rules::validate(idle_minutes).map_err(|wrong| Error::invalid(vec![wrong]))?;
    // The admin who sets the rule is active, so that the rule does not sign them out.
    auth::sessions::note_activity(&app, &signed_in).await?;
    let mut tx = app.db.begin().await?;
    let before = queries::minutes(&mut tx, &admin.org).await?;
    if before == minutes {
        return Ok(StatusCode::NO_CONTENT);
    }
    queries::set_minutes(&mut tx, &admin.org, minutes).await?;
    let act = Act::new(events::OrganisationUpdated).on("organisation", &admin.org);
    act.changed("idle_minutes", before, minutes).record(&mut tx, &admin.actor, app.now()).await?;
    Event::new(&admin.org, "organisation", None).announce(&mut tx);
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Records activity of the caller, such as a key press or pointer movement. Only this request keeps a session active in
/// an organization with an idle timeout. Other requests do not, because browser windows send them automatically. One
/// request per minute is enough. Answers 401 `session_idle` after the timeout.
#[utoipa::path(post, path = "/session/activity", operation_id = "note_activity", tag = "me",
    extensions(("x-permission" = json!("signed_in"))), security(("session" = [])),
    responses((status = 204), (status = 401, body = Problem)))]
async fn note_activity(AnySession(signed_in): AnySession, State(app): State<App>) -> api::Result<StatusCode> {
    auth::sessions::note_activity(&app, &signed_in).await?;
    Ok(StatusCode::NO_CONTENT)
}
