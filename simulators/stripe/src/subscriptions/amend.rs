//! Changes of items, trial and cycle of a subscription, and their bill.

use serde_json::{Value, json};

use super::{bill, items, lines, settle};
use crate::{
    error::{Error, Result},
    invoice_creation::{lines::Line, pending},
    state::{State, text, visible},
};

/// Seconds until a change that waits for its payment is dropped.
const PENDING_SECONDS: i64 = 23 * 3_600;

/// Change of a subscription.
struct Amendment {
    items: Vec<Value>,
    /// Period after the change.
    period: (i64, i64),
    anchor: i64,
    status: String,
    lines: Vec<Line>,
    /// True if a bill is due at once, whatever the proration behavior.
    is_due: bool,
}

/// Changes items, trial and cycle as a request asks.
pub(crate) fn amend(state: &mut State, id: &str, params: &Value) -> Result<()> {
    let before = state.get(id).clone();
    let behavior = params["proration_behavior"].as_str().unwrap_or("create_prorations");
    let amendment = plan(state, &before, params, behavior)?;
    let is_billed = amendment.is_due || behavior == "always_invoice" && !amendment.lines.is_empty();
    if !is_billed {
        let (customer, currency) = (text(&before, "customer"), text(&before, "currency"));
        amendment.lines.iter().for_each(|line| pending::keep(state, customer, currency, line));
        state.edit(id, |subscription| apply(subscription, &amendment));
        state.emit_since(&before, "customer.subscription.updated", id);
        return Ok(());
    }
    let mut billed = pending::lines(state, id);
    billed.extend(amendment.lines.clone());
    let is_pending = params["payment_behavior"] == "pending_if_incomplete";
    let (invoice, decline) = bill::at_once(state, id, "subscription_update", amendment.period, billed)?;
    match decline {
        Some(decline) if params["payment_behavior"] == "error_if_incomplete" => {
            return Err(Error { keeps_changes: false, ..decline });
        }
        Some(_) if is_pending => wait(state, id, &invoice, &amendment),
        decline => {
            let status = if decline.is_some() && amendment.status == "active" { "past_due" } else { &amendment.status };
            state.edit(id, |subscription| {
                apply(subscription, &amendment);
                subscription["status"] = status.into();
            });
        }
    }
    state.emit_since(&before, "customer.subscription.updated", id);
    if state.get(&invoice)["status"] == "paid" {
        settle::paid(state, &invoice);
    }
    Ok(())
}

fn plan(state: &mut State, before: &Value, params: &Value, behavior: &str) -> Result<Amendment> {
    let now = state.now_of(text(before, "customer"));
    let old = items::of(before);
    let new = items::target(state, old, &params["items"], text(before, "currency"), now)?;
    let mut amendment = Amendment {
        period: items::period(before),
        anchor: before["billing_cycle_anchor"].as_i64().unwrap_or(now),
        status: text(before, "status").to_owned(),
        items: new,
        lines: Vec::new(),
        is_due: false,
    };
    let is_trial = before["status"] == "trialing";
    match &params["trial_end"] {
        Value::String(_) if is_trial => {
            restart(state, before, &mut amendment, now);
            amendment.status = "active".into();
            return Ok(amendment);
        }
        Value::Null | Value::String(_) => {}
        _ if !is_trial => {
            let message = "The simulator moves the end of a trial only while the subscription is in one.";
            return Err(Error::invalid(message).param("trial_end"));
        }
        _ => {
            let end = super::trial::end(params, now)?.unwrap_or(now);
            amendment.period.1 = end;
            amendment.anchor = end;
        }
    }
    if is_trial || before["status"] == "paused" {
        return Ok(amendment);
    }
    if items::interval(&amendment.items) != items::interval(old) || params["billing_cycle_anchor"] == "now" {
        if behavior != "none" {
            amendment.lines = lines::credits(state, before, old, &[], proration_time(before, params, now)?);
        }
        restart(state, before, &mut amendment, now);
        return Ok(amendment);
    }
    if behavior != "none" {
        let at = proration_time(before, params, now)?;
        amendment.lines = lines::of_change(state, before, old, &amendment.items, at);
    }
    Ok(amendment)
}

/// Starts a new period now, which is billed at once.
fn restart(state: &State, before: &Value, amendment: &mut Amendment, now: i64) {
    amendment.anchor = now;
    amendment.period = (now, items::period_end(&amendment.items, now, now));
    amendment.lines.extend(lines::of_period(state, before, &amendment.items, amendment.period));
    amendment.is_due = true;
}

/// Returns the time from which prorations count.
fn proration_time(before: &Value, params: &Value, now: i64) -> Result<i64> {
    let (start, end) = items::period(before);
    let at = params["proration_date"].as_i64().unwrap_or(now);
    if !(start..=end).contains(&at) {
        let message = "Cannot specify proration_date outside of the current subscription period.";
        return Err(Error::invalid(message).param("proration_date"));
    }
    Ok(at)
}

fn apply(subscription: &mut Value, amendment: &Amendment) {
    let was_trial = subscription["status"] == "trialing";
    items::set(subscription, amendment.items.clone(), amendment.period);
    subscription["billing_cycle_anchor"] = amendment.anchor.into();
    subscription["status"] = amendment.status.as_str().into();
    if was_trial {
        let end = if amendment.status == "trialing" { amendment.period.1 } else { amendment.period.0 };
        subscription["trial_end"] = end.into();
    }
    if subscription["cancel_at_period_end"] == true {
        subscription["cancel_at"] = amendment.period.1.into();
    }
}

/// Keeps a change until its invoice is paid.
fn wait(state: &mut State, id: &str, invoice: &str, amendment: &Amendment) {
    let expires = state.now_of(text(state.get(id), "customer")) + PENDING_SECONDS;
    let items: Vec<Value> = amendment.items.iter().map(visible).collect();
    state.edit(id, |subscription| {
        subscription["pending_update"] = json!({
            "billing_cycle_anchor": amendment.anchor, "discounts": null, "expires_at": expires, "metadata": null,
            "subscription_items": items, "trial_end": null, "trial_from_plan": null,
        });
        subscription["_pending"] = json!({
            "invoice": invoice, "items": amendment.items, "start": amendment.period.0, "end": amendment.period.1,
            "anchor": amendment.anchor,
        });
    });
}
