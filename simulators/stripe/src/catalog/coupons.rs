//! Coupons.

use serde_json::{Value, json};

use crate::{
    error::{Error, Result},
    lists::page,
    metadata::{assign, merged},
    route::{Call, Route, delete, get, post},
    rules::discount::Discount,
    state::{State, number, text, visible},
};

pub(crate) const ROUTES: &[Route] = &[
    post(
        "/v1/coupons",
        "id name percent_off:number amount_off:amount currency duration:forever|once|repeating duration_in_months:count \
         max_redemptions:count redeem_by:time metadata{*}",
        create,
    ),
    get("/v1/coupons", "created:range limit:int starting_after ending_before", list),
    get("/v1/coupons/{}", "", retrieve),
    post("/v1/coupons/{}", "name metadata{*}", update),
    delete("/v1/coupons/{}", "", remove),
];

fn create(state: &mut State, call: &Call) -> Result<Value> {
    let (percent, amount) = (call.params["percent_off"].as_f64(), call.params["amount_off"].as_i64());
    match (percent, amount, call.text("currency")) {
        (Some(percent), None, _) if percent > 0.0 && percent <= 100.0 => {}
        (None, Some(amount), Some(_)) if amount > 0 => {}
        (None, Some(_), None) => {
            let message = "You must pass currency when passing amount_off";
            return Err(Error::invalid(message).code("parameter_missing").param("currency"));
        }
        _ => return Err(Error::invalid("Must provide percent_off or amount_off, but not both.").param("percent_off")),
    }
    let duration = call.text("duration").unwrap_or("once");
    if (duration == "repeating") != call.params["duration_in_months"].is_i64() {
        let message = "duration_in_months must be set for repeating coupons, and for no others";
        return Err(Error::invalid(message).param("duration_in_months"));
    }
    let fields = json!({
        "amount_off": amount, "currency": call.params["currency"], "duration": duration,
        "duration_in_months": call.params["duration_in_months"], "max_redemptions": call.params["max_redemptions"],
        "metadata": merged(call, &Value::Null)?, "name": call.params["name"], "percent_off": percent,
        "redeem_by": call.params["redeem_by"], "times_redeemed": 0, "valid": true,
    });
    let at = state.wall;
    let id = match call.text("id") {
        Some(id) if !state.get(id).is_null() => {
            return Err(Error::invalid("Coupon already exists.").code("resource_already_exists").param("id"));
        }
        Some(id) => {
            state.add_with_id(id, "coupon", fields, at);
            id.to_owned()
        }
        None => state.add("coupon", fields, at),
    };
    state.emit("coupon.created", &id);
    Ok(visible(state.get(&id)))
}

/// Returns the discount of a coupon in a currency; `None` for an amount in another one.
pub(crate) fn discount(coupon: &Value, currency: &str) -> Option<Discount> {
    match coupon["percent_off"].as_f64() {
        Some(percent) => Some(Discount::Percent(percent)),
        None => (coupon["currency"] == currency).then(|| Discount::Amount(number(coupon, "amount_off"))),
    }
}

/// Returns true if a coupon can be redeemed.
pub(crate) fn is_redeemable(coupon: &Value, at: i64) -> bool {
    let is_left = coupon["max_redemptions"].as_i64().is_none_or(|most| number(coupon, "times_redeemed") < most);
    is_left && coupon["valid"] == true && coupon["redeem_by"].as_i64().is_none_or(|by| at <= by)
}

/// Counts a redemption.
pub(crate) fn redeem(state: &mut State, id: &str) {
    state.change(id, "coupon.updated", |coupon| {
        let times = number(coupon, "times_redeemed") + 1;
        coupon["times_redeemed"] = times.into();
        coupon["valid"] = coupon["max_redemptions"].as_i64().is_none_or(|most| times < most).into();
    });
}

fn list(state: &mut State, call: &Call) -> Result<Value> {
    page(state, call, "coupon", "/v1/coupons", |_| true)
}

fn retrieve(state: &mut State, call: &Call) -> Result<Value> {
    state.find("coupon", call.id(), "id").map(visible)
}

fn update(state: &mut State, call: &Call) -> Result<Value> {
    let metadata = merged(call, &state.find("coupon", call.id(), "id")?["metadata"])?;
    state.change(call.id(), "coupon.updated", |coupon| {
        assign(coupon, &call.params, &["name"]);
        coupon["metadata"] = metadata;
    });
    Ok(visible(state.get(call.id())))
}

fn remove(state: &mut State, call: &Call) -> Result<Value> {
    let id = text(state.find("coupon", call.id(), "id")?, "id").to_owned();
    state.emit("coupon.deleted", &id);
    // Discounts that were given before keep their coupon.
    state.edit(&id, |coupon| {
        coupon["deleted"] = true.into();
        coupon["valid"] = false.into();
    });
    Ok(json!({ "id": id, "object": "coupon", "deleted": true }))
}
