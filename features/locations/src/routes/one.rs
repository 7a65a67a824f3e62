//! One location: adding, reading, changing, deleting, bringing back.

use api::{App, Error, Event, IfMatch, Json, Path, Problem, Query, Result, Tagged};
use axum::{
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use db::Tx;
use orgs::{
    Idempotent, May, OrgId, Within,
    may::{AddLocations, ChangeLocations, DeleteLocations, SeeLocations},
};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::{
    ActivityKind, Cause, Labels, Location, LocationChanges, LocationId, LocationWriter, NewLocation, editing::Editing,
    queries,
};

/// Whether it is meant.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct DryRun {
    /// Only checks: answers with what would be, and keeps nothing.
    pub(super) validate_only: bool,
}

/// Adds a location by hand.
#[utoipa::path(post, path = "/locations", operation_id = "create_location", tag = "locations",
    extensions(("x-permission" = json!("add_locations"))),
    request_body = NewLocation,
    params(DryRun, ("Idempotency-Key" = Option<String>, Header, min_length = 1, max_length = 255, description = "The same key gets the same answer, for a day.")),
    responses((status = 200, body = Location, description = "What would be added, if only tried"),
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
    let mut tx = app.db.begin().await?;
    if !dry_run.validate_only
        && let Some(answer) = once.answered(&mut tx, &member.org, now).await?
    {
        return Ok(answer);
    }
    let mut writer = LocationWriter::begin(&mut tx, &member.org, Cause::by(&member.actor), now).await?;
    let location = editing.new_location(&mut tx, &new, now).await?;
    writer.make_room(&mut tx, &app.site, 1).await?;
    if dry_run.validate_only {
        return Ok(Json(location).into_response());
    }
    writer.add(&mut tx, &app.site, vec![location.clone()]).await?;
    editing.link(&mut tx, &location.id, &Labels::default(), &location.labels).await?;
    writer.record(&mut tx, ActivityKind::LocationCreated, Some(&location), None).await?;
    writer.finish(&mut tx).await?;
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

/// Changes some fields of a location, unless somebody else changed it meanwhile.
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
    let mut tx = app.db.begin().await?;
    let mut writer = LocationWriter::begin(&mut tx, org, Cause::by(&member.actor), app.now()).await?;
    let before = current(&mut tx, &writer, &id, Some(version)).await?;
    let changed = editing.change(&mut tx, &mut writer, &before, changes).await?;
    if dry_run.validate_only {
        return Ok(Tagged { version: before.version, body: changed });
    }
    writer.record(&mut tx, ActivityKind::LocationChanged, Some(&changed), None).await?;
    writer.finish(&mut tx).await?;
    announce(&mut tx, org, &id);
    tx.commit().await?;
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
    let mut tx = app.db.begin().await?;
    let mut writer = LocationWriter::begin(&mut tx, org, Cause::by(&member.actor), app.now()).await?;
    let location = current(&mut tx, &writer, &id, if_match.0).await?;
    writer.remove(&mut tx, &location).await?;
    writer.record(&mut tx, ActivityKind::LocationDeleted, Some(&location), None).await?;
    writer.finish(&mut tx).await?;
    announce(&mut tx, org, &id);
    tx.commit().await?;
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
    let mut tx = app.db.begin().await?;
    let mut writer = LocationWriter::begin(&mut tx, org, Cause::by(&member.actor), app.now()).await?;
    let restored = writer.restore(&mut tx, &app.site, &id).await?.ok_or_else(Error::not_found)?;
    writer.record(&mut tx, ActivityKind::LocationRestored, Some(&restored), None).await?;
    writer.finish(&mut tx).await?;
    announce(&mut tx, org, &id);
    tx.commit().await?;
    Ok(Tagged { version: restored.version, body: restored })
}

/// The location, locked, in the version that the caller knows.
async fn current(tx: &mut Tx, writer: &LocationWriter, id: &LocationId, version: Option<i64>) -> Result<Location> {
    let location = writer.lock(tx, id).await?.ok_or_else(Error::not_found)?;
    match version {
        Some(version) if version != location.version => Err(IfMatch::failed()),
        _ => Ok(location),
    }
}

fn announce(tx: &mut Tx, org: &OrgId, id: &LocationId) {
    Event::new(org, "locations", Some(id.as_str())).announce(tx);
}
