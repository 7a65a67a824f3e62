//! Photos of locations: taken in, put in order, described, served and removed.
//!
//! The server mounts [`routes`] under `/api/v1`, and [`pictures`] at the root: what it serves is public.

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
use media::{Intake, Store};
use orgs::OrgId;
use utoipa_axum::router::OpenApiRouter;

pub use self::jobs::jobs;
pub use types::{Photo, PhotoId};

/// What the operator decides about photos.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where they are kept.
    pub store: Store,
    /// The gate that bounds the memory of uploads: the same for all routes of the process.
    pub intake: Intake,
}

impl Default for Settings {
    /// In memory: for tests, and for whoever only describes the routes.
    fn default() -> Self {
        Self { store: Store::in_memory(), intake: Intake::default() }
    }
}

/// Every route of the API, to be mounted under `/api/v1`.
pub fn routes(settings: &Settings) -> OpenApiRouter<App> {
    routes::routes().layer(Extension(settings.clone()))
}

/// Gives each of two locations the photos of the other. The lists in the locations themselves are the caller's to write.
pub async fn swap(tx: &mut Tx, org: &OrgId, one: &LocationId, other: &LocationId) -> db::Result<()> {
    queries::swap(tx, org, one, other).await
}

/// The names in the store of a picture and its preview; `None` for what is no key of a photo.
pub fn file_names(key: &str) -> Option<[String; 2]> {
    let names = rules::names(key);
    names.iter().all(|name| rules::key_of(name) == Some(key)).then_some(names)
}

/// Removes the pictures of every photo of an organisation from the store; the rows go with the organisation.
///
/// # Errors
/// When the database or the store fails; what is left can be removed by asking again.
pub async fn remove_files(db: &Db, store: &Store, org: &OrgId) -> api::Result<()> {
    let keys = queries::keys(db, org).await?;
    let names: Vec<String> = keys.iter().filter_map(|key| file_names(key)).flatten().collect();
    for name in names {
        store.remove(&name).await.map_err(api::Error::unavailable)?;
    }
    Ok(())
}

/// `GET /media/{name}`: the pictures themselves.
pub fn pictures(settings: &Settings) -> Router<App> {
    pictures::routes().layer(Extension(settings.store.clone()))
}
