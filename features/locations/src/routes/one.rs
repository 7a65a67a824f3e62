//! One location: adding, reading, changing, deleting, bringing back.

use api::{App, Error, IfMatch, Json, Path, Problem, Query, Result, Tagged};
use axum::{
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use orgs::{
    Idempotent, May, Within,
    may::{AddLocations, ChangeLocations, DeleteLocations, SeeLocations},
};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::{
    Cause, Labels, Location, LocationChanges, LocationEvent, LocationId, LocationWriter, NewLocation, edits::Editing,
    queries,
};

/// Switch for a dry run.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct DryRun {
    /// Validates the request and returns the result without saving it.
    pub(super) validate_only: bool,
}

/// Adds a location by hand.
#[utoipa::path(post, path = "/locations", operation_id = "create_location", tag = "locations",
    extensions(("x-permission" = json!("add_locations"))),
    request_body = NewLocation,
    params(DryRun, ("Idempotency-Key" = Option<String>, Header, min_length = 1, max_length = 255, description = "The same key returns the same response for one day.")),
    responses((status = 200, body = Location, description = "Location that would be added; nothing is saved (`validate_only`)"),
        (status = 201, body = Location), (status = 409, body = Problem, description = "plan_limit"),
        (status = 422, body = Problem)))]
pub(super) async fn create_location(
    member: May<AddLocations>,
    State(app): State<App>,
    Query(dry_run): Query<DryRun>,
    Idempotent(once, new): Idempotent<NewLocation>,
) -> Result<Response> {
    let now = app.now();
    let editing = Editing { org: &member.org, home: orgs::default_country(&app.db, &member.org).await? };
    let mut writer = LocationWriter::begin(&app, &member.org, Cause::request(&member.actor)).await?;
    if !dry_run.validate_only
        && let Some(answer) = once.answered(writer.tx(), &member.org, now).await?
    {
        return Ok(answer);
    }
    let location = editing.new_location(writer.tx(), &new, now).await?;
    writer.make_room(1).await?;
    if dry_run.validate_only {
        return Ok(Json(location).into_response());
    }
    writer.add(vec![location.clone()]).await?;
    editing.link(writer.tx(), &location.id, &Labels::default(), &location.labels).await?;
    let address = format!("/api/v1/locations/{}", location.id);
    let tagged = Tagged { version: location.version, body: location.clone() };
    let answer = (StatusCode::CREATED, [(header::LOCATION, address)], tagged);
    let answer = once.keep(writer.tx(), &member.org, answer).await?;
    writer.commit(LocationEvent::Created(&location)).await?;
    Ok(answer)
}

/// One location.
#[utoipa::path(get, path = "/locations/{id}", operation_id = "get_location", tag = "locations",
    extensions(("x-permission" = json!("see_locations"))),
    params(("id" = LocationId, Path)),
    responses((status = 200, body = Location), (status = 404, body = Problem)))]
pub(super) async fn get_location(
    member: Within<SeeLocations>,
    State(app): State<App>,
    Path(id): Path<LocationId>,
) -> Result<Tagged<Location>> {
    let org = queries::org_of(&app.db, &member.scope, &id).await?;
    let location = queries::find(&app.db, org, &id).await?.ok_or_else(Error::not_found)?;
    Ok(Tagged { version: location.version, body: location })
}

/// Changes some fields of a location, unless it has changed since the caller read it.
#[utoipa::path(patch, path = "/locations/{id}", operation_id = "update_location", tag = "locations",
    extensions(("x-permission" = json!("change_locations"))),
    params(("id" = LocationId, Path), DryRun, ("If-Match" = String, Header, description = "The ETag that was read.")),
    request_body = LocationChanges,
    responses((status = 200, body = Location), (status = 404, body = Problem), (status = 412, body = Problem),
        (status = 422, body = Problem), (status = 428, body = Problem)))]
pub(super) async fn update_location(
    member: Within<ChangeLocations>,
    State(app): State<App>,
    Path(id): Path<LocationId>,
    if_match: IfMatch,
    Query(dry_run): Query<DryRun>,
    Json(changes): Json<LocationChanges>,
) -> Result<Tagged<Location>> {
    let version = if_match.required()?;
    let org = queries::org_of(&app.db, &member.scope, &id).await?;
    let editing = Editing { org, home: orgs::default_country(&app.db, org).await? };
    let mut writer = LocationWriter::begin(&app, org, Cause::request(&member.actor)).await?;
    let before = current(&mut writer, &id, Some(version)).await?;
    let changed = editing.change(&mut writer, &before, changes).await?;
    if dry_run.validate_only {
        return Ok(Tagged { version: before.version, body: changed });
    }
    writer.commit(LocationEvent::Updated(&changed)).await?;
    Ok(Tagged { version: changed.version, body: changed })
}

/// Deletes a location; it can be restored for 30 days.
#[utoipa::path(delete, path = "/locations/{id}", operation_id = "delete_location", tag = "locations",
    extensions(("x-permission" = json!("delete_locations"))),
    params(("id" = LocationId, Path), ("If-Match" = Option<String>, Header, description = "The ETag that was read.")),
    responses((status = 204), (status = 404, body = Problem), (status = 412, body = Problem)))]
pub(super) async fn delete_location(
    member: Within<DeleteLocations>,
    State(app): State<App>,
    Path(id): Path<LocationId>,
    if_match: IfMatch,
) -> Result<StatusCode> {
    let org = queries::org_of(&app.db, &member.scope, &id).await?;
    let mut writer = LocationWriter::begin(&app, org, Cause::request(&member.actor)).await?;
    let location = current(&mut writer, &id, if_match.0).await?;
    writer.remove(&location).await?;
    writer.commit(LocationEvent::Deleted(&location)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Brings back a location that was deleted less than 30 days ago.
#[utoipa::path(post, path = "/locations/{id}/restore", operation_id = "restore_location", tag = "locations",
    extensions(("x-permission" = json!("delete_locations"))),
    params(("id" = LocationId, Path)),
    responses((status = 200, body = Location), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "plan_limit")))]
pub(super) async fn restore_location(
    member: Within<DeleteLocations>,
    State(app): State<App>,
    Path(id): Path<LocationId>,
) -> Result<Tagged<Location>> {
    let org = queries::org_of(&app.db, &member.scope, &id).await?;
    let mut writer = LocationWriter::begin(&app, org, Cause::request(&member.actor)).await?;
    let restored = writer.restore(&id).await?.ok_or_else(Error::not_found)?;
    writer.commit(LocationEvent::Restored(&restored)).await?;
    Ok(Tagged { version: restored.version, body: restored })
}

/// Locks the location and returns it.
///
/// # Errors
/// 404 when there is none, 412 when its version is not the caller's.
async fn current(writer: &mut LocationWriter, id: &LocationId, version: Option<i64>) -> Result<Location> {
    let location = writer.lock(id).await?.ok_or_else(Error::not_found)?;
    match version {
        Some(version) if version != location.version => Err(IfMatch::failed()),
        _ => Ok(location),
    }
}
