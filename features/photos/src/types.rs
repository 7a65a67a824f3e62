//! What a photo is, for the API and the database.

use jiff::Timestamp;
use media::names;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

db::id!(
    /// Names a photo.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    PhotoId
);

/// A photo of a location.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Photo {
    /// Names the photo.
    pub id: PhotoId,
    /// Address of the picture on this site, at most 2,048 pixels wide or high. It is public, and never changes.
    pub url: String,
    /// Address of a small one, at most 480 pixels wide or high.
    pub thumbnail_url: String,
    /// Pixels from left to right.
    pub width: i64,
    /// Pixels from top to bottom.
    pub height: i64,
    /// Size of the picture as a file.
    pub bytes: i64,
    /// What is to be seen, for those who do not see it.
    #[schema(required)]
    pub alt: Option<String>,
    /// When it was added.
    #[schema(value_type = String, format = DateTime)]
    pub created_at: Timestamp,
}

/// A photo in the database.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    pub(crate) id: PhotoId,
    pub(crate) key: String,
    pub(crate) alt: Option<String>,
    pub(crate) width: i64,
    pub(crate) height: i64,
    pub(crate) bytes: i64,
    pub(crate) created_at: Timestamp,
}

impl From<Row> for Photo {
    fn from(row: Row) -> Self {
        let Row { id, key, alt, width, height, bytes, created_at } = row;
        let (url, thumbnail_url) = (names::url(&key), names::thumbnail_url(&key));
        Self { id, url, thumbnail_url, width, height, bytes, alt, created_at }
    }
}

/// The photos of a location.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct PhotoList {
    /// The cover first.
    pub(crate) items: Vec<Photo>,
}

/// What is said about a new photo.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct Described {
    /// What is to be seen, at most 250 characters.
    pub(crate) alt: Option<String>,
}

/// What somebody changes about a photo.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(crate) struct PhotoPatch {
    /// What is to be seen, at most 250 characters; null for nothing.
    #[serde(deserialize_with = "Option::deserialize")]
    #[schema(required, max_length = 250)]
    pub(crate) alt: Option<String>,
}

/// The photos of a location in another order.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(crate) struct PhotoOrder {
    /// Every photo of the location once, the cover first.
    #[schema(value_type = Vec<String>)]
    pub(crate) ids: Vec<String>,
}
