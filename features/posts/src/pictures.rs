//! Photos of posts in the store: the sweep keeps them, and they go with their organization.

use db::Db;
use media::{Store, names};
use orgs::OrgId;

use crate::queries;

#[linkme::distributed_slice(orgs::PICTURES)]
static PHOTOS: orgs::PicturesInUse = orgs::PicturesInUse(|db, keys| Box::pin(queries::known_photos(db, keys)));

/// Deletes the files of an organization's photos from the store.
///
/// # Errors
/// Fails when the database or the store fails; a retry deletes the remaining files.
pub async fn remove_files(db: &Db, store: &Store, org: &OrgId) -> api::Result<()> {
    let keys = queries::keys_of_photos(db, org).await?;
    for name in keys.iter().flat_map(|key| names::files(key)) {
        store.remove(&name).await.map_err(api::Error::unavailable)?;
    }
    Ok(())
}
