//! Photos of posts are in use: the sweep of the store keeps them.

use crate::queries;

#[linkme::distributed_slice(orgs::PICTURES)]
static PHOTOS: orgs::PicturesInUse = orgs::PicturesInUse(|db, keys| Box::pin(queries::known_photos(db, keys)));
