//! Photos of locations: uploads, order, descriptions, delivery and removal.
//!
//! The server mounts [`routes`] under `/api/v1`, and [`pictures`] at the root, because pictures are public.

mod events;
mod jobs;
mod pictures;
mod queries;
mod routes;
mod rules;
mod types;

use api::App;
use axum::{Extension, Router};
use db::{Db, Tx};
use locations::LocationId;
use media::{Pictures, Store, names};
use orgs::OrgId;
use utoipa_axum::router::OpenApiRouter;

pub use self::jobs::jobs;
pub use types::{Photo, PhotoId};

/// Returns every route of the API, to be mounted under `/api/v1`.
pub fn routes(pictures: &Pictures) -> OpenApiRouter<App> {
    routes::routes().layer(Extension(pictures.clone()))
}

/// Swaps the photos of two locations. The caller updates the lists in the locations themselves.
pub async fn swap(tx: &mut Tx, org: &OrgId, one: &LocationId, other: &LocationId) -> db::Result<()> {
    queries::swap(tx, org, one, other).await
}

/// Returns the photos of a location, the cover first.
pub async fn of_location(db: &Db, org: &OrgId, location: &LocationId) -> db::Result<Vec<Photo>> {
    Ok(queries::list(db, org, location).await?.into_iter().map(Photo::from).collect())
}

/// Removes the pictures of all photos of an organization from the store; the rows are removed with the organization.
///
/// # Errors
/// When the database or the store fails. A repeated call removes the rest.
pub async fn remove_files(db: &Db, store: &Store, org: &OrgId) -> api::Result<()> {
    let keys = queries::keys(db, org).await?;
    let files: Vec<String> = keys.iter().flat_map(|key| names::files(key)).collect();
    for name in files {
        store.remove(&name).await.map_err(api::Error::unavailable)?;
    }
    Ok(())
}

/// Returns the route of the pictures: `GET /media/{name}`.
pub fn pictures(pictures: &Pictures) -> Router<App> {
    pictures::routes().layer(Extension(pictures.store.clone()))
}
