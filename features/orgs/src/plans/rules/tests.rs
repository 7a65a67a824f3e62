//! Tests of the plan status.

use serde_json::json;

use super::*;

fn at(day: &str) -> Timestamp {
    format!("2026-03-{day}T12:00:00Z").parse().unwrap()
}

fn stored_plan(trial: Option<&str>, plan: Option<(Plan, Option<&str>)>) -> StoredPlan {
    StoredPlan {
        is_demo: false,
        agency_id: None,
        trial_ends_at: trial.map(at),
        chosen: None,
        chosen_list: None,
        chosen_every: None,
        plan: plan.map(|(plan, _)| plan),
        plan_ends_at: plan.and_then(|(_, until)| until.map(at)),
        paid: Paid::default(),
    }
}

#[test]
fn a_plan_takes_precedence_over_a_trial_and_an_expired_plan_adds_nothing() {
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
        let standing = standing(Some(stored_plan(trial, plan)), at("15"));
        assert_eq!((standing.state, standing.locations()), (state, locations), "{trial:?} {plan:?}");
        assert_eq!(standing.ends_at, ends.map(at), "{trial:?} {plan:?}");
    }
}

#[test]
fn a_subscription_decides_by_its_status_and_a_failed_payment_leaves_14_days() {
    use PlanState::{Active, Over, Trial};
    for (status, past_due_since, trial, state) in [
        ("active", None, Some("10"), Active),
        ("trialing", None, Some("20"), Trial),
        ("past_due", Some("02"), None, Active),
        ("past_due", Some("01"), None, Over),
        ("unpaid", None, None, Over),
        ("paused", None, Some("20"), Over),
        ("canceled", None, Some("20"), Over),
        ("incomplete", None, Some("20"), Trial),
        ("incomplete", None, Some("10"), Over),
        ("a_later_status", None, None, Active),
    ] {
        let paid = Paid {
            subscription_id: Some("sub_1".into()),
            plan: Some(Plan::Starter),
            list: Some(PlanList::Profile),
            status: Some(status.into()),
            extra_locations: 2,
            period_end: Some(at("28")),
            past_due_since: past_due_since.map(at),
            ..Paid::default()
        };
        let standing = standing(Some(StoredPlan { paid, ..stored_plan(trial, None) }), at("15"));
        assert_eq!(standing.state, state, "{status} since {past_due_since:?}");
    }
}

#[test]
fn a_plan_of_the_operator_counts_before_a_subscription() {
    let paid = Paid {
        subscription_id: Some("sub_1".into()),
        plan: Some(Plan::Starter),
        status: Some("active".into()),
        ..Paid::default()
    };
    let standing = standing(Some(StoredPlan { paid, ..stored_plan(None, Some((Plan::Enterprise, None))) }), at("15"));
    assert_eq!((standing.state, standing.plan), (PlanState::Active, Some(Plan::Enterprise)));
}

#[test]
fn a_demo_is_unlimited_and_an_unknown_plan_adds_nothing() {
    let demo = StoredPlan { is_demo: true, ..stored_plan(None, None) };
    assert_eq!(standing(Some(demo), at("15")), Standing::UNLIMITED);
    assert_eq!(standing(None, at("15")).locations(), Some(0));
}

#[test]
fn a_trial_lasts_14_days() {
    assert_eq!(trial_end(at("01")), Some(at("15")));
    assert_eq!(grace_end(at("01")), at("15"));
}

#[test]
fn the_sign_up_tells_of_a_plan_or_of_none() {
    use Interval::{Month, Year};
    use PlanList::{Everything, Profile};
    let plan_of = |metadata: Value| chosen(metadata.as_object().unwrap());
    let plan = |plan, list, interval| Some(ChosenPlan { plan, list, interval });
    for (metadata, expected) in [
        (json!({ "plan": "enterprise" }), plan(Plan::Enterprise, Everything, Month)),
        (json!({ "plan": "starter", "period": "year" }), plan(Plan::Starter, Everything, Year)),
        (json!({ "plan": "starter", "list": "profile", "period": "year" }), plan(Plan::Starter, Profile, Month)),
        (json!({ "plan": "starter", "list": 1, "period": ["year"] }), plan(Plan::Starter, Everything, Month)),
        (json!({ "plan": "Enterprise" }), None),
        (json!({ "plan": "gold" }), None),
        (json!({ "plan": 1 }), None),
        (json!({ "plan": null }), None),
        (json!({ "list": "profile" }), None),
    ] {
        assert_eq!(plan_of(metadata.clone()), expected, "{metadata}");
    }
}

#[test]
fn a_plan_is_written_the_same_everywhere() {
    for plan in Plan::ALL {
        assert_eq!(json!(plan), plan.as_str());
        assert_eq!(plan.as_str().parse(), Ok(plan));
    }
}
