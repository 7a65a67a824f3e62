//! One photo: what is said about it, and deleting it.

use api::{App, Error, Json, Path, Problem, Result};
use axum::{extract::State, http::StatusCode};
use locations::LocationId;
use orgs::Manager;

use super::Change;
use crate::{
    Photo, PhotoId, jobs, queries, rules,
    types::{PhotoPatch, Row},
};

/// Says what is to be seen on a photo.
#[utoipa::path(patch, path = "/locations/{id}/photos/{photo}", operation_id = "update_photo", tag = "photos",
    params(("id" = LocationId, Path), ("photo" = PhotoId, Path)), request_body = PhotoPatch,
    responses((status = 200, body = Photo), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn update_photo(
    member: Manager,
    State(app): State<App>,
    Path((id, photo)): Path<(LocationId, PhotoId)>,
    Json(patch): Json<PhotoPatch>,
) -> Result<Json<Photo>> {
    let alt = rules::alt(patch.alt.as_deref()).map_err(|error| Error::invalid(vec![error]))?;
    let mut tx = app.db.begin().await?;
    let change = Change::begin(&mut tx, &member, &id, app.now()).await?;
    let row = one(&change.photos, &photo)?;
    queries::describe(&mut tx, &member.org, &id, &photo, alt.as_deref()).await?;
    change.finish(&mut tx, &member.org, None).await?;
    tx.commit().await?;
    Ok(Json(Row { alt, ..row }.into()))
}

/// Deletes a photo, and its pictures soon after.
#[utoipa::path(delete, path = "/locations/{id}/photos/{photo}", operation_id = "delete_photo", tag = "photos",
    params(("id" = LocationId, Path), ("photo" = PhotoId, Path)),
    responses((status = 204), (status = 404, body = Problem)))]
pub(super) async fn delete_photo(
    member: Manager,
    State(app): State<App>,
    Path((id, photo)): Path<(LocationId, PhotoId)>,
) -> Result<StatusCode> {
    let now = app.now();
    let mut tx = app.db.begin().await?;
    let change = Change::begin(&mut tx, &member, &id, now).await?;
    let row = one(&change.photos, &photo)?;
    queries::remove(&mut tx, &member.org, &id, &photo).await?;
    jobs::remove_pictures(&mut tx, &row.key, now).await?;
    change.finish(&mut tx, &member.org, Some(&row.key)).await?;
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}

fn one(photos: &[Row], id: &PhotoId) -> Result<Row> {
    photos.iter().find(|photo| photo.id == *id).cloned().ok_or_else(Error::not_found)
}
