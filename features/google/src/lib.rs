//! Google Business Profile: connects accounts, imports their locations, syncs both sides, and reports changes.
//!
//! The server creates one [`Google`], mounts [`routes`] under `/api/v1` and [`functions`] under `/functions/v1`.

mod changes;
mod client;
mod connect;
mod edits;
mod events;
mod failure;
mod field;
mod google;
mod jobs;
mod notices;
mod outbox;
mod own_photos;
mod photos;
mod posts;
mod queries;
mod reviews;
mod routes;
mod rules;
mod runs;
mod sample;
mod settings;
mod states;
mod today;
mod types;
mod wire;

use api::App;
use axum::Extension;
use locations::Search;
use media::Pictures;
use utoipa_axum::router::OpenApiRouter;

pub use self::jobs::{disconnect_all, jobs, posts, replies};
pub use self::reviews::seed_reviews;
pub use client::booked;
pub use google::Google;
pub use sample::{SampleAccount, SampleConnection, SampleLink, SampleProfile, as_imported, profiles, seed};
pub use settings::{Client, Endpoints, Notices, Services, Settings, Vendors};
pub use today::GoogleToday;

/// Returns the address at which a review of a location is written, as its connected profile has it.
pub async fn review_uri(
    db: impl db::Run,
    org: &orgs::OrgId,
    location: &locations::LocationId,
) -> db::Result<Option<String>> {
    Ok(queries::link_of(db, org, location).await?.and_then(|link| link.review_uri))
}

/// Every route of the API, to be mounted under `/api/v1`. `search` selects locations by filters, `pictures` stores those
/// of Google.
pub fn routes(google: Option<&Google>, search: &Search, pictures: &Pictures) -> OpenApiRouter<App> {
    let photos = photos::PhotoCache::new(pictures);
    with(routes::routes(), google).layer(Extension(search.clone())).layer(Extension(photos))
}

/// The three functions, to be mounted under `/functions/v1`.
pub fn functions(google: Option<&Google>) -> OpenApiRouter<App> {
    with(routes::functions(), google)
}

/// Adds the state to the routes. Without a [`Google`] they can be described but not called.
fn with(routes: OpenApiRouter<App>, google: Option<&Google>) -> OpenApiRouter<App> {
    match google {
        Some(google) => routes.layer(Extension(google.clone())).layer(Extension(notices::Keys::default())),
        None => routes,
    }
}
