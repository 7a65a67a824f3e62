//! Photos of locations: taken in, put in order, described, served and removed.
//!
//! The server mounts [`routes`] under `/api/v1`, and [`pictures`] at the root: what it serves is public.

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

/// Every route of the API, to be mounted under `/api/v1`.
pub fn routes(pictures: &Pictures) -> OpenApiRouter<App> {
    routes::routes().layer(Extension(pictures.clone()))
}

/// Gives each of two locations the photos of the other. The lists in the locations themselves are the caller's to write.
pub async fn swap(tx: &mut Tx, org: &OrgId, one: &LocationId, other: &LocationId) -> db::Result<()> {
    queries::swap(tx, org, one, other).await
}

/// Removes the pictures of every photo of an organization from the store; the rows go with the organization.
///
/// # Errors
/// When the database or the store fails; what is left can be removed by asking again.
pub async fn remove_files(db: &Db, store: &Store, org: &OrgId) -> api::Result<()> {
    let keys = queries::keys(db, org).await?;
    let files: Vec<String> = keys.iter().flat_map(|key| names::files(key)).collect();
    for name in files {
        store.remove(&name).await.map_err(api::Error::unavailable)?;
    }
    Ok(())
}

/// `GET /media/{name}`: the pictures themselves.
pub fn pictures(pictures: &Pictures) -> Router<App> {
    pictures::routes().layer(Extension(pictures.store.clone()))
}
