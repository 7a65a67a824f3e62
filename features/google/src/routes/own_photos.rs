//! Photos of a location on their way to its profile.

use std::collections::HashSet;

use api::{App, Error, FieldError, Json, Path, Problem, Result};
use audit::Act;
use axum::{extract::State, http::StatusCode};
use jiff::Timestamp;
use locations::LocationId;
use orgs::{
    May, OrgId, Within,
    may::{PushToGoogle, SeeLocations},
};
use photos::{Photo, PhotoId};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use crate::{
    edits, events, own_photos,
    queries::{self, OwnPhoto},
    types::{PhotoCategory, PhotoState},
};

/// Maximum number of photos per request: those of a location.
const MAX_PHOTOS: usize = 50;

/// States at Google of the photos of a location.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GoogleOwnPhotoList {
    /// Photos that were published, or that are on their way. A photo that is not here was not sent.
    items: Vec<GoogleOwnPhoto>,
}

/// State at Google of a photo of a location.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GoogleOwnPhoto {
    /// Id of the photo in Vitrine.
    photo_id: PhotoId,
    /// Category at Google.
    category: PhotoCategory,
    /// State at Google.
    state: PhotoState,
    /// Id of the photo at Google; null until Google has accepted it.
    #[schema(required)]
    google_photo_id: Option<String>,
    /// Reason for a refusal, also for that of a deletion: Google's own code in lower case, or ours.
    #[schema(required)]
    code: Option<String>,
    /// Reason for the refusal, in Google's words.
    #[schema(required)]
    detail: Option<String>,
    /// Time at which the state changed.
    #[schema(value_type = String, format = DateTime)]
    updated_at: Timestamp,
}

impl From<OwnPhoto> for GoogleOwnPhoto {
    fn from(photo: OwnPhoto) -> Self {
        let OwnPhoto { photo_id, category, state, media_id, code, detail, updated_at, .. } = photo;
        let detail = detail.filter(|detail| !detail.is_empty());
        Self { photo_id, category, state, google_photo_id: media_id, code, detail, updated_at }
    }
}

/// Request to publish photos.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct GooglePhotoPublish {
    /// Photos of the location, 1 to 50.
    #[schema(min_items = 1, max_items = 50)]
    photos: Vec<GooglePhotoChoice>,
}

/// Photo to publish.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct GooglePhotoChoice {
    /// Id of the photo in Vitrine.
    id: PhotoId,
    /// Category at Google. At most one photo is the cover, one the profile photo, and one the logo.
    category: PhotoCategory,
}

/// Returns the states at Google of the photos of a location. Fails with 404 when the location has no Business Profile.
#[utoipa::path(get, path = "/google/locations/{id}/photo-states", operation_id = "list_google_photo_states", tag = "google",
    extensions(("x-permission" = json!("see_locations"))),
    params(("id" = LocationId, Path)),
    responses((status = 200, body = GoogleOwnPhotoList), (status = 404, body = Problem)))]
pub(super) async fn list_google_photo_states(
    member: Within<SeeLocations>,
    State(app): State<App>,
    Path(id): Path<LocationId>,
) -> Result<Json<GoogleOwnPhotoList>> {
    let org = locations::org_of(&app.db, &member.scope, &id).await?;
    shown(&app, org, &id).await.map(Json)
}

