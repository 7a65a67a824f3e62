//! `PUT /organisation/idle-sign-out`, `POST /session/activity`

use api::{App, Error, Event, Json, Problem};
use audit::{Act, Action};
use auth::{Auth, SignedIn};
use axum::{Extension, extract::State, http::StatusCode};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{queries, rules, types::Rule};
use crate::{May, may::ManageOrganisation};

/// The routes, to be mounted under `/api/v1`.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(set_idle_sign_out)).routes(routes!(note_activity))
}

/// Signs everybody who works in the organization out after so long without activity, or no sooner than everywhere. An
/// agency's rule goes with its people into its clients. Programs with a token are not concerned.
#[utoipa::path(put, path = "/organisation/idle-sign-out", operation_id = "set_idle_sign_out", tag = "organisations",
    extensions(("x-permission" = json!("manage_organisation"))),
    security(("session" = [])), request_body = Rule,
    responses((status = 204), (status = 403, body = Problem), (status = 422, body = Problem)))]
async fn set_idle_sign_out(
    admin: May<ManageOrganisation>,
    signed_in: SignedIn,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Json(Rule { idle_minutes }): Json<Rule>,
) -> api::Result<StatusCode> {
    let minutes = rules::check(idle_minutes).map_err(|wrong| Error::invalid(vec![wrong]))?;
    // Who makes the rule is not the first to be signed out by it.
    auth.note_activity(&app, &signed_in).await?;
    let mut tx = app.db.begin().await?;
    let before = queries::minutes(&mut tx, &admin.org).await?;
    if before == minutes {
        return Ok(StatusCode::NO_CONTENT);
    }
    queries::set_minutes(&mut tx, &admin.org, minutes).await?;
    let act = Act::new(Action::OrganisationUpdated).on("organisation", &admin.org);
    act.changed("idle_minutes", before, minutes).record(&mut tx, &admin.actor, app.now()).await?;
    Event::new(&admin.org, "organisation", None).announce(&mut tx);
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Says that the caller did something just now: pressed a key, moved the pointer. Only this keeps a session from being
/// idle where the organization signs out who is; requests do not, for a window makes them by itself. At most once a
/// minute is enough. 401 `session_idle` when it comes too late.
#[utoipa::path(post, path = "/session/activity", operation_id = "note_activity", tag = "me",
    extensions(("x-permission" = json!("signed_in"))), security(("session" = [])),
    responses((status = 204), (status = 401, body = Problem)))]
async fn note_activity(
    signed_in: SignedIn,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
) -> api::Result<StatusCode> {
    auth.note_activity(&app, &signed_in).await?;
    Ok(StatusCode::NO_CONTENT)
}
