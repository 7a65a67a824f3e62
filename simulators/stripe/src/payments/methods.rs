//! Payment methods: cards of customers.

use serde_json::{Value, json};

use crate::{
    error::{Error, Result},
    lists::{is_wanted, page},
    route::{Call, Route, get, post},
    rules::card::{Card, Decline, Outcome},
    state::{State, text, visible},
};

pub(crate) const ROUTES: &[Route] = &[
    post("/v1/payment_methods/{}/attach", "customer!", attach_to),
    post("/v1/payment_methods/{}/detach", "", detach),
    get("/v1/payment_methods", "customer type limit:int starting_after ending_before", list),
    get("/v1/payment_methods/{}", "", retrieve),
    get("/v1/customers/{}/payment_methods", "type limit:int starting_after ending_before", list_of_customer),
    get("/v1/customers/{}/payment_methods/{}", "", retrieve_of_customer),
];

/// Year in which all cards of the simulation expire.
const EXPIRY_YEAR: i64 = 2034;

/// Returns the refusal of a declined card.
pub(crate) fn refusal(decline: Decline) -> Error {
    Error::card(decline.code, decline.reason, decline.message)
}

/// Saves a card for a customer; a declined one is refused.
pub(crate) fn save(state: &mut State, card: Card, customer: &str) -> Result<String> {
    if let Outcome::Declined(decline) = card.saved {
        return Err(refusal(decline));
    }
    let at = state.now_of(customer);
    let customer = state.get(customer);
    let method = json!({
        "allow_redisplay": "unspecified",
        "billing_details": {
            "address": customer["address"], "email": customer["email"], "name": customer["name"],
            "phone": customer["phone"], "tax_id": null,
        },
        "card": {
            "brand": card.brand, "display_brand": card.brand, "last4": card.last4(), "exp_month": 12,
            "exp_year": EXPIRY_YEAR, "country": "US", "funding": "credit", "fingerprint": format!("sim{}", card.last4()),
            "checks": { "address_line1_check": null, "address_postal_code_check": null, "cvc_check": "pass" },
            "networks": { "available": [card.brand], "preferred": null },
            "three_d_secure_usage": { "supported": true }, "wallet": null,
        },
        "customer": customer["id"], "metadata": {}, "type": "card", "_alias": card.alias,
    });
    let id = state.add("payment_method", method, at);
    state.emit("payment_method.attached", &id);
    Ok(id)
}

/// Attaches a payment method, or the test card of a name such as `pm_card_visa`.
pub(crate) fn attach(state: &mut State, method: &str, customer: &str, param: &str) -> Result<String> {
    if let Some(card) = Card::of_alias(method) {
        return save(state, card, customer);
    }
    let payment_method = state.find("payment_method", method, param)?;
    match payment_method["customer"].as_str() {
        Some(present) if present == customer => {}
        Some(_) => {
            let message = "The payment method you provided has already been attached to a customer.";
            return Err(Error::invalid(message).param(param));
        }
        None => {
            let message = "This PaymentMethod was previously used without being attached to a Customer or was detached from \
                           a Customer, and may not be used again.";
            return Err(Error::invalid(message).param(param));
        }
    }
    Ok(text(payment_method, "id").to_owned())
}

/// Makes a payment method the default of its customer and of the customer's subscriptions.
pub(crate) fn make_default(state: &mut State, method: &str) {
    let customer = text(state.get(method), "customer").to_owned();
    state.change(&customer, "customer.updated", |customer| {
        customer["invoice_settings"]["default_payment_method"] = method.into();
    });
    let of_customer = |subscription: &&Value| {
        subscription["customer"] == customer.as_str()
            && !subscription["default_payment_method"].is_null()
            && subscription["ended_at"].is_null()
    };
    let subscriptions: Vec<String> =
        state.all("subscription").filter(of_customer).map(|subscription| text(subscription, "id").to_owned()).collect();
    for subscription in subscriptions {
        state.change(&subscription, "customer.subscription.updated", |subscription| {
            subscription["default_payment_method"] = method.into();
        });
    }
}

/// Returns the card behind a payment method.
pub(super) fn card(method: &Value) -> Option<Card> {
    Card::of_alias(text(method, "_alias"))
}

fn attach_to(state: &mut State, call: &Call) -> Result<Value> {
    let customer = call.text("customer").unwrap_or_default();
    state.find("customer", customer, "customer")?;
    let id = attach(state, call.id(), customer, "id")?;
    Ok(visible(state.get(&id)))
}

fn detach(state: &mut State, call: &Call) -> Result<Value> {
    let customer = text(state.find("payment_method", call.id(), "id")?, "customer").to_owned();
    if customer.is_empty() {
        let message = "The payment method you provided is not attached to a customer so detachment is impossible.";
        return Err(Error::invalid(message));
    }
    state.edit(call.id(), |method| method["customer"] = Value::Null);
    state.emit("payment_method.detached", call.id());
    state.change(&customer, "customer.updated", |customer| {
        if customer["invoice_settings"]["default_payment_method"] == call.id() {
            customer["invoice_settings"]["default_payment_method"] = Value::Null;
        }
    });
    Ok(visible(state.get(call.id())))
}

fn list(state: &mut State, call: &Call) -> Result<Value> {
    let customer = call.text("customer").map(str::to_owned);
    let is_theirs = |method: &Value| customer.as_deref().is_some_and(|customer| method["customer"] == customer);
    page(state, call, "payment_method", "/v1/payment_methods", |method| {
        is_theirs(method) && is_wanted(call, "type", method)
    })
}

fn list_of_customer(state: &mut State, call: &Call) -> Result<Value> {
    state.find("customer", call.id(), "id")?;
    let url = format!("/v1/customers/{}/payment_methods", call.id());
    page(state, call, "payment_method", &url, |method| {
        method["customer"] == call.id() && is_wanted(call, "type", method)
    })
}

fn retrieve(state: &mut State, call: &Call) -> Result<Value> {
    state.find("payment_method", call.id(), "id").map(visible)
}

fn retrieve_of_customer(state: &mut State, call: &Call) -> Result<Value> {
    let payment_method = state.find("payment_method", &call.ids[1], "id")?;
    if payment_method["customer"] == call.id() {
        Ok(visible(payment_method))
    } else {
        Err(Error::missing("PaymentMethod", &call.ids[1], "id"))
    }
}
