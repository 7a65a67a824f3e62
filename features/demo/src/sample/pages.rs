//! Landing pages of the coffee shops.

use db::Tx;
use jiff::Timestamp;
use locations::Location;
use orgs::{OrgId, UserId};

use super::shops::SampleLocation;

/// Category of the shops that have pages.
const CATEGORY: &str = "Coffee Shop";
/// Number of pages.
const PAGES: usize = 6;

/// Adds the site of the coffee shops with its pages.
pub(super) async fn add(
    tx: &mut Tx,
    org: &OrgId,
    user: &UserId,
    shops: &[SampleLocation],
    now: Timestamp,
) -> api::Result<()> {
    let is_coffee = |place: &&Location| place.details.category.as_deref() == Some(CATEGORY);
    let places: Vec<&Location> = shops.iter().map(|shop| &shop.location).filter(is_coffee).take(PAGES).collect();
    ::pages::seed(tx, (org, user), "Four & Café", &places, now).await
}
