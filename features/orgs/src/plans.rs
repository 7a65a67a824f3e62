//! Plans: what organizations may do where they are billed, and for how long. Elsewhere nothing is limited.

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

/// Where an organization stands with its plan.
pub async fn standing(on: impl Run, site: &Site, org: &OrgId, now: Timestamp) -> db::Result<Standing> {
    if !site.has_plan_limits {
        return Ok(Standing::UNLIMITED);
    }
    Ok(rules::standing(queries::kept(on, org).await?, now))
}

/// Makes sure that nobody tries without end: an organization that was just opened in this transaction must not be one too
/// many of those in trial. What the owner or the agency has is locked by then.
///
/// # Errors
/// 409 `trial_limit`.
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

/// The plan that was chosen at sign-up.
pub async fn chosen_by(on: impl Run, org: &OrgId) -> db::Result<Option<Plan>> {
    Ok(queries::kept(on, org).await?.and_then(|kept| kept.chosen.0))
}

/// The same of the organization that a user works in now.
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

/// Every organization that is no demo, the oldest first, and where it would stand if limits counted.
pub async fn list(db: &Db, now: Timestamp) -> db::Result<Vec<Listed>> {
    let all = queries::all(db).await?.into_iter();
    Ok(all
        .map(|(id, name, kept)| Listed { id, name, chosen: kept.chosen.0, standing: rules::standing(Some(kept), now) })
        .collect())
}

/// Gives an organization a plan until a time, or without an end; `None` when there is no such organization, else its name.
pub async fn set(tx: &mut Tx, org: &OrgId, plan: Plan, until: Option<Timestamp>) -> db::Result<Option<String>> {
    queries::set(tx, org, plan, until).await
}
