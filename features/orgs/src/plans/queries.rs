//! SQL queries for plans.

use auth::UserId;
use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;

use super::types::{Kept, Plan};
use crate::OrgId;

/// Returns the stored plan of an organization.
pub(super) async fn kept(on: impl Run, org: &OrgId) -> Result<Option<Kept>> {
    query!(
        Kept,
        "select is_demo, trial_ends_at, chosen_plan as chosen, plan, plan_ends_at from orgs where id = $1",
        org
    )
    .lookup()
    .find(on)
    .await
}

/// Returns the stored plan of the organization a user works in.
pub(super) async fn kept_at_work(db: &Db, user: &UserId) -> Result<Option<Kept>> {
    query!(
        Kept,
        "select o.is_demo, o.trial_ends_at, o.chosen_plan as chosen, o.plan, o.plan_ends_at
         from profiles p join orgs o on o.id = p.org_id where p.id = $1",
        user
    )
    .lookup()
    .find(db)
    .await
}

struct Row {
    id: OrgId,
    name: String,
    is_demo: bool,
    trial_ends_at: Option<Timestamp>,
    chosen: Option<Plan>,
    plan: Option<Plan>,
    plan_ends_at: Option<Timestamp>,
}

/// Returns every organization except demos, oldest first.
pub(super) async fn all(db: &Db) -> Result<Vec<(OrgId, String, Kept)>> {
    let rows = query!(
        Row,
        "select id, name, is_demo, trial_ends_at, chosen_plan as chosen, plan, plan_ends_at from orgs where not is_demo
         order by created_at, id"
    );
    let rows = rows.all(db).await?.into_iter();
    Ok(rows
        .map(|Row { id, name, is_demo, trial_ends_at, chosen, plan, plan_ends_at }| {
            (id, name, Kept { is_demo, trial_ends_at, chosen, plan, plan_ends_at })
        })
        .collect())
}

/// Counts the organizations in trial that `user` owns, that belong to an agency `user` owns, or that belong to
/// `agency`.
pub(super) async fn tried(tx: &mut Tx, user: &UserId, agency: Option<&OrgId>, now: Timestamp) -> Result<i64> {
    let tried = query!(
        (i64,),
        "select count(*) from (
             select o.id from memberships m join orgs o on o.id = m.org_id
             where m.user_id = $1 and m.role = 'owner' and o.plan is null and o.trial_ends_at > $3
             union
             select c.id from memberships m join orgs c on c.agency_id = m.org_id
             where m.user_id = $1 and m.role = 'owner' and c.plan is null and c.trial_ends_at > $3
             union
             select c.id from orgs c where c.agency_id = $2 and c.plan is null and c.trial_ends_at > $3
         ) as tried",
        user,
        agency,
        now
    );
    Ok(tried.one(tx).await?.0)
}

/// Stores the plan chosen at sign-up.
pub(crate) async fn choose(tx: &mut Tx, org: &OrgId, plan: Plan) -> Result<()> {
    query!("update orgs set chosen_plan = $2 where id = $1", org, plan).run(tx).await.map(drop)
}

/// Sets the plan of an organization; returns its name, or `None` when it does not exist or is a demo.
pub(super) async fn set(tx: &mut Tx, org: &OrgId, plan: Plan, until: Option<Timestamp>) -> Result<Option<String>> {
    let found = query!(
        (String,),
        "update orgs set plan = $2, plan_ends_at = $3 where id = $1 and not is_demo returning name",
        org,
        plan,
        until
    );
    Ok(found.find(tx).await?.map(|(name,)| name))
}
