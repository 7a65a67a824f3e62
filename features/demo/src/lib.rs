//! Demo Login: a fresh, isolated organization with realistic sample data, gone after 24 hours.

mod jobs;
mod routes;
mod rules;
mod sample;

use api::App;
use db::Tx;
use jiff::{SignedDuration, Timestamp};
use locations::{ActivityKind, Cause, LocationWriter};
use orgs::OrgId;

pub use jobs::jobs;
pub use routes::routes;

/// A demo organization lives so long.
const LIFETIME: SignedDuration = SignedDuration::from_hours(24);

/// Fills an organization with the sample data.
pub async fn fill(tx: &mut Tx, org: &OrgId, now: Timestamp) -> api::Result<()> {
    let (locations, views) = sample::locations(now).map_err(api::Error::internal)?;
    let count = locations.len() as i64;
    locations::add(tx, org, locations, now).await?;
    let writer = LocationWriter::begin(tx, org, Cause::sync(), now).await?;
    writer.record(tx, ActivityKind::LocationsImported, None, Some(count)).await?;
    writer.finish(tx).await?;
    locations::add_views(tx, org, views).await
}

/// Removes the demo organizations whose time is over; how many that were.
pub async fn remove_expired(app: &App) -> api::Result<usize> {
    let expired = orgs::expired_demos(&app.db, app.now()).await?;
    for org in &expired {
        let mut tx = app.db.begin().await?;
        orgs::remove(&mut tx, org).await?;
        tx.commit().await?;
    }
    Ok(expired.len())
}
