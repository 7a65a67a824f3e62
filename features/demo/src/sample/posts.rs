//! Posts of the past and the future.

use db::Tx;
use jiff::Timestamp;
use locations::Location;
use orgs::{OrgId, UserId};

use super::shops::SampleLocation;

/// Adds the posts of the shops.
pub(super) async fn add(
    tx: &mut Tx,
    author: (&OrgId, &UserId),
    shops: &[SampleLocation],
    now: Timestamp,
) -> api::Result<()> {
    let places: Vec<Location> = shops.iter().map(|shop| shop.location.clone()).collect();
    ::posts::seed(tx, author, &places, now).await
}
