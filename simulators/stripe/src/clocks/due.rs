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
        let Some((at, id, work)) = next(state, clock).filter(|(at, _, _)| *at <= until) else { break };
        set_time(state, clock, at.max(state.time_of_clock(clock).min(until)));
        work(state, &id);
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
pub(crate) fn next(state: &State, clock: Option<&str>) -> Option<(i64, String, Work)> {
    let of_clock = |object: &&Value| object["test_clock"].as_str() == clock;
    let of_customer = |object: &&Value| state.get(text(object, "customer"))["test_clock"].as_str() == clock;
    let subscriptions =
        state.all("subscription").filter(|one| one["ended_at"].is_null()).filter(of_clock).filter_map(of_subscription);
    let invoices = state.all("invoice").filter(of_clock).filter_map(of_invoice);
    let sessions = state.all("checkout.session").filter(|one| one["status"] == "open").filter(of_customer);
    let sessions = sessions.map(|one| (number(one, "expires_at"), text(one, "id"), expire_session as Work));
    let tax_ids = state.all("tax_id").filter(|one| one["verification"]["status"] == "pending").filter(of_customer);
    let tax_ids = tax_ids.map(|one| (number(one, "created") + 1, text(one, "id"), tax_ids::verify as Work));
    let all = subscriptions.chain(invoices).chain(sessions).chain(tax_ids);
    all.min_by_key(|(at, _, _)| *at).map(|(at, id, work)| (at, id.to_owned(), work))
}

fn of_subscription(subscription: &Value) -> Option<(i64, &str, Work)> {
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
    let earliest = all.into_iter().min_by_key(|(at, _)| *at)?;
    Some((earliest.0, text(subscription, "id"), earliest.1))
}

fn of_invoice(invoice: &Value) -> Option<(i64, &str, Work)> {
    let (at, work): (i64, Work) = match text(invoice, "status") {
        "draft" => (invoice["automatically_finalizes_at"].as_i64()?, renew::finalize_due),
        "open" => (invoice["next_payment_attempt"].as_i64()?, renew::charge_due),
        _ => return None,
    };
    Some((at, text(invoice, "id"), work))
}
