//! Photos of posts.

use jiff::Timestamp;
use media::names;
use orgs::UserId;
use serde::Serialize;
use utoipa::ToSchema;

use super::PhotoId;

/// Photo of a post, cropped to 4:3.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct PostPhoto {
    /// Id of the photo.
    pub(crate) id: PhotoId,
    /// Public address of the picture, which cannot be guessed.
    pub(crate) url: String,
    /// Address of a thumbnail.
    pub(crate) thumbnail_url: String,
    /// Width in pixels.
    pub(crate) width: i64,
    /// Height in pixels.
    pub(crate) height: i64,
}

/// Photo in the database.
#[derive(Clone, Debug)]
pub(crate) struct PhotoRow {
    pub(crate) id: PhotoId,
    pub(crate) key: String,
    pub(crate) width: i64,
    pub(crate) height: i64,
    pub(crate) created_by: UserId,
    pub(crate) created_at: Timestamp,
}

impl From<PhotoRow> for PostPhoto {
    fn from(row: PhotoRow) -> Self {
        let (url, thumbnail_url) = (names::url(&row.key), names::thumbnail_url(&row.key));
        Self { id: row.id, url, thumbnail_url, width: row.width, height: row.height }
    }
}
