//! Three reports of a believable half-year, and a weekly schedule about one shop.

use ::reports::{Reports, Settings};
use auth::Auth;
use db::Tx;
use jiff::Timestamp;
use locations::LocationId;
use orgs::{OrgId, UserId};

use super::shops::SampleLocation;

/// Position of the shop with a report of its own.
const SHOP: usize = 58;
/// Begin of the titles of reports about all shops.
const NAME: &str = "All locations";
/// Name of the brand that reports and the client portal show.
const BRAND: &str = "Four & Café";

/// Adds the reports and the schedule.
pub(super) async fn add(
    tx: &mut Tx,
    auth: &Auth,
    (org, user): (&OrgId, &UserId),
    shops: &[SampleLocation],
    now: Timestamp,
) -> api::Result<()> {
    let Some(shop) = shops.get(SHOP) else { return Ok(()) };
    let reports = Reports::new(&Settings { sealer: auth.sealer().clone(), ..Settings::default() });
    let all: Vec<LocationId> = shops.iter().map(|shop| shop.location.id.clone()).collect();
    let place = (&shop.location.id, shop.location.details.name.as_str());
    brands::seed(tx, org, BRAND, now).await?;
    portal::seed(tx, org, ("Jeanne Martin", "jeanne@example.com"), now).await?;
    ::reports::seed(tx, &reports, (org, user), (NAME, &all), place, now).await
}
