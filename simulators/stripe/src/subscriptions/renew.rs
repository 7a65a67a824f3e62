//! Passage of time: ends of periods and trials, drafts that become final, charges that are tried again.

use serde_json::Value;

use super::{bill, discounts, end, items, lines, settle};
use crate::{
    invoice_creation::{draft, finalize, lines::Line, pay, pending},
    state::{State, number, text},
};

const UPDATED: &str = "customer.subscription.updated";

/// Starts the next period of a subscription.
pub(crate) fn renew(state: &mut State, id: &str) {
    let at = items::period(state.get(id)).1;
    discounts::expire(state, id, at);
    start_period(state, id, at, "subscription_cycle");
}

fn start_period(state: &mut State, id: &str, start: i64, reason: &'static str) {
    let before = state.get(id).clone();
    let all = items::of(&before).to_vec();
    let period = (start, items::period_end(&all, number(&before, "billing_cycle_anchor"), start));
    let mut billed = pending::lines(state, id);
    billed.extend(lines::of_period(state, &before, &all, period));
    state.edit(id, |subscription| items::set(subscription, all, period));
    let closed = if before["status"] == "trialing" {
        items::period(&before)
    } else {
        (number(&before, "start_date").max(items::period(&before).0), start)
    };
    let object = state.get(id).clone();
    // The invoice of an unpaid subscription stays a draft.
    let waits = before["status"] != "unpaid";
    let invoice =
        draft::create(state, &draft::Draft { subscription: &object, reason, period: closed, lines: billed, waits });
    state.edit(id, |subscription| subscription["latest_invoice"] = invoice.as_str().into());
    state.emit_since(&before, UPDATED, id);
}

/// Ends a trial: with a card the first period starts, without one the subscription does as it was told.
pub(crate) fn end_trial(state: &mut State, id: &str) {
    let subscription = state.get(id).clone();
    let end = number(&subscription, "trial_end");
    let has_method = pay::method(state, &subscription).is_some();
    match text(&subscription["trial_settings"]["end_behavior"], "missing_payment_method") {
        "cancel" if !has_method => end::cancel(state, id, end, "cancellation_requested"),
        "pause" if !has_method => {
            state.change(id, UPDATED, |subscription| subscription["status"] = "paused".into());
            state.emit("customer.subscription.paused", id);
        }
        _ => {
            state.edit(id, |subscription| {
                subscription["status"] = "active".into();
                subscription["billing_cycle_anchor"] = end.into();
            });
            start_period(state, id, end, "subscription_cycle");
        }
    }
}

/// Finalizes a draft whose time has come, and charges it.
pub(crate) fn finalize_due(state: &mut State, invoice: &str) {
    if finalize::finalize(state, invoice).is_ok() {
        charge_due(state, invoice);
    }
}

/// Charges an open invoice: the first attempt or a retry.
pub(crate) fn charge_due(state: &mut State, invoice: &str) {
    match bill::charge(state, invoice) {
        Some(_) => settle::failed(state, invoice),
        None => settle::paid(state, invoice),
    }
}

/// Returns the lines of the invoice of the next period, and its period.
pub(crate) fn next_lines(state: &State, subscription: &Value) -> (Vec<Line>, (i64, i64)) {
    let start = items::period(subscription).1;
    let id = text(subscription, "id");
    let mut billed = pending::lines(state, id);
    let ends = subscription["cancel_at"].as_i64().is_some_and(|at| at <= start);
    if !ends {
        let all = items::of(subscription);
        let is_trial = subscription["status"] == "trialing";
        let anchor = if is_trial { start } else { number(subscription, "billing_cycle_anchor") };
        billed.extend(lines::of_period(state, subscription, all, (start, items::period_end(all, anchor, start))));
    }
    (billed, (items::period(subscription).0, start))
}
