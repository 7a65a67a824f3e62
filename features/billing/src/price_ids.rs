//! Ids of prices, which a simulator gets when it is asked for the first time.

use jiff::Timestamp;

use crate::{
    billing::{Billing, PriceIds},
    catalog,
    operator::setup,
};

/// Returns the ids of the prices by their lookup keys. A simulator forgets its prices when it ends, so they are created
/// there; at Stripe, the operator does that.
pub(crate) async fn prices(billing: &Billing, now: Timestamp) -> api::Result<PriceIds> {
    let prices = billing.prices(now).await?;
    let is_complete = catalog::all().iter().all(|offer| prices.contains_key(&offer.key()));
    if is_complete || !billing.stripe()?.is_simulated() {
        return Ok(prices);
    }
    setup(billing).await?;
    billing.forget_prices().await;
    billing.prices(now).await
}
