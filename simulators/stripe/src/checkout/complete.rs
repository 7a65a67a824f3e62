//! Completion of a session: customer, card, subscription, first invoice.

use serde_json::{Value, json};

use crate::{
    catalog::{prices, promotion_codes},
    customers::tax_ids,
    error::{Error, Result},
    invoice_creation::pay,
    payments::methods,
    rules::{
        card::{Card, Outcome},
        tax,
    },
    state::{State, number, text},
    subscriptions::{create, settle},
};

/// Input of the customer.
#[derive(Clone, Debug, Default)]
pub(super) struct CheckoutInput {
    pub(super) email: String,
    pub(super) name: String,
    pub(super) card: String,
    pub(super) promotion_code: String,
    pub(super) tax_id: String,
    pub(super) country: String,
    pub(super) postal_code: String,
    /// Quantities by the position of their line.
    pub(super) quantities: Vec<(usize, i64)>,
}

/// Returns true if a session asks for a card.
pub(super) fn needs_card(session: &Value, amount: i64) -> bool {
    session["payment_method_collection"] != "if_required" || amount > 0
}

/// Completes a session; a refusal leaves everything as it was.
pub(super) fn complete(state: &mut State, id: &str, typed: &CheckoutInput) -> Result<()> {
    let mark = state.mark();
    let outcome = carry_out(state, id, typed);
    if outcome.is_err() {
        state.take_back(mark);
    }
    outcome
}

fn carry_out(state: &mut State, id: &str, typed: &CheckoutInput) -> Result<()> {
    let session = state.get(id).clone();
    let items = items(&session, typed)?;
    let amount: i64 = items.iter().map(|item| number(item, "_amount")).sum();
    let customer = customer(state, &session, typed)?;
    let at = state.now_of(&customer);
    if !typed.tax_id.is_empty() && session["tax_id_collection"]["enabled"] == true {
        let kind = tax::kind_of_id(&typed.tax_id);
        let kind = kind.ok_or_else(|| Error::invalid("This tax ID is not valid.").code("tax_id_invalid"))?;
        tax_ids::add(state, &customer, kind, &typed.tax_id, "customer")?;
    }
    let mut discounts = session["_discounts"].clone();
    if !typed.promotion_code.is_empty() && session["allow_promotion_codes"] == true {
        let sum = (amount, text(&session, "currency"));
        let code = promotion_codes::redeemable(state, &typed.promotion_code, Some(&customer), sum, at);
        let code = code.ok_or_else(|| Error::invalid("This code is invalid.").code("promotion_code_invalid"))?;
        discounts = json!([{ "promotion_code": code["id"] }]);
    }
    let card =
        if typed.card.trim().is_empty() { None } else { Some(Card::of_number(&typed.card).map_err(methods::refusal)?) };
    let method = match card {
        Some(card) => Some(methods::save(state, card, &customer)?),
        None => None,
    };
    let data = &session["_subscription_data"];
    let params = json!({
        "customer": customer, "items": items, "currency": session["currency"], "trial_end": data["trial_end"],
        "trial_period_days": data["trial_period_days"], "trial_settings": data["trial_settings"],
        "metadata": data["metadata"].as_object().cloned().unwrap_or_default(), "description": data["description"],
        "default_payment_method": method, "payment_behavior": "default_incomplete", "discounts": discounts,
        "automatic_tax": { "enabled": session["automatic_tax"]["enabled"] },
    });
    let subscription = create::create(state, &params)?;
    let invoice = text(state.get(&subscription), "latest_invoice").to_owned();
    let due = number(state.get(&invoice), "amount_due");
    if method.is_none() && needs_card(&session, due) {
        return Err(Error::card("incomplete_number", None, "Your card number is incomplete."));
    }
    if let Some(method) = method.filter(|_| state.get(&invoice)["status"] == "open") {
        // The customer is present, and confirms what the bank asks.
        if card.is_some_and(|card| card.charged == Outcome::ActionRequired) {
            pay::confirmed(state, &invoice, &method)?;
        } else {
            pay::charge(state, &invoice, Some(&method))?;
        }
        settle::paid(state, &invoice);
    }
    finish(state, id, &customer, &subscription);
    Ok(())
}

