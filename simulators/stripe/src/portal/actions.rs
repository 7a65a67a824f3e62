//! Actions of customers in the portal.

use std::collections::HashMap;

use serde_json::{Value, json};

use crate::{
    error::{Error, Result},
    payments::methods,
    rules::card::Card,
    state::{State, number, text},
    subscriptions::update,
};

/// Carries out what a form asks; a refusal leaves everything as it was.
pub(super) fn act(state: &mut State, session: &Value, fields: &HashMap<String, String>) -> Result<()> {
    let mark = state.mark();
    let outcome = carry_out(state, session, fields);
    if outcome.is_err() {
        state.take_back(mark);
    }
    outcome
}

fn carry_out(state: &mut State, session: &Value, fields: &HashMap<String, String>) -> Result<()> {
    let customer = text(session, "customer").to_owned();
    let field = |name: &str| fields.get(name).map_or("", String::as_str);
    match field("action") {
        "" | "card" => change_card(state, &customer, field("card")),
        "cancel" | "resume" => {
            let subscription = own(state, &customer, field("subscription"))?;
            let cancel = field("action") == "cancel";
            let params = json!({ "cancel_at_period_end": cancel });
            update::update(state, &subscription, &params)
        }
        "confirm" => confirm(state, &session["flow"]["subscription_update_confirm"], "error_if_incomplete"),
        "address" => {
            let (name, country) = (field("name").to_owned(), field("country").to_uppercase());
            state.change(&customer, "customer.updated", |customer| {
                if !name.is_empty() {
                    customer["name"] = name.into();
                }
                if country.len() == 2 {
                    customer["address"] = json!({ "city": null, "country": country, "line1": null, "line2": null,
                        "postal_code": fields.get("postal_code"), "state": null });
                }
            });
            Ok(())
        }
        _ => Err(Error::invalid("Unknown action.")),
    }
}

fn change_card(state: &mut State, customer: &str, number: &str) -> Result<()> {
    let card = Card::of_number(number).map_err(methods::refusal)?;
    let method = methods::save(state, card, customer)?;
    methods::make_default(state, &method);
    Ok(())
}

/// Returns the id of a subscription of the customer: the one of the form, or the only one.
fn own(state: &State, customer: &str, id: &str) -> Result<String> {
    let mut all = state
        .all("subscription")
        .filter(|subscription| subscription["customer"] == customer && subscription["ended_at"].is_null());
    let subscription = if id.is_empty() { all.next_back() } else { all.find(|subscription| subscription["id"] == id) };
    subscription
        .map(|subscription| text(subscription, "id").to_owned())
        .ok_or_else(|| Error::missing("subscription", id, "subscription"))
}

/// Returns what the change that the session proposes costs at once, with the currency.
pub(super) fn amount_due(state: &mut State, session: &Value) -> Option<(i64, String)> {
    let flow = &session["flow"]["subscription_update_confirm"];
    let subscription = flow["subscription"].as_str()?.to_owned();
    let mark = state.mark();
    let invoice = confirm(state, flow, "allow_incomplete").ok().map(|()| {
        let invoice = state.get(text(state.get(&subscription), "latest_invoice"));
        (number(invoice, "amount_due"), text(invoice, "currency").to_owned())
    });
    state.take_back(mark);
    invoice
}

/// Carries out the change that the session proposes.
fn confirm(state: &mut State, flow: &Value, payment_behavior: &str) -> Result<()> {
    let subscription = text(flow, "subscription").to_owned();
    let mut params = json!({
        "items": flow["items"], "proration_behavior": "always_invoice", "payment_behavior": payment_behavior,
    });
    if flow["discounts"].is_array() {
        params["discounts"] = flow["discounts"].clone();
    }
    update::update(state, &subscription, &params)
}
