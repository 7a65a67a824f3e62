//! Work whose time has come.

use serde_json::Value;

use crate::{
    checkout::expire_session,
    customers::tax_ids,
    state::{State, number, text},
    subscriptions::{end, items, renew, settle, trial},
};

/// Seconds until a subscription expires whose first invoice is unpaid.
const INCOMPLETE_SECONDS: i64 = 23 * 3_600;
/// Maximum number of steps of one advance, as a guard against work that never ends.
const MAX_STEPS: usize = 100_000;

type Work = fn(&mut State, &str);

/// Does the work of a test clock, or of all customers without one, until a time. Each step happens at its own time.
pub(crate) fn run(state: &mut State, clock: Option<&str>, until: i64) {
    for _ in 0..MAX_STEPS {
        let Some((at, id)) = next(state, clock).filter(|(at, _)| *at <= until) else { break };
        set_time(state, clock, at.max(state.time_of_clock(clock).min(until)));
        match work(state, &id) {
            Some((_, work)) => work(state, &id),
            None => state.schedule.set(&id, None),
        }
    }
    set_time(state, clock, until);
}

fn set_time(state: &mut State, clock: Option<&str>, at: i64) {
    match clock {
        Some(clock) => state.edit(clock, |clock| clock["frozen_time"] = at.into()),
        None => state.wall = at,
    }
}

/// Returns the earliest work: its time and its object.
pub(crate) fn next(state: &mut State, clock: Option<&str>) -> Option<(i64, String)> {
    for id in state.take_changed() {
        let entry = work(state, &id).map(|(at, _)| (clock_of(state, &id), at));
        state.schedule.set(&id, entry);
    }
    state.schedule.first(clock).map(|(at, id)| (at, id.to_owned()))
}

/// Returns the test clock of an object.
fn clock_of(state: &State, id: &str) -> Option<String> {
    let object = state.get(id);
    let clock = object["test_clock"].as_str();
    clock.or_else(|| state.get(text(object, "customer"))["test_clock"].as_str()).map(str::to_owned)
}

/// Returns the next work of an object and its time.
fn work(state: &State, id: &str) -> Option<(i64, Work)> {
    let object = state.get(id);
    if state.get(text(object, "customer"))["deleted"] == true {
        return None;
    }
    match text(object, "object") {
        "subscription" if object["ended_at"].is_null() => of_subscription(object),
        "invoice" => of_invoice(object),
        "checkout.session" if object["status"] == "open" => Some((number(object, "expires_at"), expire_session)),
        "tax_id" if object["verification"]["status"] == "pending" => {
            Some((number(object, "created") + 1, tax_ids::verify))
        }
        _ => None,
    }
}

fn of_subscription(subscription: &Value) -> Option<(i64, Work)> {
    let period_end = items::period(subscription).1;
    let status = text(subscription, "status");
    let mut all: Vec<(i64, Work)> = Vec::new();
    if status == "incomplete" {
        all.push((number(subscription, "created") + INCOMPLETE_SECONDS, |state, id| {
            let at = number(state.get(id), "created") + INCOMPLETE_SECONDS;
            end::expire(state, id, at);
        }));
    }
    if let Some(at) = subscription["cancel_at"].as_i64() {
        all.push((at, |state, id| {
            let at = number(state.get(id), "cancel_at");
            end::cancel(state, id, at, "cancellation_requested");
        }));
    }
    if let Some(at) = subscription["pending_update"]["expires_at"].as_i64() {
        all.push((at, settle::expire_pending));
    }
    if let Some(at) = trial::announcement(subscription) {
        all.push((at, trial::announce));
    }
    match status {
        "trialing" => all.push((number(subscription, "trial_end"), renew::end_trial)),
        "active" | "past_due" | "unpaid" => all.push((period_end, renew::renew)),
        _ => {}
    }
    all.into_iter().min_by_key(|(at, _)| *at)
}

fn of_invoice(invoice: &Value) -> Option<(i64, Work)> {
    match text(invoice, "status") {
        "draft" => Some((invoice["automatically_finalizes_at"].as_i64()?, renew::finalize_due)),
        "open" => Some((invoice["next_payment_attempt"].as_i64()?, renew::charge_due)),
        _ => None,
    }
}
