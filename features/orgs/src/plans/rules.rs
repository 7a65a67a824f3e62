//! Limits of plans and plan status of organizations. Pure. The figures come from `web/src/site/plans.json` at build
//! time.

use api::{Error, Kind};
use jiff::{SignedDuration, Timestamp};
use serde_json::{Map, Value, json};

use super::types::{Kept, Plan, PlanState, Standing};

include!(concat!(env!("OUT_DIR"), "/plans.rs"));

/// Plan of the free trial.
const TRIED: Plan = Plan::Professional;

/// Maximum organizations in trial per owner: enough to start an agency, too few to prolong the trial by opening a new
/// organization again and again.
pub(super) const MOST_TRIALS: i64 = 3;

/// Returns 409 `trial_limit`: no other organization can be opened. The message names the remedy.
pub(super) fn too_many_trials() -> Error {
    let detail = format!(
        "You’ve reached the limit of {MOST_TRIALS} organizations on a trial. Nothing was created. \
         Choose a plan for one of them, or wait until a trial ends."
    );
    Error::new(Kind::Conflict, "trial_limit", detail).with_params(json!({ "max": MOST_TRIALS }))
}

/// Returns the end of the trial of an organization opened at `now`.
pub(crate) fn trial_end(now: Timestamp) -> Option<Timestamp> {
    now.checked_add(SignedDuration::from_hours(TRIAL_DAYS * 24)).ok()
}

/// Returns the plan chosen on the public site, from the sign-up metadata; `None` when it is absent or invalid.
pub(crate) fn chosen(metadata: &Map<String, Value>) -> Option<Plan> {
    metadata.get("plan")?.as_str()?.parse().ok()
}

/// Returns the plan status where limits apply. An unknown organization may add nothing.
pub(super) fn standing(kept: Option<Kept>, now: Timestamp) -> Standing {
    let Some(kept) = kept else { return Standing { state: PlanState::Over, plan: None, ends_at: None } };
    let is_ahead = |at: Timestamp| at > now;
    match (kept.plan, kept.plan_ends_at, kept.trial_ends_at) {
        _ if kept.is_demo => Standing::UNLIMITED,
        (Some(plan), ends_at, _) if ends_at.is_none_or(is_ahead) => {
            Standing { state: PlanState::Active, plan: Some(plan), ends_at }
        }
        (_, _, Some(trial)) if is_ahead(trial) => {
            Standing { state: PlanState::Trial, plan: Some(TRIED), ends_at: Some(trial) }
        }
        (Some(plan), ends_at, _) => Standing { state: PlanState::Over, plan: Some(plan), ends_at },
        (None, _, ends_at) => Standing { state: PlanState::Over, plan: None, ends_at },
    }
}

impl Standing {
    /// Plan status without limits.
    pub const UNLIMITED: Self = Self { state: PlanState::Unlimited, plan: None, ends_at: None };

    /// Returns the maximum number of locations; `None` without a limit.
    pub fn locations(&self) -> Option<i64> {
        match self.state {
            PlanState::Unlimited => None,
            PlanState::Trial | PlanState::Active => self.plan.and_then(Plan::locations),
            PlanState::Over => Some(0),
        }
    }

    /// Returns the maximum number of landing pages; `None` without a limit. After the end of a plan none can be added.
    pub fn landing_pages(&self) -> Option<i64> {
        match self.state {
            PlanState::Unlimited => None,
            PlanState::Trial | PlanState::Active => self.plan.and_then(Plan::landing_pages),
            PlanState::Over => Some(0),
        }
    }

