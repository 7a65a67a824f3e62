//! Promotion codes: what a customer types to get a coupon.

use serde_json::{Value, json};

use super::coupons;
use crate::{
    error::{Error, Result},
    lists::{is_wanted, page},
    metadata::{assign, merged},
    route::{Call, Route, get, post},
    state::{State, number, text, visible},
};

pub(crate) const ROUTES: &[Route] = &[
    post(
        "/v1/promotion_codes",
        "promotion!{type!:coupon coupon!} code active:bool customer expires_at:time max_redemptions:count metadata{*} \
         restrictions{first_time_transaction:bool minimum_amount:amount minimum_amount_currency}",
        create,
    ),
    get(
        "/v1/promotion_codes",
        "active:bool code coupon customer created:range limit:int starting_after ending_before",
        list,
    ),
    get("/v1/promotion_codes/{}", "", retrieve),
    post("/v1/promotion_codes/{}", "active:bool metadata{*}", update),
];

fn create(state: &mut State, call: &Call) -> Result<Value> {
    let coupon = text(&call.params["promotion"], "coupon");
    state.find("coupon", coupon, "promotion[coupon]")?;
    if let Some(customer) = call.text("customer") {
        state.find("customer", customer, "customer")?;
    }
    let code = match call.text("code") {
        Some(code) if code.chars().all(|sign| sign.is_ascii_alphanumeric()) => code.to_owned(),
        Some(_) => return Err(Error::invalid("Promotion codes may only have letters and digits.").param("code")),
        None => state.new_id("", 8).to_uppercase(),
    };
    if by_code(state, &code).is_some() {
        let message = format!("An active promotion code with `code: {code}` already exists.");
        return Err(Error::invalid(message).param("code"));
    }
    let restrictions = &call.params["restrictions"];
    let fields = json!({
        "active": call.params["active"].as_bool().unwrap_or(true), "code": code, "customer": call.params["customer"],
        "expires_at": call.params["expires_at"], "max_redemptions": call.params["max_redemptions"],
        "metadata": merged(call, &Value::Null)?, "promotion": { "type": "coupon", "coupon": coupon },
        "restrictions": {
            "first_time_transaction": restrictions["first_time_transaction"].as_bool().unwrap_or(false),
            "minimum_amount": restrictions["minimum_amount"],
            "minimum_amount_currency": restrictions["minimum_amount_currency"],
        },
        "times_redeemed": 0,
    });
    let at = state.wall;
    let id = state.add("promotion_code", fields, at);
    state.emit("promotion_code.created", &id);
    Ok(visible(state.get(&id)))
}

fn by_code<'a>(state: &'a State, code: &str) -> Option<&'a Value> {
    state.all("promotion_code").find(|promotion_code| {
        promotion_code["active"] == true && text(promotion_code, "code").eq_ignore_ascii_case(code)
    })
}

/// Returns the code that a customer may redeem for an amount.
pub(crate) fn redeemable<'a>(
    state: &'a State,
    code: &str,
    customer: Option<&str>,
    (amount, currency): (i64, &str),
    at: i64,
) -> Option<&'a Value> {
    let promotion_code = by_code(state, code)?;
    let coupon = state.get(text(&promotion_code["promotion"], "coupon"));
    let restrictions = &promotion_code["restrictions"];
    let has_paid = || {
        state
            .all("invoice")
            .any(|invoice| invoice["customer"].as_str() == customer && number(invoice, "amount_paid") > 0)
    };
    let is_left =
        promotion_code["max_redemptions"].as_i64().is_none_or(|most| number(promotion_code, "times_redeemed") < most);
    let is_open = promotion_code["expires_at"].as_i64().is_none_or(|until| at < until);
    let is_theirs = promotion_code["customer"].as_str().is_none_or(|theirs| Some(theirs) == customer);
    let is_enough = restrictions["minimum_amount"].as_i64().is_none_or(|least| amount >= least);
    let is_first = restrictions["first_time_transaction"] != true || customer.is_none() || !has_paid();
    let is_fitting = coupons::is_redeemable(coupon, at) && coupons::discount(coupon, currency).is_some();
    (is_left && is_open && is_theirs && is_enough && is_first && is_fitting).then_some(promotion_code)
}

/// Counts a redemption.
pub(crate) fn redeem(state: &mut State, id: &str) {
    state.change(id, "promotion_code.updated", |code| {
        code["times_redeemed"] = (number(code, "times_redeemed") + 1).into();
    });
}

fn list(state: &mut State, call: &Call) -> Result<Value> {
    page(state, call, "promotion_code", "/v1/promotion_codes", |promotion_code| {
        ["active", "code", "customer"].iter().all(|name| is_wanted(call, name, promotion_code))
            && call.text("coupon").is_none_or(|coupon| promotion_code["promotion"]["coupon"] == coupon)
    })
}

fn retrieve(state: &mut State, call: &Call) -> Result<Value> {
    state.find("promotion_code", call.id(), "id").map(visible)
}

fn update(state: &mut State, call: &Call) -> Result<Value> {
    let metadata = merged(call, &state.find("promotion_code", call.id(), "id")?["metadata"])?;
    state.change(call.id(), "promotion_code.updated", |code| {
        assign(code, &call.params, &["active"]);
        code["metadata"] = metadata;
    });
    Ok(visible(state.get(call.id())))
}
