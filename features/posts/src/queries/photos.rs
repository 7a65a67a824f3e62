//! SQL of photos.

use db::{Db, Result, Run, Tx, query};
use orgs::OrgId;

use crate::types::{PhotoId, PhotoRow};

/// Adds a photo.
pub(crate) async fn add_photo(tx: &mut Tx, org: &OrgId, row: &PhotoRow) -> Result<()> {
    query!(
        "insert into post_photos (org_id, id, key, width, height, created_by, created_at)
         values ($1, $2, $3, $4, $5, $6, $7)",
        org,
        &row.id,
        &row.key,
        row.width,
        row.height,
        &row.created_by,
        row.created_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns a photo.
pub(crate) async fn find_photo(on: impl Run, org: &OrgId, id: &PhotoId) -> Result<Option<PhotoRow>> {
    query!(
        PhotoRow,
        "select id, key, width, height, created_by, created_at from post_photos where org_id = $1 and id = $2",
        org,
        id
    )
    .lookup()
    .find(on)
    .await
}

/// Returns these photos.
pub(crate) async fn photos_of(db: &Db, org: &OrgId, ids: Vec<String>) -> Result<Vec<PhotoRow>> {
    query!(
        PhotoRow,
        "select id, key, width, height, created_by, created_at from post_photos where org_id = $1 and id = any($2)",
        org,
        ids
    )
    .all(db)
    .await
}

/// Returns the keys of all photos of an organization.
pub(crate) async fn keys_of_photos(db: &Db, org: &OrgId) -> Result<Vec<String>> {
    let rows = query!((String,), "select key from post_photos where org_id = $1", org);
    Ok(rows.all(db).await?.into_iter().map(|(key,)| key).collect())
}
