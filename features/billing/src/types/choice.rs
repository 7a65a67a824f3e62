//! Choice of a plan with its add-ons.

use jiff::Timestamp;
use orgs::plans::{Interval, Plan, PlanList};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

db::stored! {
    /// Currencies.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = BillingCurrency)]
    pub(crate) enum Currency {
        /// US dollar.
        Usd = "usd",
        /// Euro.
        Eur = "eur",
    }
}

/// Plan with its add-ons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = BillingChoice)]
#[serde(deny_unknown_fields)]
pub(crate) struct Choice {
    /// Plan.
    pub(crate) plan: Plan,
    /// Price list. The plans of `profile` are paid by the month.
    pub(crate) list: PlanList,
    /// Billing period.
    pub(crate) interval: Interval,
    /// Currency. A subscription keeps its currency.
    pub(crate) currency: Currency,
    /// Locations beside those of the plan, 0 to 10,000; 0 for Enterprise, which has no limit.
    #[serde(default)]
    #[schema(minimum = 0, maximum = 10_000)]
    pub(crate) extra_locations: i64,
    /// Own templates and brand of reports.
    #[serde(default)]
    pub(crate) custom_reporting: bool,
    /// Premium support.
    #[serde(default)]
    pub(crate) premium_support: bool,
}

/// Change of a subscription, as it was shown by a preview.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = BillingChange)]
#[serde(deny_unknown_fields)]
pub(crate) struct Change {
    /// Plan.
    pub(crate) plan: Plan,
    /// Price list. The plans of `profile` are paid by the month.
    pub(crate) list: PlanList,
    /// Billing period.
    pub(crate) interval: Interval,
    /// Currency of the subscription.
    pub(crate) currency: Currency,
    /// Locations beside those of the plan, 0 to 10,000; 0 for Enterprise, which has no limit.
    #[serde(default)]
    #[schema(minimum = 0, maximum = 10_000)]
    pub(crate) extra_locations: i64,
    /// Own templates and brand of reports.
    #[serde(default)]
    pub(crate) custom_reporting: bool,
    /// Premium support.
    #[serde(default)]
    pub(crate) premium_support: bool,
    /// `proration_at` of the preview, at most an hour old.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) proration_at: Timestamp,
}

impl Change {
    /// Returns the plan with its add-ons.
    pub(crate) fn choice(&self) -> Choice {
        Choice {
            plan: self.plan,
            list: self.list,
            interval: self.interval,
            currency: self.currency,
            extra_locations: self.extra_locations,
            custom_reporting: self.custom_reporting,
            premium_support: self.premium_support,
        }
    }
}

/// Return from the checkout.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = BillingReturn)]
#[serde(deny_unknown_fields)]
pub(crate) struct BillingReturn {
    /// Id of the checkout session, from the address of the page.
    #[schema(min_length = 1, max_length = 255)]
    pub(crate) session_id: String,
}

/// Page of the customer portal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = PortalFlow)]
pub(crate) enum Flow {
    /// Change of the payment method.
    PaymentMethod,
    /// Name, address and tax ids.
    Customer,
    /// Everything.
    Home,
}

/// Request for the customer portal.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PortalRequest {
    /// Page to open.
    pub(crate) flow: Flow,
}
