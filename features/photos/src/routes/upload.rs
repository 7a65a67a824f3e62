//! Adding a photo.

use api::{App, Error, Json, Kind, Path, Problem, Query, Result};
use audit::{Act, Action};
use axum::{
    Extension,
    extract::{Request, State},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use locations::LocationId;
use media::{MAX_BYTES, Refusal, Upload};
use orgs::{Within, may::ChangeLocations};
use serde_json::json;

use super::Change;
use crate::{
    Photo, Settings, queries, rules,
    types::{Described, Row},
};

/// Adds a photo to a location: a JPEG, PNG or WebP image, at most 10 MB and 50 megapixels. It is judged by its content, and
/// made anew without what cameras write into it.
#[utoipa::path(post, path = "/locations/{id}/photos", operation_id = "create_photo", tag = "photos",
    extensions(("x-permission" = json!("change_locations"))),
    params(("id" = LocationId, Path), Described),
    request_body(content((String = "image/jpeg"), (String = "image/png"), (String = "image/webp"))),
    responses((status = 201, body = Photo), (status = 404, body = Problem), (status = 413, body = Problem),
        (status = 415, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn create_photo(
    member: Within<ChangeLocations>,
    State(app): State<App>,
    Extension(settings): Extension<Settings>,
    Path(id): Path<LocationId>,
    Query(described): Query<Described>,
    request: Request,
) -> Result<Response> {
    let alt = rules::alt(described.alt.as_deref()).map_err(|error| Error::invalid(vec![error]))?;
    check_length(request.headers())?;
    let org = super::org_of(&app, &member.scope, &id).await?;
    check_room(&queries::list(&app.db, org, &id).await?)?;
    let upload = Upload::of(request.into_body().into_data_stream()).await.map_err(refused)?;
    let picture = settings.intake.take(upload).await.map_err(refused)?;

    let photo = Row::new(rules::key(rand::random()), alt, &picture, app.now());
    for (name, content) in rules::names(&photo.key).into_iter().zip([picture.jpeg, picture.thumbnail]) {
        settings.store.put(&name, content).await.map_err(Error::unavailable)?;
    }
    // Should anything fail from here on, the pictures are removed by the daily sweep: whether a commit that failed has
    // happened after all cannot be known here.
    let mut tx = app.db.begin().await?;
    let change = Change::begin(&app, &mut tx, &member, &id).await?;
    check_room(&change.photos)?;
    queries::add(&mut tx, org, &id, &photo).await?;
    let act = Act::new(Action::PhotoAdded).with("photo", photo.id.as_str());
    change.finish(&mut tx, None, act).await?;
    tx.commit().await?;
    let address = format!("/api/v1/locations/{id}/photos/{}", photo.id);
    Ok((StatusCode::CREATED, [(header::LOCATION, address)], Json(Photo::from(photo))).into_response())
}

fn check_length(headers: &HeaderMap) -> Result<()> {
    let length = headers.get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok()?.parse::<u64>().ok());
    match length {
        Some(length) if length > MAX_BYTES => Err(refused(Refusal::TooLarge { max_bytes: MAX_BYTES })),
        _ => Ok(()),
    }
}

fn check_room(photos: &[Row]) -> Result<()> {
    if photos.len() < rules::MAX_PHOTOS {
        return Ok(());
    }
    let detail = format!("A location has at most {} photos. Delete one first.", rules::MAX_PHOTOS);
    Err(Error::new(Kind::Invalid, "too_many_photos", detail).with_params(json!({ "max": rules::MAX_PHOTOS })))
}

fn refused(refusal: Refusal) -> Error {
    match refusal {
        Refusal::NotAnImage => {
            let detail = "This is not a JPEG, PNG or WebP image, whatever its name says.";
            Error::new(Kind::UnsupportedMediaType, "not_an_image", detail)
        }
        Refusal::TooLarge { max_bytes } => {
            let detail = format!("The file is larger than {} MB.", max_bytes / 1024 / 1024);
            Error::new(Kind::TooLarge, "image_too_large", detail).with_params(json!({ "max_bytes": max_bytes }))
        }
        Refusal::TooManyPixels { max_pixels } => {
            let detail = format!("The image has more than {} megapixels.", max_pixels / 1_000_000);
            Error::new(Kind::Invalid, "too_many_pixels", detail).with_params(json!({ "max_pixels": max_pixels }))
        }
        Refusal::TooSmall { min } => {
            let detail = format!("The image is less than {min} pixels wide or high.");
            Error::new(Kind::Invalid, "image_too_small", detail).with_params(json!({ "min": min }))
        }
        Refusal::Broken => Error::new(Kind::Invalid, "image_broken", "The file is damaged, or not all of it is there."),
        Refusal::Incomplete => Error::new(Kind::BadRequest, "bad_request", "The file did not arrive whole."),
        Refusal::Failed(error) => Error::unavailable(error),
    }
}
