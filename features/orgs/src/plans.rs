//! Plans: limits and trial of organizations on servers with billing. Other servers have no limits.

mod queries;
mod rules;
mod types;

use api::Site;
use db::{Db, Run, Tx};
use jiff::Timestamp;

use crate::OrgId;

pub use types::{Listed, Plan, PlanState, Standing};

pub(crate) use queries::choose;
pub(crate) use rules::{chosen, trial_end};

/// Returns the plan status of an organization.
pub async fn standing(on: impl Run, site: &Site, org: &OrgId, now: Timestamp) -> db::Result<Standing> {
    if !site.has_plan_limits {
        return Ok(Standing::UNLIMITED);
    }
    Ok(rules::standing(queries::kept(on, org).await?, now))
}

/// Limits the number of trials, including the organization opened in this transaction. The caller holds a lock on the
/// owner's profile or on the agency, so that organizations opened concurrently are counted.
///
/// # Errors
/// Fails with 409 `trial_limit`.
pub(crate) async fn look_at_trials(
    tx: &mut Tx,
    site: &Site,
    user: &auth::UserId,
    agency: Option<&OrgId>,
    now: Timestamp,
) -> api::Result<()> {
    if site.has_plan_limits && queries::tried(tx, user, agency, now).await? > rules::MOST_TRIALS {
        return Err(rules::too_many_trials());
    }
    Ok(())
}

/// Returns the plan chosen at sign-up.
pub async fn chosen_by(on: impl Run, org: &OrgId) -> db::Result<Option<Plan>> {
    Ok(queries::kept(on, org).await?.and_then(|kept| kept.chosen))
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
    Ok(rules::standing(queries::kept_at_work(db, user).await?, now))
}

/// Returns every organization except demos, oldest first, with the plan status it has where limits apply.
pub async fn list(db: &Db, now: Timestamp) -> db::Result<Vec<Listed>> {
    let all = queries::all(db).await?.into_iter();
    Ok(all
        .map(|(id, name, kept)| Listed { id, name, chosen: kept.chosen, standing: rules::standing(Some(kept), now) })
        .collect())
}

/// Sets the plan of an organization until a time, or without an end; returns its name, or `None` when it does not
/// exist.
pub async fn set(tx: &mut Tx, org: &OrgId, plan: Plan, until: Option<Timestamp>) -> db::Result<Option<String>> {
    queries::set(tx, org, plan, until).await
}
