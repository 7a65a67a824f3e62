//! SQL queries for plans.

use std::collections::HashMap;

use auth::UserId;
use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;

use super::types::{ChosenPlan, Interval, Paid, Plan, PlanList, StoredPlan};
use crate::OrgId;

struct PlanRow {
    id: OrgId,
    name: String,
    is_demo: bool,
    agency_id: Option<OrgId>,
    trial_ends_at: Option<Timestamp>,
    chosen: Option<Plan>,
    chosen_list: Option<PlanList>,
    chosen_every: Option<Interval>,
    plan: Option<Plan>,
    plan_ends_at: Option<Timestamp>,
    subscription_id: Option<String>,
    paid_plan: Option<Plan>,
    paid_list: Option<PlanList>,
    status: Option<String>,
    extra_locations: i64,
    custom_reporting: bool,
    period_end: Option<Timestamp>,
    cancel_at: Option<Timestamp>,
    past_due_since: Option<Timestamp>,
}

impl PlanRow {
    fn into_stored_plan(self) -> StoredPlan {
        StoredPlan {
            is_demo: self.is_demo,
            agency_id: self.agency_id,
            trial_ends_at: self.trial_ends_at,
            chosen: self.chosen,
            chosen_list: self.chosen_list,
            chosen_every: self.chosen_every,
            plan: self.plan,
            plan_ends_at: self.plan_ends_at,
            paid: Paid {
                subscription_id: self.subscription_id,
                plan: self.paid_plan,
                list: self.paid_list,
                status: self.status,
                extra_locations: self.extra_locations,
                custom_reporting: self.custom_reporting,
                period_end: self.period_end,
                cancel_at: self.cancel_at,
                past_due_since: self.past_due_since,
            },
        }
    }
}

/// Builds a query for stored plans. `$before` joins the organizations as `o`; `$after` has the conditions and order.
macro_rules! plans {
    ($before:literal $after:literal $(, $argument:expr)*) => {
        query!(
            PlanRow,
            "select o.id, o.name, o.is_demo, o.agency_id, o.trial_ends_at, o.chosen_plan as chosen, o.chosen_list,
                    o.chosen_every, o.plan, o.plan_ends_at, b.subscription_id, b.plan as paid_plan,
                    b.list as paid_list, b.status, coalesce(b.extra_locations, 0) as extra_locations,
                    coalesce(b.custom_reporting, false) as custom_reporting, b.period_end, b.cancel_at,
                    b.past_due_since
             from " $before " left join org_billing b on b.org_id = o.id " $after
            $(, $argument)*
        )
    };
}

/// Stored plans that the limits of an organization depend on.
pub(super) struct Plans {
    /// Plan of the organization itself.
    pub(super) own: StoredPlan,
    /// Id, name and plan of the agency, if the organization draws on its plan.
    pub(super) payer: Option<(OrgId, String, StoredPlan)>,
}

impl Plans {
    /// Returns the plan whose limits apply.
    pub(super) fn effective(self) -> StoredPlan {
        self.payer.map_or(self.own, |(_, _, plan)| plan)
    }
}

/// Returns the plans of `org` from the rows of the organization and of its agency.
fn plans_of(rows: Vec<PlanRow>, org: &OrgId) -> Option<Plans> {
    let (mut own, mut others): (Vec<PlanRow>, Vec<PlanRow>) = rows.into_iter().partition(|row| row.id == *org);
    let own = own.pop()?.into_stored_plan();
    let payer = others.pop().filter(|row| own.payer() == Some(&row.id));
    Some(Plans { own, payer: payer.map(|row| (row.id.clone(), row.name.clone(), row.into_stored_plan())) })
}

/// Returns the stored plans that the limits of an organization depend on.
pub(super) async fn find_plans(on: impl Run, org: &OrgId) -> Result<Option<Plans>> {
    let rows = plans!("orgs s join orgs o on o.id = s.id or o.id = s.agency_id" "where s.id = $1", org);
    Ok(plans_of(rows.lookup().all(on).await?, org))
}

