//! API routes to request and cancel the removal of an organization.

use api::{App, ClientAddress, Error, Event, Json, Kind, Problem, Result};
use audit::{Act, Action, Actor, Origin};
use auth::Auth;
use axum::{Extension, extract::State, http::StatusCode};
use db::Tx;
use orgs::{
    May, OrgId,
    may::{CloseOrganisation, ExportData},
    removal::{self, Leaving},
};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::emails::{self, Occasion};
use crate::{
    events,
    rules::times,
    types::{NewRemoval, Removal},
};

/// Returns the routes, to be mounted under `/api/v1`.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(get_removal, ask_removal, cancel_removal))
}

/// Returns what a removal of the organization deletes, and its time if a removal is scheduled.
#[utoipa::path(get, path = "/data/removal", operation_id = "get_removal", tag = "data",
    extensions(("x-permission" = json!("export_data"))), security(("session" = [])),
    responses((status = 200, body = Removal), (status = 403, body = Problem)))]
async fn get_removal(admin: May<ExportData>, State(app): State<App>) -> Result<Json<Removal>> {
    removal(&app, &admin.org).await.map(Json)
}

/// Schedules the removal of the organization and all of its data in 30 days. Until then it can be read and exported,
/// and the removal can be canceled.
#[utoipa::path(post, path = "/data/removal", operation_id = "ask_removal", tag = "data",
    extensions(("x-permission" = json!("close_organisation"))), security(("session" = [])), request_body = NewRemoval,
    responses((status = 200, body = Removal), (status = 403, body = Problem),
        (status = 409, body = Problem, description = "removal_asked, demo_organisation"), (status = 422, body = Problem),
        (status = 429, body = Problem)))]
async fn ask_removal(
    owner: May<CloseOrganisation>,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    from: ClientAddress,
    origin: Origin,
    Json(new): Json<NewRemoval>,
) -> Result<Json<Removal>> {
    let leaving = removal::leaving(&app.db, &owner.org).await?.ok_or_else(Error::not_found)?;
    if leaving.is_demo {
        return Err(Error::new(Kind::Conflict, "demo_organisation", "Demos are deleted after 24 hours."));
    }
    crate::confirmed("name", &new.name, &leaving.name)?;
    crate::proved(&app, &auth, &owner.user, from, &new.proof).await?;
    let now = app.now();
    let at = times::removal(now);
    let mut tx = app.db.begin().await?;
    if !removal::begin(&mut tx, &owner.org, &owner.user, at, now).await? {
        return Err(Error::new(Kind::Conflict, "removal_asked", "The organization is already scheduled for deletion."));
    }
    emails::write(&mut tx, &auth, &app, &owner.org, &Occasion::Requested(at)).await?;
    note(&mut tx, &owner, events::OrganisationDeletionAsked, origin, now).await?;
    announce(&mut tx, &owner.org).await?;
    tx.commit().await?;
    removal(&app, &owner.org).await.map(Json)
}

/// Cancels the scheduled removal of the organization.
#[utoipa::path(delete, path = "/data/removal", operation_id = "cancel_removal", tag = "data",
    extensions(("x-permission" = json!("close_organisation"))), security(("session" = [])),
    responses((status = 204), (status = 403, body = Problem), (status = 404, body = Problem)))]
async fn cancel_removal(
    owner: May<CloseOrganisation>,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    origin: Origin,
) -> Result<StatusCode> {
    let now = app.now();
    let mut tx = app.db.begin().await?;
    if !removal::stay(&mut tx, &owner.org).await? {
        return Err(Error::not_found());
    }
    emails::write(&mut tx, &auth, &app, &owner.org, &Occasion::Canceled).await?;
    note(&mut tx, &owner, events::OrganisationDeletionCancelled, origin, now).await?;
    announce(&mut tx, &owner.org).await?;
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn removal(app: &App, org: &OrgId) -> Result<Removal> {
    let Leaving { removal_at, removal_asked_by: asked_by, .. } =
        removal::leaving(&app.db, org).await?.ok_or_else(Error::not_found)?;
    let people = removal::people(&app.db, org).await?;
    let by = people.iter().find(|person| Some(&person.id) == asked_by.as_ref()).map(|person| person.name.clone());
    let clients = removal::clients(&app.db, org).await?;
    Ok(Removal { at: removal_at, asked_by: by, people: people.len(), clients })
}

async fn note(
    tx: &mut Tx,
    owner: &May<CloseOrganisation>,
    action: impl Into<Action>,
    origin: Origin,
    now: jiff::Timestamp,
) -> db::Result<()> {
    let actor = Actor::user(&owner.user, origin).in_log_of(&owner.org);
    Act::new(action).on("organisation", &owner.org).record(tx, &actor, now).await
}

/// Publishes the change to all members, so that every open window reloads.
async fn announce(tx: &mut Tx, org: &OrgId) -> db::Result<()> {
    Event::new(org, "organisation", None).announce(tx);
    for person in removal::people(&mut *tx, org).await? {
        Event::new(&person.id, "membership", None).announce(tx);
    }
    Ok(())
}
