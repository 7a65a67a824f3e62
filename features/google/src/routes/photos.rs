//! Photos of a location at Google.

use api::{App, Json, Path, Problem, Result};
use axum::{Extension, extract::State};
use jiff::Timestamp;
use locations::LocationId;
use orgs::{Within, may::SeeLocations};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    edits,
    google::Google,
    photos::{PhotoCache, ProfilePhoto},
};

/// Photos of a location at Google.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GooglePhotoList {
    /// Photos by the owner, the cover first, then photos by the public.
    items: Vec<GooglePhoto>,
    /// Stable code of the reason why the photos could not be read; null when they were.
    #[schema(required)]
    error: Option<String>,
    /// Time at which the photos were read from Google.
    #[schema(value_type = String, format = DateTime)]
    read_at: Timestamp,
}

/// Photo of a location at Google.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GooglePhoto {
    /// Id of the photo at Google.
    id: String,
    /// True for a photo by the owner of the profile, false for one by the public.
    is_by_owner: bool,
    /// Name of the person who took the photo, as Google shows it.
    #[schema(required)]
    author: Option<String>,
    /// Category of a photo by the owner, in lower case, such as `cover` or `interior`.
    #[schema(required)]
    category: Option<String>,
    /// Time at which the photo was added at Google.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    added_at: Option<Timestamp>,
    /// Number of views at Google.
    #[schema(required)]
    views: Option<i64>,
    /// Address of the picture here, at most 1,024 pixels wide or high; null when it could not be fetched. It works for
    /// a day.
    #[schema(required)]
    url: Option<String>,
    /// Address of the thumbnail here, at most 480 pixels wide or high; null when it could not be fetched.
    #[schema(required)]
    thumbnail_url: Option<String>,
    /// Address of the picture at Google.
    #[schema(required)]
    google_url: Option<String>,
}

impl From<ProfilePhoto> for GooglePhoto {
    fn from(photo: ProfilePhoto) -> Self {
        let (url, thumbnail_url) = photo.addresses().unzip();
        let ProfilePhoto { item, is_by_owner, .. } = photo;
        let filled = |text: &String| !text.trim().is_empty();
        Self {
            id: item.name.rsplit('/').next().unwrap_or_default().to_owned(),
            is_by_owner,
            author: item.attribution.and_then(|attribution| attribution.profile_name).filter(filled),
            category: item.location_association.map(|about| about.category.to_lowercase()).filter(filled),
            added_at: item.create_time.and_then(|time| time.parse().ok()),
            views: item.insights.and_then(|insights| insights.view_count?.parse().ok()),
            url,
            thumbnail_url,
            google_url: item.google_url.filter(|url| url.starts_with("https://")),
        }
    }
}

/// Returns the photos that Google shows of a location, with their authors. They are read from Google at most once a day.
/// Fails with 404 when the location has no Business Profile.
#[utoipa::path(get, path = "/google/locations/{id}/photos", operation_id = "list_google_photos", tag = "google",
    extensions(("x-permission" = json!("see_locations"))),
    params(("id" = LocationId, Path)),
    responses((status = 200, body = GooglePhotoList), (status = 404, body = Problem)))]
pub(super) async fn list_google_photos(
    member: Within<SeeLocations>,
    State(app): State<App>,
    Extension(google): Extension<Google>,
    Extension(cache): Extension<PhotoCache>,
    Path(id): Path<LocationId>,
) -> Result<Json<GooglePhotoList>> {
    let org = locations::org_of(&app.db, &member.scope, &id).await?;
    let (link, _) = edits::linked(&app.db, org, &id).await?;
    let read = cache.of(&google, org, &link).await?;
    Ok(Json(GooglePhotoList {
        items: read.photos.into_iter().map(Into::into).collect(),
        error: read.error.map(str::to_owned),
        read_at: read.read_at,
    }))
}
