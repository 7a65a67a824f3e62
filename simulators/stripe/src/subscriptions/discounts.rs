//! Discounts of subscriptions, from coupons and promotion codes.

use serde_json::{Value, json};

use crate::{
    catalog::{coupons, promotion_codes},
    error::{Error, Result},
    rules::period::{Interval, after},
    state::{State, number, text},
};

/// Creates the discounts that a request names, and returns their ids.
pub(crate) fn create(
    state: &mut State,
    requested_discounts: &Value,
    subscription: &Value,
    amount: i64,
) -> Result<Value> {
    let customer = text(subscription, "customer").to_owned();
    let currency = text(subscription, "currency").to_owned();
    let at = state.now_of(&customer);
    let mut ids = Vec::new();
    for (number, requested) in requested_discounts.as_array().into_iter().flatten().enumerate() {
        let param = |name: &str| format!("discounts[{number}][{name}]");
        let (coupon, code) = match (requested["coupon"].as_str(), requested["promotion_code"].as_str()) {
            (Some(coupon), None) => (text(state.find("coupon", coupon, &param("coupon"))?, "id").to_owned(), None),
            (None, Some(code)) => {
                let promotion_code = state.find("promotion_code", code, &param("promotion_code"))?;
                let typed = text(promotion_code, "code");
                if promotion_codes::redeemable(state, typed, Some(&customer), (amount, &currency), at).is_none() {
                    let message = "This promotion code cannot be redeemed.";
                    return Err(Error::invalid(message).param(param("promotion_code")));
                }
                (text(&promotion_code["promotion"], "coupon").to_owned(), Some(code.to_owned()))
            }
            _ => return Err(Error::invalid("Pass a coupon or a promotion code.").param("discounts")),
        };
        let coupon_object = state.get(&coupon).clone();
        if !coupons::is_redeemable(&coupon_object, at) || coupons::discount(&coupon_object, &currency).is_none() {
            return Err(Error::invalid(format!("Coupon {coupon} cannot be redeemed.")).param(param("coupon")));
        }
        coupons::redeem(state, &coupon);
        if let Some(code) = &code {
            promotion_codes::redeem(state, code);
        }
        let months = coupon_object["duration_in_months"].as_i64();
        let discount = json!({
            "checkout_session": null, "customer": customer, "end": months.map(|months| after(at, Interval::Month, months)),
            "invoice": null, "invoice_item": null, "promotion_code": code,
            "source": { "type": "coupon", "coupon": coupon }, "start": at, "subscription": subscription["id"],
            "subscription_item": null,
        });
        let id = state.add("discount", discount, at);
        state.emit("customer.discount.created", &id);
        ids.push(Value::from(id));
    }
    Ok(ids.into())
}

/// Removes discounts that were for one invoice, or whose months are over.
pub(crate) fn expire(state: &mut State, subscription: &str, at: i64) {
    let discounts = state.get(subscription)["discounts"].as_array().cloned().unwrap_or_default();
    let is_over = |discount: &Value| {
        let discount = state.get(discount.as_str().unwrap_or_default());
        let coupon = state.get(text(&discount["source"], "coupon"));
        coupon["duration"] == "once" || discount["end"].is_i64() && number(discount, "end") <= at
    };
    let (over, left): (Vec<Value>, Vec<Value>) = discounts.into_iter().partition(is_over);
    if over.is_empty() {
        return;
    }
    state.change(subscription, "customer.subscription.updated", |subscription| subscription["discounts"] = left.into());
    for id in over.iter().filter_map(Value::as_str) {
        state.emit("customer.discount.deleted", id);
    }
}
