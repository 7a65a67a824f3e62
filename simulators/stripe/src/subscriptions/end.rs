//! Ends of subscriptions: planned, undone, carried out.

use serde_json::Value;

use crate::{
    invoice_creation::pending,
    state::{State, text},
};

/// Plans an end, or removes the plan.
pub(crate) fn plan(subscription: &mut Value, at: Option<i64>, is_period_end: bool, now: i64) {
    subscription["cancel_at"] = at.into();
    subscription["cancel_at_period_end"] = (at.is_some() && is_period_end).into();
    subscription["canceled_at"] = at.map(|_| now).into();
    subscription["cancellation_details"]["reason"] = at.map(|_| "cancellation_requested").into();
}

/// Ends a subscription. Its drafts and open invoices are not charged any more.
pub(crate) fn cancel(state: &mut State, id: &str, at: i64, reason: &str) {
    let is_invoice = |invoice: &&Value| {
        invoice["parent"]["subscription_details"]["subscription"] == id
            && ["draft", "open"].iter().any(|status| invoice["status"] == *status)
    };
    let invoices: Vec<String> =
        state.all("invoice").filter(is_invoice).map(|invoice| text(invoice, "id").to_owned()).collect();
    for invoice in invoices {
        state.change(&invoice, "invoice.updated", |invoice| {
            invoice["auto_advance"] = false.into();
            invoice["automatically_finalizes_at"] = Value::Null;
            invoice["next_payment_attempt"] = Value::Null;
        });
    }
    for item in pending::ids(state, id) {
        state.emit("invoiceitem.deleted", &item);
        state.remove(&item);
    }
    close(state, id, "canceled", at, reason);
}

/// Ends a subscription whose first invoice was not paid in time.
pub(crate) fn expire(state: &mut State, id: &str, at: i64) {
    let invoice = text(state.get(id), "latest_invoice").to_owned();
    state.change(&invoice, "invoice.voided", |invoice| {
        invoice["status"] = "void".into();
        invoice["status_transitions"]["voided_at"] = at.into();
    });
    state.change(id, "customer.subscription.updated", |subscription| {
        subscription["status"] = "incomplete_expired".into();
        subscription["ended_at"] = at.into();
    });
}

fn close(state: &mut State, id: &str, status: &str, at: i64, reason: &str) {
    state.edit(id, |subscription| {
        subscription["status"] = status.into();
        subscription["ended_at"] = at.into();
        subscription["pending_update"] = Value::Null;
        if subscription["canceled_at"].is_null() {
            subscription["canceled_at"] = at.into();
        }
        if subscription["cancellation_details"]["reason"].is_null() {
            subscription["cancellation_details"]["reason"] = reason.into();
        }
    });
    state.emit("customer.subscription.deleted", id);
}