/// Publishes photos of a location to its Business Profile. Google fetches each from its public address.
/// `list_google_photo_states` returns the outcome of each. A photo that Google already has changes its category.
#[utoipa::path(post, path = "/google/locations/{id}/photos", operation_id = "publish_google_photos", tag = "google",
    extensions(("x-permission" = json!("push_to_google"))),
    params(("id" = LocationId, Path)), request_body = GooglePhotoPublish,
    responses((status = 202, body = GoogleOwnPhotoList), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn publish_google_photos(
    member: May<PushToGoogle>,
    State(app): State<App>,
    Path(id): Path<LocationId>,
    body: Result<Json<GooglePhotoPublish>>,
) -> Result<(StatusCode, Json<GoogleOwnPhotoList>)> {
    let (link, location) = edits::linked(&app.db, &member.org, &id).await?;
    let Json(asked) = body?;
    let here = photos::of_location(&app.db, &member.org, &id).await?;
    let chosen = choices(&asked.photos, &here)?;
    let now = app.now();
    let mut tx = app.db.begin().await?;
    own_photos::publish(&mut tx, &member.org, &link.google_id, &chosen, &app.site.url, now).await?;
    let act = Act::new(events::GooglePhotosSent).on("location", &id).named(&location.details.name);
    act.with("count", chosen.len()).record(&mut tx, &member.actor, now).await?;
    tx.commit().await?;
    Ok((StatusCode::ACCEPTED, Json(shown(&app, &member.org, &id).await?)))
}

/// Returns the chosen photos with their categories.
fn choices<'a>(asked: &[GooglePhotoChoice], here: &'a [Photo]) -> Result<Vec<(&'a Photo, PhotoCategory)>> {
    let refused = |code: &'static str, text: &str| Error::invalid(vec![FieldError::new("photos", code, text)]);
    if asked.is_empty() {
        return Err(refused("required", "Choose at least one photo."));
    }
    if asked.len() > MAX_PHOTOS {
        let error = FieldError::new("photos", "too_many", format!("Maximum {MAX_PHOTOS} photos at once."));
        return Err(Error::invalid(vec![error.with_params(json!({ "max": MAX_PHOTOS }))]));
    }
    let (mut ids, mut singles) = (HashSet::new(), HashSet::new());
    let mut chosen = Vec::new();
    for choice in asked {
        let photo = here.iter().find(|photo| photo.id == choice.id).filter(|_| ids.insert(choice.id.as_str()));
        let photo = photo.ok_or_else(|| refused("invalid", "List each photo of the location at most once."))?;
        if choice.category.is_single() && !singles.insert(choice.category.as_str()) {
            return Err(refused("duplicate", "A profile has one cover, one profile photo, and one logo."));
        }
        chosen.push((photo, choice.category));
    }
    Ok(chosen)
}

/// Deletes a photo of a location at Google; the photo here stays. A photo that waits to be sent is not sent. Also works
/// after the photo was deleted here.
#[utoipa::path(delete, path = "/google/locations/{id}/photos/{photo}", operation_id = "delete_google_photo", tag = "google",
    extensions(("x-permission" = json!("push_to_google"))),
    params(("id" = LocationId, Path), ("photo" = PhotoId, Path)),
    responses((status = 202, body = GoogleOwnPhotoList), (status = 404, body = Problem)))]
pub(super) async fn delete_google_photo(
    member: May<PushToGoogle>,
    State(app): State<App>,
    Path((id, photo)): Path<(LocationId, PhotoId)>,
) -> Result<(StatusCode, Json<GoogleOwnPhotoList>)> {
    let (link, location) = edits::linked(&app.db, &member.org, &id).await?;
    let now = app.now();
    let mut tx = app.db.begin().await?;
    let own = queries::own_photo(&mut tx, &member.org, &link.google_id, &photo).await?;
    let own = own.ok_or_else(Error::not_found)?;
    own_photos::delete(&mut tx, &member.org, &own, now).await?;
    let act = Act::new(events::GooglePhotoDeleted).on("location", &id).named(&location.details.name);
    act.with("photo", photo.as_str()).record(&mut tx, &member.actor, now).await?;
    tx.commit().await?;
    Ok((StatusCode::ACCEPTED, Json(shown(&app, &member.org, &id).await?)))
}

async fn shown(app: &App, org: &OrgId, id: &LocationId) -> Result<GoogleOwnPhotoList> {
    let (link, _) = edits::linked(&app.db, org, id).await?;
    let items = queries::own_photos(&app.db, org, &link.google_id).await?;
    Ok(GoogleOwnPhotoList { items: items.into_iter().map(Into::into).collect() })
}
