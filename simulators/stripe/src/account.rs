//! The account of the seller.

use serde_json::{Value, json};

use crate::{
    error::Result,
    route::{Call, Route, get},
    rules::tax::SELLER,
    state::State,
};

pub(crate) const ROUTES: &[Route] = &[get("/v1/account", "", retrieve)];

#[expect(clippy::unnecessary_wraps, reason = "all operations have one signature")]
fn retrieve(_: &mut State, _: &Call) -> Result<Value> {
    Ok(json!({
        "id": "acct_1Simulated", "object": "account", "business_profile": { "name": "Simulated Stripe", "url": null },
        "charges_enabled": true, "country": SELLER, "default_currency": "eur", "details_submitted": true,
        "email": null, "payouts_enabled": true, "type": "standard",
    }))
}
