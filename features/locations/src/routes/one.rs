//! One location: adding, reading, changing, deleting, bringing back.

use api::{App, Error, Event, IfMatch, Json, Path, Problem, Result, Tagged};
use axum::{
    extract::State,
    http::{StatusCode, header},
    response::Response,
};
use db::Tx;
use orgs::{Idempotent, Manager, Member, OrgId};

use crate::{
    Location, LocationChanges, LocationId, NewLocation, queries,
    rules::{self, Audited},
};

/// Adds a location by hand.
#[utoipa::path(post, path = "/locations", operation_id = "create_location", tag = "locations",
    request_body = NewLocation,
    params(("Idempotency-Key" = Option<String>, Header, description = "The same key gets the same answer, for a day.")),
    responses((status = 201, body = Location), (status = 422, body = Problem)))]
pub(super) async fn create_location(
    member: Manager,
    State(app): State<App>,
    Idempotent(once, new): Idempotent<NewLocation>,
) -> Result<Response> {
    let now = app.now();
    let home = orgs::default_country(&app.db, &member.org).await?;
    let details = rules::check(&new, home.as_deref()).map_err(Error::invalid)?;
    let location = Location::by_hand(LocationId::new(now), details, now);
    let mut tx = app.db.begin().await?;
    if let Some(answer) = once.answered(&mut tx, &member.org, now).await? {
        return Ok(answer);
    }
    queries::add_many(&mut tx, &member.org, vec![location.clone().into()]).await?;
    announce(&mut tx, &member.org, &location.id);
    let address = format!("/api/v1/locations/{}", location.id);
    let tagged = Tagged { version: location.version, body: location };
    let answer = (StatusCode::CREATED, [(header::LOCATION, address)], tagged);
    let answer = once.keep(&mut tx, &member.org, answer).await?;
    tx.commit().await?;
    Ok(answer)
}

/// One location.
#[utoipa::path(get, path = "/locations/{id}", operation_id = "get_location", tag = "locations",
    params(("id" = LocationId, Path)),
    responses((status = 200, body = Location), (status = 404, body = Problem)))]
pub(super) async fn get_location(
    member: Member,
    State(app): State<App>,
    Path(id): Path<LocationId>,
) -> Result<Tagged<Location>> {
    let location = queries::find(&app.db, &member.org, &id).await?.ok_or_else(Error::not_found)?;
    Ok(Tagged { version: location.version, body: location })
}

/// Changes some fields of a location, unless somebody else changed it meanwhile.
#[utoipa::path(patch, path = "/locations/{id}", operation_id = "update_location", tag = "locations",
    params(("id" = LocationId, Path), ("If-Match" = String, Header, description = "The ETag that was read.")),
    request_body = LocationChanges,
    responses((status = 200, body = Location), (status = 404, body = Problem), (status = 412, body = Problem),
        (status = 422, body = Problem), (status = 428, body = Problem)))]
pub(super) async fn update_location(
    member: Manager,
    State(app): State<App>,
    Path(id): Path<LocationId>,
    if_match: IfMatch,
    Json(changes): Json<LocationChanges>,
) -> Result<Tagged<Location>> {
    let version = if_match.required()?;
    let home = orgs::default_country(&app.db, &member.org).await?;
    let mut tx = app.db.begin().await?;
    let location = current(&mut tx, &member.org, &id, Some(version)).await?;
    let (status, audited) = (location.sync_status, Audited::of(&location));
    let details = rules::check(&rules::change(location, changes), home.as_deref()).map_err(Error::invalid)?;
    let health = rules::health_and_issues(status, &audited.with(&details));
    queries::change(&mut tx, &member.org, &id, &details, health, app.now()).await?;
    let changed = queries::lock(&mut tx, &member.org, &id).await?.ok_or_else(Error::not_found)?;
    announce(&mut tx, &member.org, &id);
    tx.commit().await?;
    Ok(Tagged { version: changed.version, body: changed })
}

/// Deletes a location; it can be restored for 30 days.
#[utoipa::path(delete, path = "/locations/{id}", operation_id = "delete_location", tag = "locations",
    params(("id" = LocationId, Path), ("If-Match" = Option<String>, Header, description = "The ETag that was read.")),
    responses((status = 204), (status = 404, body = Problem), (status = 412, body = Problem)))]
pub(super) async fn delete_location(
    member: Manager,
    State(app): State<App>,
    Path(id): Path<LocationId>,
    if_match: IfMatch,
) -> Result<StatusCode> {
    let mut tx = app.db.begin().await?;
    let location = current(&mut tx, &member.org, &id, if_match.0).await?;
    queries::remove(&mut tx, &member.org, &location, app.now()).await?;
    announce(&mut tx, &member.org, &id);
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Brings back a location that was deleted less than 30 days ago.
#[utoipa::path(post, path = "/locations/{id}/restore", operation_id = "restore_location", tag = "locations",
    params(("id" = LocationId, Path)),
    responses((status = 200, body = Location), (status = 404, body = Problem)))]
pub(super) async fn restore_location(
    member: Manager,
    State(app): State<App>,
    Path(id): Path<LocationId>,
) -> Result<Tagged<Location>> {
    let mut tx = app.db.begin().await?;
    let restored = queries::restore(&mut tx, &member.org, &id, app.now()).await?.ok_or_else(Error::not_found)?;
    announce(&mut tx, &member.org, &id);
    tx.commit().await?;
    Ok(Tagged { version: restored.version, body: restored })
}

/// The location, locked, in the version that the caller knows.
async fn current(tx: &mut Tx, org: &OrgId, id: &LocationId, version: Option<i64>) -> Result<Location> {
    let location = queries::lock(tx, org, id).await?.ok_or_else(Error::not_found)?;
    match version {
        Some(version) if version != location.version => Err(IfMatch::failed()),
        _ => Ok(location),
    }
}

fn announce(tx: &mut Tx, org: &OrgId, id: &LocationId) {
    Event::new(org, "locations", Some(id.as_str())).announce(tx);
}
