//! Port to the features that show pictures of their own: the sweep of the store keeps those that are in use.

use db::{Db, Result};
use futures::future::BoxFuture;

/// Returns which of these keys belong to a picture that is in use.
pub type InUse = for<'a> fn(&'a Db, Vec<String>) -> BoxFuture<'a, Result<Vec<String>>>;

/// Feature with pictures.
pub struct PicturesInUse(pub InUse);

/// All such features of a program, collected at link time.
#[linkme::distributed_slice]
pub static PICTURES: [PicturesInUse];
