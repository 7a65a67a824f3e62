//! Upload of a photo.

use api::{App, Error, Json, Kind, Path, Problem, Query, Result};
use audit::Act;
use axum::{
    Extension,
    extract::{Request, State},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use locations::LocationId;
use media::Pictures;
use orgs::{Within, may::ChangeLocations};
use serde_json::json;

use super::Change;
use crate::{
    Photo, events, queries, rules,
    types::{Described, PhotoRow},
};

/// Adds a photo to a location: a JPEG, PNG or WebP image, at most 10 MB and 50 megapixels. The type is recognized by
/// the content. The stored picture is encoded again, without the camera's metadata.
#[utoipa::path(post, path = "/locations/{id}/photos", operation_id = "create_photo", tag = "photos",
    extensions(("x-permission" = json!("change_locations"))),
    params(("id" = LocationId, Path), Described),
    request_body(content((String = "image/jpeg"), (String = "image/png"), (String = "image/webp"))),
    responses((status = 201, body = Photo), (status = 404, body = Problem), (status = 413, body = Problem),
        (status = 415, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn create_photo(
    member: Within<ChangeLocations>,
    State(app): State<App>,
    Extension(pictures): Extension<Pictures>,
    Path(id): Path<LocationId>,
    Query(described): Query<Described>,
    request: Request,
) -> Result<Response> {
    let alt = rules::alt(described.alt.as_deref()).map_err(|error| Error::invalid(vec![error]))?;
    let org = super::org_of(&app, &member.scope, &id).await?;
    check_room(&queries::list(&app.db, org, &id).await?)?;
    let kept = pictures.take(request, rules::FORM).await?;
    let photo = PhotoRow::new(kept, alt, app.now());
    let mut change = Change::begin(&app, &member, &id).await?;
    check_room(&change.photos)?;
    queries::add(change.tx(), org, &id, &photo).await?;
    let act = Act::new(events::PhotoAdded).with("photo", photo.id.as_str());
    change.commit(None, act).await?;
    let address = format!("/api/v1/locations/{id}/photos/{}", photo.id);
    Ok((StatusCode::CREATED, [(header::LOCATION, address)], Json(Photo::from(photo))).into_response())
}

fn check_room(photos: &[PhotoRow]) -> Result<()> {
    if photos.len() < rules::MAX_PHOTOS {
        return Ok(());
    }
    let detail = format!("This location has reached the limit of {} photos. Delete one first.", rules::MAX_PHOTOS);
    Err(Error::new(Kind::Invalid, "too_many_photos", detail).with_params(json!({ "max": rules::MAX_PHOTOS })))
}
