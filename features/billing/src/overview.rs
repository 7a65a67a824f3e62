//! State of the subscription, as the API shows it.

use api::App;
use jiff::Timestamp;
use orgs::{
    OrgId,
    plans::{self, PlanState, grace_end},
};

use crate::{
    catalog::amount_of,
    queries,
    types::{Billing, BillingRow, BillingState, Choice},
};

/// Returns the subscription of an organization.
pub(crate) async fn state(app: &App, org: &OrgId) -> api::Result<Billing> {
    let now = app.now();
    let row = queries::find_row(&app.db, org).await?.unwrap_or_default();
    let standing = plans::standing(&app.db, &app.site, org, now).await?;
    let agency = plans::payer(&app.db, org).await?;
    let chosen = plans::chosen_by(&app.db, org).await?;
    let trial_end = plans::trial_end_of(&app.db, org).await?;
    let is_given = plans::is_given(&app.db, org, now).await?;
    let state = match standing.state {
        PlanState::Unlimited => BillingState::Off,
        _ if is_given => BillingState::Off,
        _ if agency.is_none() && row.has_begun() => state_of(&row, now),
        PlanState::Trial => BillingState::Trial,
        PlanState::Active => BillingState::Active,
        PlanState::Over => BillingState::Over,
    };
    let (plan, list) = match &agency {
        Some(_) => (standing.plan, standing.plan.map(|_| standing.list)),
        None => (row.plan, row.list),
    };
    Ok(Billing {
        state,
        plan,
        list,
        interval: row.every,
        currency: row.currency,
        extra_locations: row.extra_locations,
        custom_reporting: row.custom_reporting,
        premium_support: row.premium_support,
        amount: choice_of(&row).map(|choice| amount_of(&choice)),
        period_end: row.period_end,
        trial_ends_at: row.trial_end.or(trial_end),
        cancel_at: row.cancel_at,
        past_due_since: row.past_due_since,
        pauses_at: row.past_due_since.map(grace_end),
        chosen,
        agency,
        version: row.version,
    })
}

/// Returns what an organization has bought, if it is complete.
pub(crate) fn choice_of(row: &BillingRow) -> Option<Choice> {
    Some(Choice {
        plan: row.plan?,
        list: row.list?,
        interval: row.every?,
        currency: row.currency?,
        extra_locations: row.extra_locations,
        custom_reporting: row.custom_reporting,
        premium_support: row.premium_support,
    })
}

fn state_of(row: &BillingRow, now: Timestamp) -> BillingState {
    match row.status.as_deref() {
        Some("past_due") if row.past_due_since.map(grace_end).is_some_and(|end| end <= now) => BillingState::Over,
        Some("past_due") => BillingState::PastDue,
        Some("paused") => BillingState::Paused,
        Some("canceled" | "unpaid") => BillingState::Over,
        _ if row.cancel_at.is_some() => BillingState::Canceled,
        Some("trialing") => BillingState::Trial,
        _ => BillingState::Active,
    }
}

impl BillingRow {
    /// Returns true for a subscription that was begun, be it over.
    pub(crate) fn has_begun(&self) -> bool {
        let is_begun = !matches!(self.status.as_deref(), None | Some("incomplete" | "incomplete_expired"));
        self.subscription_id.is_some() && self.plan.is_some() && is_begun
    }
}
