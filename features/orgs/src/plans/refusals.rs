//! Refusals of what a plan does not include. The messages name the remedy.

use api::{Error, Kind};
use serde_json::json;

use super::{
    rules::MAX_TRIALS,
    types::{Feature, Plan, PlanList, PlanState, Standing},
};

/// Returns 409 `trial_limit`: no other organization can be opened.
pub(super) fn too_many_trials() -> Error {
    let detail = format!(
        "You’ve reached the limit of {MAX_TRIALS} organizations on a trial. Nothing was created. \
         Choose a plan for one of them, or wait until a trial ends."
    );
    Error::new(Kind::Conflict, "trial_limit", detail).with_params(json!({ "max": MAX_TRIALS }))
}

impl Standing {
    /// Returns 409 `plan_limit`: locations cannot be added.
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

    /// Checks that the plan includes a feature.
    ///
    /// # Errors
    /// 409 `plan_feature` with the smallest plan that has it, or `plan_limit` when the trial or plan has ended.
    pub fn check(&self, feature: Feature) -> api::Result<()> {
        if self.has(feature) { Ok(()) } else { Err(self.lacks(feature, Kind::Conflict)) }
    }

    /// Returns the refusal of a feature that the plan lacks.
    pub(crate) fn lacks(&self, feature: Feature, kind: Kind) -> Error {
        if self.state == PlanState::Over && kind == Kind::Conflict {
            return self.refusal();
        }
        let (plan, list) = smallest_with(feature, self.list);
        let detail = "Your plan doesn’t include this. To change it, see Settings > Plan.";
        let params = json!({ "feature": feature, "plan": plan, "list": list });
        Error::new(kind, "plan_feature", detail).with_params(params)
    }
}

/// Returns the smallest plan with a feature, of the same list if one has it.
fn smallest_with(feature: Feature, list: PlanList) -> (Plan, PlanList) {
    let lists = [list, PlanList::Everything];
    let all = lists.into_iter().flat_map(|list| Plan::ALL.map(|plan| (plan, list)));
    let mut with = all.filter(|(plan, list)| plan.includes(*list).has(feature));
    with.next().unwrap_or((Plan::Enterprise, PlanList::Everything))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn active(plan: Plan, list: PlanList) -> Standing {
        Standing { state: PlanState::Active, plan: Some(plan), list, ..Standing::UNLIMITED }
    }

    #[test]
    fn a_refusal_names_the_plan_limit_or_the_end_of_the_plan() {
        let over = Standing { state: PlanState::Over, ..Standing::UNLIMITED };
        for (limit, message) in [
            (active(Plan::Starter, PlanList::Everything), "This would put you over your plan’s limit of 1."),
            (over, "Your trial or plan has ended"),
        ] {
            let refusal = limit.refusal();
            assert_eq!((refusal.kind(), refusal.code()), (Kind::Conflict, "plan_limit"));
            assert!(refusal.detail().starts_with(message), "{}", refusal.detail());
        }
        assert_eq!(over.check(Feature::Heatmaps).unwrap_err().code(), "plan_limit");
    }

    #[test]
    fn a_refused_feature_names_the_smallest_plan_with_it_of_the_same_list_if_there_is_one() {
        use Plan::{Enterprise, Professional, Starter};
        use PlanList::{Everything, Profile};
        for (plan, list, feature, expected) in [
            (Starter, Everything, Feature::Heatmaps, (Professional, Everything)),
            (Starter, Everything, Feature::Api, (Enterprise, Everything)),
            (Starter, Profile, Feature::PostScheduling, (Professional, Profile)),
            (Enterprise, Profile, Feature::Citations, (Starter, Everything)),
            (Professional, Profile, Feature::WhiteLabel, (Enterprise, Profile)),
        ] {
            let refusal = active(plan, list).check(feature).unwrap_err();
            let params = json!({ "feature": feature, "plan": expected.0, "list": expected.1 });
            assert_eq!((refusal.code(), refusal.problem().params), ("plan_feature", Some(params)));
        }
        assert!(active(Professional, Everything).check(Feature::Heatmaps).is_ok());
    }
}