    /// Returns 409 `plan_limit`: locations cannot be added. The message names the remedy.
    pub fn refusal(&self) -> Error {
        let detail = match (self.state, self.locations()) {
            (PlanState::Over, _) | (_, None) => {
                "Your trial or plan has ended. Nothing was added, and nothing you have was deleted. \
                 To get a plan, see Settings > Plan."
                    .to_owned()
            }
            (_, Some(most)) => format!(
                "This would put you over your plan’s limit of {most}. Nothing was added. \
                 Delete some locations, or change your plan in Settings > Plan."
            ),
        };
        let params = json!({ "state": self.state, "plan": self.plan, "max": self.locations() });
        Error::new(Kind::Conflict, "plan_limit", detail).with_params(params)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(day: &str) -> Timestamp {
        format!("2026-03-{day}T12:00:00Z").parse().unwrap()
    }

    fn kept(trial: Option<&str>, plan: Option<(Plan, Option<&str>)>) -> Kept {
        Kept {
            is_demo: false,
            trial_ends_at: trial.map(at),
            chosen: None,
            plan: plan.map(|(plan, _)| plan),
            plan_ends_at: plan.and_then(|(_, until)| until.map(at)),
        }
    }

    #[test]
    fn a_plan_counts_before_a_trial_and_what_is_over_lets_nothing_be_added() {
        use Plan::{Enterprise, Professional, Starter};
        use PlanState::{Active, Over, Trial};
        for (trial, plan, state, locations, ends) in [
            (Some("20"), None, Trial, Some(5), Some("20")),
            (Some("15"), None, Over, Some(0), Some("15")),
            (None, None, Over, Some(0), None),
            (Some("20"), Some((Starter, None)), Active, Some(1), None),
            (Some("10"), Some((Professional, Some("16"))), Active, Some(5), Some("16")),
            (Some("10"), Some((Enterprise, None)), Active, None, None),
            (Some("10"), Some((Enterprise, Some("15"))), Over, Some(0), Some("15")),
            (Some("20"), Some((Starter, Some("14"))), Trial, Some(5), Some("20")),
        ] {
            let found = standing(Some(kept(trial, plan)), at("15"));
            assert_eq!((found.state, found.locations()), (state, locations), "{trial:?} {plan:?}");
            assert_eq!(found.ends_at, ends.map(at), "{trial:?} {plan:?}");
        }
    }

    #[test]
    fn a_demo_is_not_limited_and_what_is_not_known_adds_nothing() {
        let demo = Kept { is_demo: true, ..kept(None, None) };
        assert_eq!(standing(Some(demo), at("15")), Standing::UNLIMITED);
        assert_eq!(standing(None, at("15")).locations(), Some(0));
    }

    #[test]
    fn the_limits_are_those_of_the_pricing_page() {
        assert_eq!(Plan::ALL.map(Plan::locations), [Some(1), Some(5), None]);
        assert_eq!(Plan::ALL.map(Plan::landing_pages), [Some(1), Some(5), None]);
        assert_eq!(trial_end(at("01")), Some(at("15")));
    }

    #[test]
    fn a_refusal_says_what_the_plan_includes_or_that_it_is_over() {
        for (of, said) in [
            (kept(None, Some((Plan::Starter, None))), "This would put you over your plan’s limit of 1."),
            (kept(Some("14"), None), "Your trial or plan has ended"),
        ] {
            let refusal = standing(Some(of), at("15")).refusal();
            assert_eq!((refusal.kind(), refusal.code()), (Kind::Conflict, "plan_limit"));
            assert!(refusal.detail().starts_with(said), "{}", refusal.detail());
        }
    }

    #[test]
    fn the_sign_up_tells_of_a_plan_or_of_none() {
        let told = |plan: Value| chosen(json!({ "plan": plan }).as_object().unwrap());
        assert_eq!(told(json!("enterprise")), Some(Plan::Enterprise));
        for wrong in [json!("Enterprise"), json!("gold"), json!(1), json!(null), json!(["starter"])] {
            assert_eq!(told(wrong.clone()), None, "{wrong}");
        }
        assert_eq!(chosen(&Map::new()), None);
    }

    #[test]
    fn a_plan_is_written_the_same_everywhere() {
        for plan in Plan::ALL {
            assert_eq!(json!(plan), plan.as_str());
            assert_eq!(plan.as_str().parse(), Ok(plan));
        }
    }
}
