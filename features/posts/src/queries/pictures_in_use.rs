//! SQL of the pictures that posts keep: what the sweep of all organizations reads.

use db::{Db, Result, query};

/// Returns which of these keys belong to a photo.
pub(crate) async fn known_photos(db: &Db, keys: Vec<String>) -> Result<Vec<String>> {
    let rows = query!((String,), "select key from post_photos where key = any($1)", keys);
    Ok(rows.all(db).await?.into_iter().map(|(key,)| key).collect())
}
