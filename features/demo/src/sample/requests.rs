//! Customers of a shop who are asked for reviews, and the private feedback of two of them.

use ::requests::{Requests, Settings};
use auth::Auth;
use db::Tx;
use jiff::Timestamp;
use orgs::{OrgId, UserId};

use super::shops::SampleLocation;

/// Position of the shop whose customers are asked.
const SHOP: usize = 58;

/// Adds the customers, their campaign, and the feedback.
pub(super) async fn add(
    tx: &mut Tx,
    auth: &Auth,
    (org, user): (&OrgId, &UserId),
    shops: &[SampleLocation],
    now: Timestamp,
) -> api::Result<()> {
    let Some(shop) = shops.get(SHOP) else { return Ok(()) };
    let requests = Requests::new(&Settings { sealer: auth.sealer().clone(), rate_limit_factor: 1 });
    let place = (&shop.location.id, shop.location.details.name.as_str());
    ::requests::seed(tx, &requests, (org, user), place, now).await
}
