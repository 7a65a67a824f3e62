//! Plan status of organizations. Pure.

use jiff::{SignedDuration, Timestamp};
use serde_json::{Map, Value};

pub use super::entitlements::TRIAL_DAYS;
use super::{
    entitlements::GRACE_DAYS,
    types::{ChosenPlan, Interval, Paid, Plan, PlanList, PlanState, Standing, StoredPlan},
};

/// Plan of the free trial.
const TRIED: Plan = Plan::Professional;

/// Maximum organizations in trial per owner: enough to start an agency, too few to prolong the trial by opening a new
/// organization again and again.
pub(super) const MAX_TRIALS: i64 = 3;

/// Returns the end of the trial of an organization opened at `now`.
pub(crate) fn trial_end(now: Timestamp) -> Option<Timestamp> {
    now.checked_add(SignedDuration::from_hours(TRIAL_DAYS * 24)).ok()
}

/// Returns the time until which a failed payment leaves all rights.
pub fn grace_end(past_due_since: Timestamp) -> Timestamp {
    past_due_since.checked_add(SignedDuration::from_hours(GRACE_DAYS * 24)).unwrap_or(Timestamp::MAX)
}

/// Returns the plan chosen on the public site, from the sign-up metadata; `None` when it is absent or invalid. The plans
/// of the profile alone are paid by the month.
pub(crate) fn chosen(metadata: &Map<String, Value>) -> Option<ChosenPlan> {
    let text = |key: &str| metadata.get(key).and_then(Value::as_str);
    let plan = text("plan")?.parse().ok()?;
    let list: PlanList = text("list").and_then(|list| list.parse().ok()).unwrap_or_default();
    let interval = match text("period") {
        Some("year" | "yearly") if list == PlanList::Everything => Interval::Year,
        _ => Interval::Month,
    };
    Some(ChosenPlan { plan, list, interval })
}

/// Returns the plan status where limits apply. An unknown organization may add nothing.
pub(super) fn standing(stored: Option<StoredPlan>, now: Timestamp) -> Standing {
    let over = Standing { state: PlanState::Over, ..Standing::UNLIMITED };
    let Some(stored) = stored else { return over };
    let is_ahead = |at: Timestamp| at > now;
    match (stored.plan, stored.plan_ends_at, stored.trial_ends_at) {
        _ if stored.is_demo => Standing::UNLIMITED,
        (Some(plan), ends_at, _) if ends_at.is_none_or(is_ahead) => {
            Standing { state: PlanState::Active, plan: Some(plan), ends_at, ..over }
        }
        _ if stored.paid.counts() => paid(&stored.paid, now),
        (_, _, Some(trial)) if is_ahead(trial) => {
            Standing { state: PlanState::Trial, plan: Some(TRIED), ends_at: Some(trial), ..over }
        }
        (Some(plan), ends_at, _) => Standing { plan: Some(plan), ends_at, ..over },
        (None, _, ends_at) => Standing { ends_at, ..over },
    }
}

impl Paid {
    /// Returns true when a subscription decides, be it over. An incomplete one was never paid.
    fn counts(&self) -> bool {
        let is_begun = !matches!(self.status.as_deref(), None | Some("incomplete" | "incomplete_expired"));
        self.subscription_id.is_some() && self.plan.is_some() && is_begun
    }
}

/// Returns the plan status of a subscription. A status that is not known yet leaves the rights that were paid for.
fn paid(paid: &Paid, now: Timestamp) -> Standing {
    let until = |state, ends_at| Standing {
        state,
        plan: paid.plan,
        ends_at,
        list: paid.list.unwrap_or_default(),
        extra_locations: paid.extra_locations,
        custom_reporting: paid.custom_reporting,
    };
    match paid.status.as_deref() {
        Some("canceled" | "unpaid" | "paused") => until(PlanState::Over, paid.cancel_at.or(paid.period_end)),
        Some("past_due") => {
            let end = paid.past_due_since.map(grace_end);
            let is_over = end.is_some_and(|end| end <= now);
            until(if is_over { PlanState::Over } else { PlanState::Active }, end)
        }
        Some("trialing") => until(PlanState::Trial, paid.period_end),
        _ => until(PlanState::Active, paid.cancel_at),
    }
}

#[cfg(test)]
mod tests;
