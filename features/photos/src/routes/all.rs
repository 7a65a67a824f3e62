//! List and order of the photos of a location.

use api::{App, Error, FieldError, Json, Path, Problem, Result};
use audit::Act;
use axum::extract::State;
use locations::LocationId;
use orgs::{
    Within,
    may::{ChangeLocations, SeeLocations},
};

use super::Change;
use crate::{
    events, queries, rules,
    types::{PhotoList, PhotoOrder},
};

/// Returns the photos of a location, the cover first.
#[utoipa::path(get, path = "/locations/{id}/photos", operation_id = "list_photos", tag = "photos",
    extensions(("x-permission" = json!("see_locations"))),
    params(("id" = LocationId, Path)),
    responses((status = 200, body = PhotoList), (status = 404, body = Problem)))]
pub(super) async fn list_photos(
    member: Within<SeeLocations>,
    State(app): State<App>,
    Path(id): Path<LocationId>,
) -> Result<Json<PhotoList>> {
    let org = super::org_of(&app, &member.scope, &id).await?;
    let photos = queries::list(&app.db, org, &id).await?;
    Ok(Json(PhotoList { items: photos.into_iter().map(Into::into).collect() }))
}

/// Sets the order of the photos of a location; the first one is its cover.
#[utoipa::path(put, path = "/locations/{id}/photos/order", operation_id = "order_photos", tag = "photos",
    extensions(("x-permission" = json!("change_locations"))),
    params(("id" = LocationId, Path)), request_body = PhotoOrder,
    responses((status = 200, body = PhotoList), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn order_photos(
    member: Within<ChangeLocations>,
    State(app): State<App>,
    Path(id): Path<LocationId>,
    Json(order): Json<PhotoOrder>,
) -> Result<Json<PhotoList>> {
    let mut change = Change::begin(&app, &member, &id).await?;
    if !rules::is_order_of(&order.ids, change.photos.iter().map(|photo| photo.id.as_str())) {
        let error = FieldError::new("ids", "invalid", "List each photo of the location exactly once.");
        return Err(Error::invalid(vec![error]));
    }
    for photo in std::mem::take(&mut change.photos) {
        let position = order.ids.iter().position(|id| id == photo.id.as_str()).unwrap_or_default();
        queries::place(change.writer.tx(), change.org, &id, &photo.id, position).await?;
    }
    let photos = change.commit(None, Act::new(events::PhotoUpdated)).await?;
    Ok(Json(PhotoList { items: photos.into_iter().map(Into::into).collect() }))
}
