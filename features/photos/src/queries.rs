//! SQL of photos.

use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;
use locations::LocationId;
use media::StoredPicture;
use orgs::OrgId;

use crate::{PhotoId, types::PhotoRow};

/// Returns the photos of a location, the cover first.
pub(crate) async fn list(on: impl Run, org: &OrgId, location: &LocationId) -> Result<Vec<PhotoRow>> {
    query!(
        PhotoRow,
        "select id, key, alt, width, height, bytes, created_at from photos
         where org_id = $1 and location_id = $2 order by position, id",
        org,
        location
    )
    .all(on)
    .await
}

/// Adds a photo after the others.
pub(crate) async fn add(tx: &mut Tx, org: &OrgId, location: &LocationId, photo: &PhotoRow) -> Result<()> {
    query!(
        "insert into photos (org_id, location_id, id, key, alt, width, height, bytes, created_at, position)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9,
             (select coalesce(max(position) + 1, 0) from photos where org_id = $1 and location_id = $2))",
        org,
        location,
        &photo.id,
        &photo.key,
        photo.alt.as_deref(),
        photo.width,
        photo.height,
        photo.bytes,
        photo.created_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Sets the description of a photo.
pub(crate) async fn describe(
    tx: &mut Tx,
    org: &OrgId,
    location: &LocationId,
    id: &PhotoId,
    alt: Option<&str>,
) -> Result<()> {
    query!("update photos set alt = $4 where org_id = $1 and location_id = $2 and id = $3", org, location, id, alt)
        .run(tx)
        .await
        .map(drop)
}

/// Moves a photo to a position, 0 for the cover.
pub(crate) async fn place(
    tx: &mut Tx,
    org: &OrgId,
    location: &LocationId,
    id: &PhotoId,
    position: usize,
) -> Result<()> {
    query!(
        "update photos set position = $4 where org_id = $1 and location_id = $2 and id = $3",
        org,
        location,
        id,
        position as i64
    )
    .run(tx)
    .await
    .map(drop)
}

/// Removes a photo.
pub(crate) async fn remove(tx: &mut Tx, org: &OrgId, location: &LocationId, id: &PhotoId) -> Result<()> {
    query!("delete from photos where org_id = $1 and location_id = $2 and id = $3", org, location, id)
        .run(tx)
        .await
        .map(drop)
}

/// Swaps the photos of two locations.
pub(crate) async fn swap(tx: &mut Tx, org: &OrgId, one: &LocationId, other: &LocationId) -> Result<()> {
    query!(
        "update photos set location_id = case when location_id = $2 then $3 else $2 end
         where org_id = $1 and location_id in ($2, $3)",
        org,
        one,
        other
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns the keys of all photos of an organization.
pub(crate) async fn keys(db: &Db, org: &OrgId) -> Result<Vec<String>> {
    Ok(query!((String,), "select key from photos where org_id = $1", org)
        .all(db)
        .await?
        .into_iter()
        .map(|(key,)| key)
        .collect())
}

/// Returns which of these keys belong to a photo, with its organization.
pub(crate) async fn known(db: &Db, keys: Vec<String>) -> Result<Vec<(OrgId, String)>> {
    query!((OrgId, String), "select org_id, key from photos where key = any($1)", keys).all(db).await
}

impl PhotoRow {
    /// Returns a new photo of a stored picture.
    pub(crate) fn new(picture: StoredPicture, alt: Option<String>, now: Timestamp) -> Self {
        Self {
            id: PhotoId::new(now),
            key: picture.key,
            alt,
            width: picture.width.into(),
            height: picture.height.into(),
            bytes: picture.bytes as i64,
            created_at: now,
        }
    }
}