/// Returns the stored plans that the limits of each of these organizations depend on.
pub(super) async fn find_plans_of_each(db: &Db, orgs: &[OrgId]) -> Result<Vec<(OrgId, Plans)>> {
    let ids: Vec<String> = orgs.iter().map(ToString::to_string).collect();
    let rows = plans!(
        "orgs o"
        "where o.id = any($1) or o.id in (select c.agency_id from orgs c where c.id = any($1))",
        ids
    );
    let plans = rows.all(db).await?.into_iter();
    let plans = plans.map(|row| (row.id.clone(), (row.name.clone(), row.into_stored_plan())));
    let plans: HashMap<OrgId, (String, StoredPlan)> = plans.collect();
    let plans = |org: &OrgId| {
        let (_, own) = plans.get(org)?;
        let payer = own.payer().and_then(|payer| Some((payer.clone(), plans.get(payer)?)));
        let payer = payer.map(|(id, (name, plan))| (id, name.clone(), plan.clone()));
        Some((org.clone(), Plans { own: own.clone(), payer }))
    };
    Ok(orgs.iter().filter_map(plans).collect())
}

/// Returns the stored plans that the limits of a user's current organization depend on.
pub(super) async fn find_plans_of_user(db: &Db, user: &UserId) -> Result<Option<Plans>> {
    let rows = plans!(
        "profiles p join orgs s on s.id = p.org_id join orgs o on o.id = s.id or o.id = s.agency_id"
        "where p.id = $1 order by case when o.id = s.id then 1 else 0 end",
        user
    );
    let rows = rows.lookup().all(db).await?;
    let own = rows.last().map(|row| row.id.clone());
    Ok(own.and_then(|own| plans_of(rows, &own)))
}

/// Returns id, name and stored plan of every organization except demos, oldest first.
pub(super) async fn list_plans(db: &Db) -> Result<Vec<(OrgId, String, StoredPlan)>> {
    let rows = plans!("orgs o" "where not o.is_demo order by o.created_at, o.id").all(db).await?.into_iter();
    Ok(rows.map(|row| (row.id.clone(), row.name.clone(), row.into_stored_plan())).collect())
}

/// Returns the ids of an agency and of its clients that draw on its plan, because they have neither a plan nor a
/// subscription of their own.
pub(super) async fn pool(on: impl Run, payer: &OrgId) -> Result<Vec<OrgId>> {
    let ids = query!(
        (OrgId,),
        "select o.id from orgs o left join org_billing b on b.org_id = o.id
         where o.id = $1 or (o.agency_id = $1 and o.plan is null and b.subscription_id is null) order by o.id",
        payer
    );
    Ok(ids.lookup().all(on).await?.into_iter().map(|(id,)| id).collect())
}

/// Counts the organizations in trial that `user` owns, that belong to an agency `user` owns, or that belong to
/// `agency`. Clients of an agency with a subscription draw on it, and do not count.
pub(super) async fn count_trials(tx: &mut Tx, user: &UserId, agency: Option<&OrgId>, now: Timestamp) -> Result<i64> {
    let trials = query!(
        (i64,),
        "select count(*) from (
             select o.id from memberships m join orgs o on o.id = m.org_id
             where m.user_id = $1 and m.role = 'owner' and o.plan is null and o.trial_ends_at > $3
               and not exists (select 1 from org_billing b where b.org_id = o.id and b.subscription_id is not null)
             union
             select c.id from memberships m join orgs c on c.agency_id = m.org_id
             where m.user_id = $1 and m.role = 'owner' and c.plan is null and c.trial_ends_at > $3
               and not exists (select 1 from org_billing b where b.org_id = c.agency_id and b.subscription_id is not null)
             union
             select c.id from orgs c where c.agency_id = $2 and c.plan is null and c.trial_ends_at > $3
               and not exists (select 1 from org_billing b where b.org_id = c.agency_id and b.subscription_id is not null)
         ) as trials",
        user,
        agency,
        now
    );
    Ok(trials.one(tx).await?.0)
}

/// Stores the plan chosen at sign-up.
pub(crate) async fn store_chosen_plan(tx: &mut Tx, org: &OrgId, chosen: ChosenPlan) -> Result<()> {
    let ChosenPlan { plan, list, interval } = chosen;
    query!(
        "update orgs set chosen_plan = $2, chosen_list = $3, chosen_every = $4 where id = $1",
        org,
        plan,
        list,
        interval
    )
    .run(tx)
    .await
    .map(drop)
}

/// Sets the plan of an organization; returns its name, or `None` when it does not exist or is a demo.
pub(super) async fn set_plan(tx: &mut Tx, org: &OrgId, plan: Plan, until: Option<Timestamp>) -> Result<Option<String>> {
    let row = query!(
        (String,),
        "update orgs set plan = $2, plan_ends_at = $3 where id = $1 and not is_demo returning name",
        org,
        plan,
        until
    );
    Ok(row.find(tx).await?.map(|(name,)| name))
}
