//! Trials.

use serde_json::Value;

use crate::{
    error::{Error, Result},
    state::{State, number},
};

/// Time before the end of a trial at which its end is announced.
const ANNOUNCED_BEFORE: i64 = 3 * 86_400;
const MAX_TRIAL: i64 = 730 * 86_400;

/// Returns the end of the trial that a request asks for.
pub(crate) fn end(params: &Value, at: i64) -> Result<Option<i64>> {
    let days = params["trial_period_days"].as_i64();
    let end = match (&params["trial_end"], days) {
        (Value::Null, None) | (Value::String(_), _) => return Ok(None),
        (Value::Null, Some(0)) => {
            let message = "The minimum number of trial period days is 1.";
            return Err(Error::invalid(message).param("trial_period_days"));
        }
        (Value::Null, Some(days)) => at.saturating_add(days.saturating_mul(86_400)),
        (end, _) => end.as_i64().unwrap_or_default(),
    };
    if end <= at {
        let message = "Timestamp must be in the future";
        return Err(Error::invalid(message).param("trial_end"));
    }
    if end.saturating_sub(at) > MAX_TRIAL {
        return Err(Error::invalid("The trial can be at most 730 days long.").param("trial_end"));
    }
    Ok(Some(end))
}

/// Returns the time at which the end of a trial is announced, unless that happened.
pub(crate) fn announcement(subscription: &Value) -> Option<i64> {
    let is_due = subscription["status"] == "trialing" && subscription["_announced"] != subscription["trial_end"];
    is_due.then(|| number(subscription, "trial_end") - ANNOUNCED_BEFORE)
}

/// Announces the end of a trial.
pub(crate) fn announce(state: &mut State, id: &str) {
    state.edit(id, |subscription| subscription["_announced"] = subscription["trial_end"].clone());
    state.emit("customer.subscription.trial_will_end", id);
}

/// Announces the end of a trial that is shorter than the announcement is early.
pub(crate) fn announce_if_short(state: &mut State, id: &str) {
    let subscription = state.get(id);
    if announcement(subscription).is_some_and(|at| at < number(subscription, "trial_start")) {
        announce(state, id);
    }
}
