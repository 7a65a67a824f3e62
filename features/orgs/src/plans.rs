//! Plans: limits and trial of organizations on servers with billing. Other servers have no limits.
//!
//! A client draws on the plan of its agency, unless it has a plan or a subscription of its own.

mod entitlements;
mod queries;
mod refusals;
mod rules;
mod types;

use std::collections::HashMap;

use api::Site;
use db::{Db, Run, Tx};
use jiff::Timestamp;

use crate::OrgId;

pub use rules::{TRIAL_DAYS, grace_end};
pub use types::{
    ChosenPlan, Entitlements, Feature, Interval, Listed, Payer, Plan, PlanList, PlanState, ReportEvery, Standing,
};

pub(crate) use queries::store_chosen_plan;
pub(crate) use rules::{chosen, trial_end};

/// Returns the plan status of an organization.
pub async fn standing(on: impl Run, site: &Site, org: &OrgId, now: Timestamp) -> db::Result<Standing> {
    if !site.has_plan_limits {
        return Ok(Standing::UNLIMITED);
    }
    Ok(rules::standing(queries::find_plans(on, org).await?.map(queries::Plans::effective), now))
}

/// Returns the plan status of each of these organizations.
pub async fn standings(db: &Db, site: &Site, orgs: &[OrgId], now: Timestamp) -> db::Result<HashMap<OrgId, Standing>> {
    if !site.has_plan_limits {
        return Ok(orgs.iter().map(|org| (org.clone(), Standing::UNLIMITED)).collect());
    }
    let plans = queries::find_plans_of_each(db, orgs).await?;
    Ok(plans.into_iter().map(|(org, plans)| (org, rules::standing(Some(plans.effective()), now))).collect())
}

/// Checks that the plan of an organization includes a feature.
///
/// # Errors
/// 409 `plan_feature` with the smallest plan that has it, or `plan_limit` when the trial or plan has ended.
pub async fn check_feature(
    on: impl Run,
    site: &Site,
    org: &OrgId,
    feature: Feature,
    now: Timestamp,
) -> api::Result<()> {
    standing(on, site, org, now).await?.check(feature)
}

/// Checks that the plan of an organization includes the API by token.
///
/// # Errors
/// 403 `plan_feature`.
pub(crate) async fn check_api(on: impl Run, site: &Site, org: &OrgId, now: Timestamp) -> api::Result<()> {
    if !site.has_plan_limits {
        return Ok(());
    }
    let standing = standing(on, site, org, now).await?;
    if standing.has(Feature::Api) { Ok(()) } else { Err(standing.lacks(Feature::Api, api::Kind::Forbidden)) }
}

/// Returns true while work in the background may grow or go out: always, except after the end of a trial or plan.
pub async fn is_running(on: impl Run, site: &Site, org: &OrgId, now: Timestamp) -> db::Result<bool> {
    Ok(standing(on, site, org, now).await?.state != PlanState::Over)
}

/// Returns the agency that an organization draws on; `None` for an organization with a plan of its own.
pub async fn payer(on: impl Run, org: &OrgId) -> db::Result<Option<Payer>> {
    let plans = queries::find_plans(on, org).await?;
    Ok(plans.and_then(|plans| plans.payer).map(|(id, name, _)| Payer { id, name }))
}

/// Returns the organizations that draw on the same plan as `org`, itself among them.
pub async fn pool(tx: &mut Tx, org: &OrgId) -> db::Result<Vec<OrgId>> {
    let payer = payer(&mut *tx, org).await?.map(|payer| payer.id);
    queries::pool(tx, payer.as_ref().unwrap_or(org)).await
}

/// Makes concurrent writers of all organizations that draw on the same plan as `org` wait for each other.
pub async fn lock_pool(tx: &mut Tx, org: &OrgId) -> db::Result<()> {
    let payer = payer(&mut *tx, org).await?.map(|payer| payer.id);
    crate::removal::lock(tx, payer.as_ref().unwrap_or(org)).await.map(drop)
}

/// Limits the number of trials, including the organization opened in this transaction. The caller holds a lock on the
/// owner's profile or on the agency, so that organizations opened concurrently are counted.
///
/// # Errors
/// Fails with 409 `trial_limit`.
pub(crate) async fn check_trials(
    tx: &mut Tx,
    site: &Site,
    user: &auth::UserId,
    agency: Option<&OrgId>,
    now: Timestamp,
) -> api::Result<()> {
    if site.has_plan_limits && queries::count_trials(tx, user, agency, now).await? > rules::MAX_TRIALS {
        return Err(refusals::too_many_trials());
    }
    Ok(())
}

/// Returns the plan chosen at sign-up.
pub async fn chosen_by(on: impl Run, org: &OrgId) -> db::Result<Option<ChosenPlan>> {
    Ok(queries::find_plans(on, org).await?.and_then(|plans| plans.own.chosen()))
}

/// Returns true for an organization whose plan was set by the operator and has not ended.
pub async fn is_given(on: impl Run, org: &OrgId, now: Timestamp) -> db::Result<bool> {
    let own = queries::find_plans(on, org).await?.map(|plans| plans.own);
    Ok(own.is_some_and(|own| own.plan.is_some() && own.plan_ends_at.is_none_or(|at| at > now)))
}

/// Returns the end of the free trial of an organization.
pub async fn trial_end_of(on: impl Run, org: &OrgId) -> db::Result<Option<Timestamp>> {
    Ok(queries::find_plans(on, org).await?.and_then(|plans| plans.own.trial_ends_at))
}

/// Returns the plan status of the organization a user works in.
pub(crate) async fn standing_at_work(
    db: &Db,
    site: &Site,
    user: &auth::UserId,
    now: Timestamp,
) -> db::Result<Standing> {
    if !site.has_plan_limits {
        return Ok(Standing::UNLIMITED);
    }
    Ok(rules::standing(queries::find_plans_of_user(db, user).await?.map(queries::Plans::effective), now))
}

/// Returns every organization except demos, oldest first, with the plan status it has where limits apply.
pub async fn list(db: &Db, now: Timestamp) -> db::Result<Vec<Listed>> {
    let all = queries::list_plans(db).await?.into_iter();
    Ok(all
        .map(|(id, name, plan)| Listed { id, name, chosen: plan.chosen(), standing: rules::standing(Some(plan), now) })
        .collect())
}

/// Sets the plan of an organization until a time, or without an end; returns its name, or `None` when it does not
/// exist.
pub async fn set(tx: &mut Tx, org: &OrgId, plan: Plan, until: Option<Timestamp>) -> db::Result<Option<String>> {
    queries::set_plan(tx, org, plan, until).await
}
