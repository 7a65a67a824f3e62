//! Demo login: a new, isolated organization with realistic sample data that is removed after 24 hours.

mod jobs;
mod routes;
mod rules;
mod sample;

use api::App;
use db::Tx;
use jiff::SignedDuration;
use locations::{Cause, LocationEvent, LocationWriter};
use orgs::OrgId;

pub use jobs::jobs;
pub use routes::routes;

/// Lifetime of a demo organization.
const LIFETIME: SignedDuration = SignedDuration::from_hours(24);

/// Fills an organization with the sample data, and commits the transaction that may have created it.
///
/// # Errors
/// When the database fails; nothing of the transaction is kept then.
pub async fn fill(tx: Tx, app: &App, org: &OrgId) -> api::Result<()> {
    let (locations, views) = sample::locations(app.now()).map_err(api::Error::internal)?;
    let count = locations.len() as i64;
    let mut writer = LocationWriter::within(tx, app, org, Cause::sync()).await?;
    writer.seed(locations).await?;
    locations::add_views(writer.tx(), org, views).await?;
    Ok(writer.commit(LocationEvent::Imported(count)).await?)
}

/// Removes the expired demo organizations, and returns their number.
pub async fn remove_expired(app: &App) -> api::Result<usize> {
    let expired = orgs::expired_demos(&app.db, app.now()).await?;
    for org in &expired {
        let mut tx = app.db.begin().await?;
        orgs::remove(&mut tx, org).await?;
        tx.commit().await?;
    }
    Ok(expired.len())
}
