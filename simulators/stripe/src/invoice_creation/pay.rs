//! Payment of open invoices.

use serde_json::Value;

use super::finalize::mark_paid;
use crate::{
    error::{Error, Result},
    payments::charge,
    state::{State, number, text},
};

/// Returns the payment method that pays for a subscription: its own, or the customer's.
pub(crate) fn method(state: &State, subscription: &Value) -> Option<String> {
    let customer = state.get(text(subscription, "customer"));
    let own = subscription["default_payment_method"].as_str();
    own.or_else(|| customer["invoice_settings"]["default_payment_method"].as_str()).map(str::to_owned)
}

/// Charges an open invoice to a card. A decline is recorded, and returned.
pub(crate) fn charge(state: &mut State, id: &str, method: Option<&str>) -> Result<()> {
    let intent = text(state.get(id), "_intent").to_owned();
    let outcome = if let Some(method) = method {
        charge::charge(state, &intent, method)
    } else {
        let message = "There is no payment method to charge. Please add one to the customer, or pass one.";
        Err(Error::invalid(message).code("resource_missing"))
    };
    settle(state, id, outcome)
}

/// Pays an invoice for which the customer confirmed the payment at the bank.
pub(crate) fn confirmed(state: &mut State, id: &str, method: &str) -> Result<()> {
    let intent = text(state.get(id), "_intent").to_owned();
    let outcome = charge::confirmed(state, &intent, method);
    settle(state, id, outcome)
}

fn settle(state: &mut State, id: &str, outcome: Result<()>) -> Result<()> {
    state.edit(id, |invoice| {
        invoice["attempted"] = true.into();
        invoice["attempt_count"] = (number(invoice, "attempt_count") + 1).into();
    });
    let customer = text(state.get(id), "customer").to_owned();
    let error = match outcome {
        Ok(()) => {
            mark_paid(state, id);
            let is_open = |invoice: &Value| {
                invoice["customer"] == customer.as_str() && invoice["status"] == "open" && invoice["attempted"] == true
            };
            if state.get(&customer)["delinquent"] == true && !state.all("invoice").any(is_open) {
                set_delinquent(state, &customer, false);
            }
            return Ok(());
        }
        Err(error) => error,
    };
    set_delinquent(state, &customer, true);
    state.emit("invoice.payment_failed", id);
    if error.body.get("code").is_some_and(|code| code == "invoice_payment_intent_requires_action") {
        state.emit("invoice.payment_action_required", id);
    }
    Err(error.keeping_changes())
}

fn set_delinquent(state: &mut State, customer: &str, is_delinquent: bool) {
    state.change(customer, "customer.updated", |customer| customer["delinquent"] = is_delinquent.into());
}