fn items(session: &Value, typed: &CheckoutInput) -> Result<Vec<Value>> {
    let lines = session["_line_items"].as_array().into_iter().flatten().enumerate();
    let items = lines.map(|(at, line)| {
        let mut quantity = number(line, "quantity");
        let bounds = &line["adjustable_quantity"];
        if let Some((_, chosen)) = typed.quantities.iter().find(|(line, _)| *line == at && bounds["enabled"] == true) {
            if !(number(bounds, "minimum")..=number(bounds, "maximum")).contains(chosen) {
                return Err(Error::invalid("This quantity is not available."));
            }
            quantity = *chosen;
        }
        let unit = prices::amount(&line["price"], text(session, "currency")).unwrap_or_default();
        Ok(json!({ "price": line["price"]["id"], "quantity": quantity, "_amount": unit * quantity }))
    });
    let items: Result<Vec<Value>> = items.collect();
    // A line that the customer set to zero is left out.
    items.map(|items| items.into_iter().filter(|item| item["quantity"] != 0).collect())
}

/// Returns the customer, a new one when the session has none.
fn customer(state: &mut State, session: &Value, typed: &CheckoutInput) -> Result<String> {
    let address = json!({
        "city": null, "country": typed.country, "line1": null, "line2": null, "postal_code": typed.postal_code, "state": null,
    });
    let Some(id) = session["customer"].as_str() else {
        if !typed.email.contains('@') {
            return Err(Error::invalid("Enter an email address.").code("email_invalid"));
        }
        let at = state.wall;
        let prefix = state.new_id("", 8).to_uppercase();
        let customer = json!({
            "address": address, "balance": 0, "currency": null, "default_source": null, "delinquent": false,
            "description": null, "discount": null, "email": typed.email, "invoice_prefix": prefix,
            "invoice_settings": { "custom_fields": null, "default_payment_method": null, "footer": null,
                "rendering_options": null },
            "metadata": {}, "name": typed.name, "next_invoice_sequence": 1, "phone": null,
            "preferred_locales": [], "shipping": null, "tax_exempt": "none", "test_clock": null,
        });
        let id = state.add("customer", customer, at);
        state.emit("customer.created", &id);
        return Ok(id);
    };
    state.find("customer", id, "customer")?;
    let update = &session["_customer_update"];
    state.change(id, "customer.updated", |customer| {
        if update["address"] == "auto" {
            customer["address"] = address;
        }
        if update["name"] == "auto" && !typed.name.is_empty() {
            customer["name"] = typed.name.as_str().into();
        }
    });
    Ok(id.to_owned())
}

fn finish(state: &mut State, id: &str, customer: &str, subscription: &str) {
    let invoice = state.get(text(state.get(subscription), "latest_invoice")).clone();
    let (of_customer, discounts) = (state.get(customer).clone(), state.get(subscription)["discounts"].clone());
    let discounts: Vec<Value> = discounts
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .map(|id| {
            let discount = state.get(id);
            json!({ "coupon": discount["source"]["coupon"], "promotion_code": discount["promotion_code"] })
        })
        .collect();
    let sum = |list: &Value| list.as_array().into_iter().flatten().map(|entry| number(entry, "amount")).sum::<i64>();
    let (discount, taxed) = (sum(&invoice["total_discount_amounts"]), sum(&invoice["total_taxes"]));
    let is_paid = number(&invoice, "amount_due") > 0;
    state.edit(id, |session| {
        session["status"] = "complete".into();
        session["url"] = Value::Null;
        session["payment_status"] = if is_paid { "paid" } else { "no_payment_required" }.into();
        session["customer"] = customer.into();
        session["subscription"] = subscription.into();
        session["invoice"] = invoice["id"].clone();
        session["amount_subtotal"] = invoice["subtotal"].clone();
        session["amount_total"] = invoice["total"].clone();
        session["total_details"] = json!({ "amount_discount": discount, "amount_shipping": 0, "amount_tax": taxed });
        session["discounts"] = discounts.into();
        session["customer_details"] = json!({
            "address": of_customer["address"], "email": of_customer["email"], "name": of_customer["name"],
            "phone": of_customer["phone"], "tax_exempt": of_customer["tax_exempt"],
            "tax_ids": invoice["customer_tax_ids"],
        });
    });
    state.emit("checkout.session.completed", id);
}
