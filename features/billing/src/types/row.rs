//! Rows of the database.

use jiff::Timestamp;
use orgs::plans::{Interval, Plan, PlanList};
use serde::{Deserialize, Serialize};

use super::Currency;

db::id! {
    /// Id of a step.
    StepId
}

/// Subscription of an organization, as Stripe said last.
#[derive(Clone, Debug, Default)]
pub(crate) struct BillingRow {
    pub(crate) customer_id: Option<String>,
    pub(crate) subscription_id: Option<String>,
    pub(crate) session_id: Option<String>,
    pub(crate) plan: Option<Plan>,
    pub(crate) list: Option<PlanList>,
    pub(crate) every: Option<Interval>,
    pub(crate) currency: Option<Currency>,
    pub(crate) status: Option<String>,
    pub(crate) extra_locations: i64,
    pub(crate) custom_reporting: bool,
    pub(crate) premium_support: bool,
    pub(crate) period_end: Option<Timestamp>,
    pub(crate) trial_end: Option<Timestamp>,
    pub(crate) cancel_at: Option<Timestamp>,
    pub(crate) past_due_since: Option<Timestamp>,
    pub(crate) version: i64,
}

/// Subscription as Stripe returns it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SubscriptionTerms {
    pub(crate) subscription_id: String,
    pub(crate) plan: Option<Plan>,
    pub(crate) list: Option<PlanList>,
    pub(crate) every: Option<Interval>,
    pub(crate) currency: Option<Currency>,
    pub(crate) status: String,
    pub(crate) extra_locations: i64,
    pub(crate) custom_reporting: bool,
    pub(crate) premium_support: bool,
    pub(crate) period_end: Option<Timestamp>,
    pub(crate) trial_end: Option<Timestamp>,
    pub(crate) cancel_at: Option<Timestamp>,
}

impl BillingRow {
    /// Returns true for a subscription that still runs, be it unpaid for the moment.
    pub(crate) fn is_live(&self) -> bool {
        let is_live = |status: &String| matches!(status.as_str(), "trialing" | "active" | "past_due");
        self.subscription_id.is_some() && self.status.as_ref().is_some_and(is_live)
    }
}

db::stored! {
    /// Calls to Stripe that change a payment.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub(crate) enum StepKind {
        /// Checkout of a new subscription.
        Checkout = "checkout",
        /// Change of the subscription.
        Change = "change",
        /// Cancelation at the end of the period.
        Cancel = "cancel",
        /// Withdrawal of the cancelation.
        Resume = "resume",
    }
}

/// Call to Stripe whose outcome is not known yet. Its id is the idempotency key.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub(crate) id: StepId,
    pub(crate) kind: StepKind,
    pub(crate) path: String,
    pub(crate) form: String,
    pub(crate) created_at: Timestamp,
}
