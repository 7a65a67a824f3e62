//! Every statement about plans.

use auth::UserId;
use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;

use super::types::{Kept, Noted, Plan};
use crate::OrgId;

/// What is kept of an organization's plan.
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

/// The same of the organization that a user works in now.
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
    chosen: Noted,
    plan: Noted,
    plan_ends_at: Option<Timestamp>,
}

/// Every organization that is no demo, the oldest first.
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

/// How many organizations are in trial that somebody owns, that an agency of theirs looks after, or that this agency does.
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

/// Keeps what somebody chose at sign-up.
pub(crate) async fn choose(tx: &mut Tx, org: &OrgId, plan: Plan) -> Result<()> {
    query!("update orgs set chosen_plan = $2 where id = $1", org, plan.as_str()).run(tx).await.map(drop)
}

/// Gives a plan to an organization; its name, if it is there.
pub(super) async fn set(tx: &mut Tx, org: &OrgId, plan: Plan, until: Option<Timestamp>) -> Result<Option<String>> {
    let found = query!(
        (String,),
        "update orgs set plan = $2, plan_ends_at = $3 where id = $1 and not is_demo returning name",
        org,
        plan.as_str(),
        until
    );
    Ok(found.find(tx).await?.map(|(name,)| name))
}
