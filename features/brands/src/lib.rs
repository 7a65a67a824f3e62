//! Brands of agencies: the look of reports, of their emails and links, and of the client portal.
//!
//! The server mounts [`routes`] under `/api/v1` and [`pages`] at the root.

mod confirmation;
mod events;
mod presentation;
mod queries;
mod routes;
mod rules;
mod types;

pub use confirmation::pages;
pub use presentation::{Presentation, presentation_of, presenter};
pub use routes::routes;
pub use types::{BrandId, Typeface};

use db::{Db, Tx};
use jiff::Timestamp;
use media::{Store, names};
use orgs::OrgId;

#[linkme::distributed_slice(orgs::PICTURES)]
static LOGOS: orgs::PicturesInUse = orgs::PicturesInUse(|db, keys| Box::pin(queries::logos_in_use(db, keys)));

/// Adds the default brand of an organization, for demos.
///
/// # Errors
/// When the database fails. The transaction cannot be used after an error.
pub async fn seed(tx: &mut Tx, org: &OrgId, name: &str, now: Timestamp) -> db::Result<()> {
    queries::add(tx, &types::BrandRow::sample(org, name, now)).await
}

/// Deletes the logo files of the brands of an organization from the store; the keys go with the organization.
///
/// # Errors
/// Fails when the database or the store fails; a retry deletes the remaining files.
pub async fn remove_logo_files(db: &Db, store: &Store, org: &OrgId) -> api::Result<()> {
    for brand in queries::list(db, org).await? {
        for key in [brand.logo_key, brand.dark_logo_key].iter().flatten() {
            for name in names::files(key) {
                store.remove(&name).await.map_err(api::Error::unavailable)?;
            }
        }
    }
    Ok(())
}
