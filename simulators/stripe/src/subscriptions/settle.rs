//! Effect of paid and unpaid invoices on their subscription.

use serde_json::Value;

use super::items;
use crate::state::{State, number, text};

/// Days after the first failure on which a payment is tried again.
const RETRY_DAYS: [i64; 3] = [3, 7, 14];
const DAY: i64 = 86_400;
const UPDATED: &str = "customer.subscription.updated";

/// Returns the id of an invoice's subscription.
pub(crate) fn subscription_of(invoice: &Value) -> &str {
    text(&invoice["parent"]["subscription_details"], "subscription")
}

/// Carries out what waited for the payment of an invoice.
pub(crate) fn paid(state: &mut State, invoice: &str) {
    let id = subscription_of(state.get(invoice)).to_owned();
    let subscription = state.get(&id).clone();
    if subscription["_pending"]["invoice"] == invoice {
        apply_pending(state, &id);
    }
    let is_latest = subscription["latest_invoice"] == invoice;
    match text(&subscription, "status") {
        "paused" if subscription["_resume"] == invoice => {
            activate(state, &id);
            state.emit("customer.subscription.resumed", &id);
        }
        "incomplete" | "past_due" | "unpaid" if is_latest => activate(state, &id),
        _ => {}
    }
}

fn activate(state: &mut State, id: &str) {
    state.change(id, UPDATED, |subscription| subscription["status"] = "active".into());
}

fn apply_pending(state: &mut State, id: &str) {
    let pending = state.get(id)["_pending"].clone();
    let period = (number(&pending, "start"), number(&pending, "end"));
    state.change(id, UPDATED, |subscription| {
        let items = pending["items"].as_array().cloned().unwrap_or_default();
        items::set(subscription, items, period);
        subscription["billing_cycle_anchor"] = pending["anchor"].clone();
        subscription["pending_update"] = Value::Null;
        subscription["_pending"] = Value::Null;
    });
    state.emit("customer.subscription.pending_update_applied", id);
}

/// Drops a change whose invoice was not paid in time, with the invoice.
pub(crate) fn expire_pending(state: &mut State, id: &str) {
    let invoice = text(&state.get(id)["_pending"], "invoice").to_owned();
    state.change(id, UPDATED, |subscription| {
        subscription["pending_update"] = Value::Null;
        subscription["_pending"] = Value::Null;
    });
    state.emit("customer.subscription.pending_update_expired", id);
    void(state, &invoice);
}

/// Voids an open invoice.
pub(crate) fn void(state: &mut State, invoice: &str) {
    let at = state.now_of(text(state.get(invoice), "customer"));
    let intent = text(state.get(invoice), "_intent").to_owned();
    state.edit(invoice, |invoice| {
        invoice["status"] = "void".into();
        invoice["auto_advance"] = false.into();
        invoice["next_payment_attempt"] = Value::Null;
        invoice["status_transitions"]["voided_at"] = at.into();
    });
    state.edit(&intent, |intent| intent["status"] = "canceled".into());
    state.emit("invoice.voided", invoice);
}

/// Handles a failed automatic charge: the subscription becomes past due, and a retry is scheduled.
pub(crate) fn failed(state: &mut State, invoice: &str) {
    let id = subscription_of(state.get(invoice)).to_owned();
    let at = state.now_of(text(state.get(invoice), "customer"));
    let retries = number(state.get(invoice), "_retries");
    let first = state.get(invoice)["_failed"].as_i64().unwrap_or(at);
    let next = RETRY_DAYS.get(retries as usize).map(|days| first + days * DAY);
    state.change(invoice, "invoice.updated", |invoice| {
        invoice["_failed"] = first.into();
        invoice["_retries"] = (retries + 1).into();
        invoice["next_payment_attempt"] = next.into();
        invoice["auto_advance"] = next.is_some().into();
    });
    let is_open = ["active", "past_due"].iter().any(|status| state.get(&id)["status"] == *status);
    if !is_open {
        return;
    }
    match (next, state.after_retries) {
        (None, "canceled") => super::end::cancel(state, &id, at, "payment_failed"),
        (None, status) => state.change(&id, UPDATED, |subscription| subscription["status"] = status.into()),
        (Some(_), _) => state.change(&id, UPDATED, |subscription| subscription["status"] = "past_due".into()),
    }
}
