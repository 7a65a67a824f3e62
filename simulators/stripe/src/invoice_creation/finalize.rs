//! Finalization: from then on an invoice has a number, does not change, and can be paid.

use serde_json::{Value, json};

use super::{currency, draft};
use crate::{
    error::{Error, Result},
    payments::charge,
    state::{State, number, text},
};

/// Returns the refusal for a customer without a country, if taxes are to be computed.
pub(crate) fn check_tax_location(state: &State, customer: &str, is_taxed: bool) -> Result<()> {
    if !is_taxed || state.get(customer)["address"]["country"].is_string() {
        return Ok(());
    }
    let message = "The customer's location isn't recognized. Set a valid customer address in order to automatically calculate \
                   tax.";
    Err(Error::invalid(message).code("customer_tax_location_invalid").param("automatic_tax"))
}

/// Finalizes a draft. An amount that is not positive is paid at once; credit goes to the customer's balance.
pub(crate) fn finalize(state: &mut State, id: &str) -> Result<()> {
    let customer = text(state.get(id), "customer").to_owned();
    let is_taxed = state.get(id)["automatic_tax"]["enabled"] == true;
    if let Err(error) = check_tax_location(state, &customer, is_taxed) {
        state.change(id, "invoice.finalization_failed", |invoice| {
            invoice["automatic_tax"]["status"] = "requires_location_inputs".into();
            invoice["automatically_finalizes_at"] = Value::Null;
            invoice["last_finalization_error"] = error.body.clone().into();
        });
        return Err(error);
    }
    draft::compute(state, id);
    let invoice = state.get(id).clone();
    let (total, due, balance) =
        (number(&invoice, "total"), number(&invoice, "amount_due"), number(&invoice, "starting_balance"));
    // Credit that paid is used up; a negative total becomes credit.
    let ending = balance + total - due;
    currency::set(state, &customer, text(&invoice, "currency"));
    let sequence = number(state.get(&customer), "next_invoice_sequence").max(1);
    let number = format!("{}-{sequence:04}", text(state.get(&customer), "invoice_prefix"));
    state.edit(&customer, |customer| customer["next_invoice_sequence"] = (sequence + 1).into());
    if ending != balance {
        state.change(&customer, "customer.updated", |customer| customer["balance"] = ending.into());
    }
    let (at, base) = (state.now_of(&customer), state.base.clone());
    state.edit(id, |invoice| {
        invoice["status"] = "open".into();
        invoice["number"] = number.into();
        invoice["ending_balance"] = ending.into();
        invoice["auto_advance"] = true.into();
        invoice["automatically_finalizes_at"] = Value::Null;
        invoice["last_finalization_error"] = Value::Null;
        invoice["next_payment_attempt"] = Value::Null;
        invoice["effective_at"] = at.into();
        invoice["status_transitions"]["finalized_at"] = at.into();
        invoice["hosted_invoice_url"] = format!("{base}/invoice/{id}").into();
        invoice["invoice_pdf"] = format!("{base}/invoice/{id}/pdf").into();
    });
    state.emit("invoice.finalized", id);
    if due == 0 {
        mark_paid(state, id);
        return Ok(());
    }
    let intent = charge::intend(state, &customer, due, text(&invoice, "currency"));
    let payment = json!({
        "amount_paid": null, "amount_requested": due, "currency": invoice["currency"], "invoice": id, "is_default": true,
        "payment": { "type": "payment_intent", "payment_intent": intent }, "status": "open",
        "status_transitions": { "canceled_at": null, "paid_at": null }, "_customer": customer,
    });
    let payment = state.add("invoice_payment", payment, at);
    state.edit(id, |invoice| {
        invoice["_intent"] = intent.into();
        invoice["_payment"] = payment.into();
    });
    Ok(())
}

/// Marks an invoice as paid.
pub(super) fn mark_paid(state: &mut State, id: &str) {
    let at = state.now_of(text(state.get(id), "customer"));
    let payment = text(state.get(id), "_payment").to_owned();
    let due = number(state.get(id), "amount_due");
    state.edit(id, |invoice| {
        invoice["status"] = "paid".into();
        invoice["attempted"] = true.into();
        invoice["auto_advance"] = false.into();
        invoice["amount_paid"] = due.into();
        invoice["amount_remaining"] = 0.into();
        invoice["next_payment_attempt"] = Value::Null;
        invoice["status_transitions"]["paid_at"] = at.into();
    });
    if !payment.is_empty() {
        state.edit(&payment, |payment| {
            payment["status"] = "paid".into();
            payment["amount_paid"] = due.into();
            payment["status_transitions"]["paid_at"] = at.into();
        });
        state.emit("invoice_payment.paid", &payment);
    }
    state.emit("invoice.paid", id);
    state.emit("invoice.payment_succeeded", id);
}
