//! Types of photos in the API and the database.

use jiff::Timestamp;
use media::names;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

db::id!(
    /// Id of a photo.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    PhotoId
);

/// Photo of a location.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Photo {
    /// Id of the photo.
    pub id: PhotoId,
    /// Public address of the picture, at most 2,048 pixels wide or high. The picture at an address never changes.
    pub url: String,
    /// Address of a thumbnail, at most 480 pixels wide or high.
    pub thumbnail_url: String,
    /// Width in pixels.
    pub width: i64,
    /// Height in pixels.
    pub height: i64,
    /// Size of the picture in bytes.
    pub bytes: i64,
    /// Description for users who cannot see the picture.
    #[schema(required)]
    pub alt: Option<String>,
    /// Time at which the photo was added.
    #[schema(value_type = String, format = DateTime)]
    pub created_at: Timestamp,
}

/// Photo in the database.
#[derive(Clone, Debug)]
pub(crate) struct PhotoRow {
    pub(crate) id: PhotoId,
    pub(crate) key: String,
    pub(crate) alt: Option<String>,
    pub(crate) width: i64,
    pub(crate) height: i64,
    pub(crate) bytes: i64,
    pub(crate) created_at: Timestamp,
}

impl From<PhotoRow> for Photo {
    fn from(row: PhotoRow) -> Self {
        let PhotoRow { id, key, alt, width, height, bytes, created_at } = row;
        let (url, thumbnail_url) = (names::url(&key), names::thumbnail_url(&key));
        Self { id, url, thumbnail_url, width, height, bytes, alt, created_at }
    }
}

/// Photos of a location.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct PhotoList {
    /// Photos, the cover first.
    pub(crate) items: Vec<Photo>,
}

/// Description of a new photo.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct Described {
    /// Description of the picture, at most 250 characters.
    pub(crate) alt: Option<String>,
}

/// Edit of a photo.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(crate) struct PhotoPatch {
    /// Description of the picture, at most 250 characters; null to remove it.
    #[serde(deserialize_with = "Option::deserialize")]
    #[schema(required, max_length = 250)]
    pub(crate) alt: Option<String>,
}

/// New order of the photos of a location.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(crate) struct PhotoOrder {
    /// Ids of all photos of the location, the cover first.
    #[schema(value_type = Vec<String>)]
    pub(crate) ids: Vec<String>,
}
