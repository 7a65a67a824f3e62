//! Reviews of the shops that have a profile, as the simulated Google lists them.

use db::Tx;
use jiff::Timestamp;
use orgs::OrgId;
use simulated_google::Sample;

use super::shops::Sampled;

/// Maximum number of reviews per shop; a sync reads the others.
const MAX_REVIEWS: usize = 12;

/// Adds the latest reviews of each verified shop. Google does not list the reviews of others.
pub(super) async fn add(
    tx: &mut Tx,
    org: &OrgId,
    (world, shops): (&Sample, &[Sampled]),
    now: Timestamp,
) -> api::Result<()> {
    let listed = |shop: &Sampled| shop.location.google_location_id.is_some() && shop.location.verified;
    for (number, shop) in shops.iter().enumerate().filter(|(_, shop)| listed(shop)) {
        let is_french = shop.location.details.country.as_deref() == Some("FR");
        let latest = world.latest_reviews(number, is_french, MAX_REVIEWS);
        google::seed_reviews(tx, org, &shop.location, latest, now).await?;
    }
    Ok(())
}
