//! Route `PUT /organisation/second-factor`.

use api::{App, Error, Event, Json, Kind, Problem};
use audit::Act;
use auth::AnySession;
use axum::{extract::State, http::StatusCode};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{queries, types::Rule};
use crate::{May, events, may::ManageOrganisation};

/// Returns the routes, to be mounted under `/api/v1`.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(require_second_factor))
}

/// Requires a second factor of every user of the organization, or removes the rule. To set the rule, the caller must
/// have proved a second factor in this session, so that admins cannot lock themselves out.
#[utoipa::path(put, path = "/organisation/second-factor", operation_id = "require_second_factor", tag = "organisations",
    extensions(("x-permission" = json!("manage_organisation"))),
    security(("session" = [])), request_body = Rule,
    responses((status = 204), (status = 403, body = Problem),
        (status = 409, body = Problem, description = "own_factor_required")))]
async fn require_second_factor(
    admin: May<ManageOrganisation>,
    AnySession(signed_in): AnySession,
    State(app): State<App>,
    Json(Rule { is_required }): Json<Rule>,
) -> api::Result<StatusCode> {
    if is_required && !signed_in.is_strong {
        let detail = "Set up two-step sign-in for your own account first, then sign in with it.";
        return Err(Error::new(Kind::Conflict, "own_factor_required", detail));
    }
    let mut tx = app.db.begin().await?;
    let before = queries::is_required(&mut tx, &admin.org).await?;
    if before == is_required {
        return Ok(StatusCode::NO_CONTENT);
    }
    queries::require(&mut tx, &admin.org, is_required).await?;
    let act = Act::new(events::OrganisationUpdated).on("organisation", &admin.org);
    act.changed("requires_second_factor", before, is_required).record(&mut tx, &admin.actor, app.now()).await?;
    Event::new(&admin.org, "organisation", None).announce(&mut tx);
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}
