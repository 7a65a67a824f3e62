//! State of the subscription, and prices.

use jiff::Timestamp;
use orgs::plans::{ChosenPlan, Interval, Payer, Plan, PlanList};
use serde::Serialize;
use utoipa::ToSchema;

use super::Currency;

/// State of the subscription.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum BillingState {
    /// Nothing is billed: a demo, or a plan given by the operator.
    Off,
    /// Trial, with or without a chosen plan.
    Trial,
    /// Paid.
    Active,
    /// A payment failed; everything works until `pauses_at`.
    PastDue,
    /// The trial of the subscription ended without a payment method.
    Paused,
    /// Canceled; everything works until `cancel_at`.
    Canceled,
    /// The trial or plan has ended.
    Over,
}

/// Subscription of the organization.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Billing {
    /// State.
    pub(crate) state: BillingState,
    /// Plan; null while none is bought.
    #[schema(required)]
    pub(crate) plan: Option<Plan>,
    /// Price list; null while none is bought.
    #[schema(required)]
    pub(crate) list: Option<PlanList>,
    /// Billing period; null while none is bought.
    #[schema(required)]
    pub(crate) interval: Option<Interval>,
    /// Currency; null while none is bought.
    #[schema(required)]
    pub(crate) currency: Option<Currency>,
    /// Locations bought beside those of the plan.
    pub(crate) extra_locations: i64,
    /// Own templates and brand of reports.
    pub(crate) custom_reporting: bool,
    /// Premium support.
    pub(crate) premium_support: bool,
    /// Price per billing period before taxes and discounts, in the smallest unit; null while none is bought.
    #[schema(required)]
    pub(crate) amount: Option<i64>,
    /// End of the period that is paid for.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) period_end: Option<Timestamp>,
    /// End of the trial, in the future or past.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) trial_ends_at: Option<Timestamp>,
    /// Time at which the subscription ends; null unless it was canceled.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) cancel_at: Option<Timestamp>,
    /// Time of the first failed payment.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) past_due_since: Option<Timestamp>,
    /// Time at which a failed payment ends the plan.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) pauses_at: Option<Timestamp>,
    /// Plan chosen on the public site.
    #[schema(required)]
    pub(crate) chosen: Option<ChosenPlan>,
    /// Agency that pays; null for an organization that pays itself.
    #[schema(required)]
    pub(crate) agency: Option<Payer>,
    /// Version, which every change raises.
    pub(crate) version: i64,
}

/// Price of a product.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct BillingPrice {
    /// Key, such as `professional_yearly`.
    pub(crate) key: String,
    /// Product: `starter`, `professional`, `enterprise`, each with `profile_` before it for the other list;
    /// `extra_location`, `premium_support`, `custom_reporting`.
    pub(crate) product: String,
    /// Billing period.
    pub(crate) interval: Interval,
    /// Dollars per billing period, in cents, before taxes.
    pub(crate) usd: i64,
    /// Euros per billing period, in cents, before taxes.
    pub(crate) eur: i64,
}

/// All prices.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct BillingPrices {
    /// Days of the free trial.
    pub(crate) trial_days: i64,
    /// Prices.
    pub(crate) items: Vec<BillingPrice>,
}

/// Page at Stripe to open in the same window.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = BillingLink)]
pub(crate) struct Link {
    /// Address. It works for a short time only.
    pub(crate) url: String,
}

/// Checkout to open in the same window.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct OpenedCheckout {
    /// Address. It works for an hour.
    pub(crate) url: String,
    /// End of the trial; null if the first period is charged at once.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) trial_ends_at: Option<Timestamp>,
}
