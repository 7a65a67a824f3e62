//! Description and removal of a photo.

use api::{App, Error, Json, Path, Problem, Result};
use audit::Act;
use axum::{extract::State, http::StatusCode};
use locations::LocationId;
use orgs::{Within, may::ChangeLocations};

use super::Change;
use crate::{
    Photo, PhotoId, events, queries, rules,
    types::{PhotoPatch, PhotoRow},
};

/// Sets the description of a photo.
#[utoipa::path(patch, path = "/locations/{id}/photos/{photo}", operation_id = "update_photo", tag = "photos",
    extensions(("x-permission" = json!("change_locations"))),
    params(("id" = LocationId, Path), ("photo" = PhotoId, Path)), request_body = PhotoPatch,
    responses((status = 200, body = Photo), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn update_photo(
    member: Within<ChangeLocations>,
    State(app): State<App>,
    Path((id, photo)): Path<(LocationId, PhotoId)>,
    Json(patch): Json<PhotoPatch>,
) -> Result<Json<Photo>> {
    let alt = rules::alt(patch.alt.as_deref()).map_err(|error| Error::invalid(vec![error]))?;
    let mut change = Change::begin(&app, &member, &id).await?;
    let row = one(&change.photos, &photo)?;
    queries::describe(change.writer.tx(), change.org, &id, &photo, alt.as_deref()).await?;
    let act = Act::new(events::PhotoUpdated).with("photo", photo.as_str());
    change.commit(None, act).await?;
    Ok(Json(PhotoRow { alt, ..row }.into()))
}

/// Deletes a photo. Its pictures are removed soon after.
#[utoipa::path(delete, path = "/locations/{id}/photos/{photo}", operation_id = "delete_photo", tag = "photos",
    extensions(("x-permission" = json!("change_locations"))),
    params(("id" = LocationId, Path), ("photo" = PhotoId, Path)),
    responses((status = 204), (status = 404, body = Problem)))]
pub(super) async fn delete_photo(
    member: Within<ChangeLocations>,
    State(app): State<App>,
    Path((id, photo)): Path<(LocationId, PhotoId)>,
) -> Result<StatusCode> {
    let mut change = Change::begin(&app, &member, &id).await?;
    let row = one(&change.photos, &photo)?;
    queries::remove(change.writer.tx(), change.org, &id, &photo).await?;
    media::remove(change.tx(), &row.key, app.now()).await?;
    let act = Act::new(events::PhotoRemoved).with("photo", photo.as_str());
    change.commit(Some(&row.key), act).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn one(photos: &[PhotoRow], id: &PhotoId) -> Result<PhotoRow> {
    photos.iter().find(|photo| photo.id == *id).cloned().ok_or_else(Error::not_found)
}
