//! Plans, what they include, and the plan status of an organization.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::OrgId;

db::stored! {
    /// Plans of the pricing page, smallest first.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    pub enum Plan {
        /// For one location.
        Starter = "starter",
        /// For a few locations.
        Professional = "professional",
        /// For any number of locations.
        Enterprise = "enterprise",
    }
}

db::stored! {
    /// Price lists.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    pub enum PlanList {
        /// The whole product.
        #[default]
        Everything = "everything",
        /// The Business Profile only.
        Profile = "profile",
    }
}

db::stored! {
    /// Billing periods.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = BillingInterval)]
    pub enum Interval {
        /// Paid every month.
        #[default]
        Month = "month",
        /// Paid every year.
        Year = "year",
    }
}

/// Shortest interval at which a plan sends reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReportEvery {
    /// Once a month.
    Month,
    /// Once a week.
    Week,
    /// Every day.
    Day,
}

/// Feature that only some plans include.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = PlanFeature)]
pub enum Feature {
    /// Citations in directories.
    Citations,
    /// Landing pages.
    Pages,
    /// Requests for reviews.
    Requests,
    /// Reviews of other sources than Google.
    OtherReviews,
    /// Heatmaps.
    Heatmaps,
    /// Posts at a chosen time.
    PostScheduling,
    /// Drafts of replies and posts.
    Drafting,
    /// Reports under the organization's own brand.
    WhiteLabel,
    /// The API by token.
    Api,
}

/// Limits and features of an organization.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = PlanLimits)]
pub struct Entitlements {
    /// Maximum number of locations; null without a limit, 0 if no location can be added.
    #[schema(required)]
    pub locations: Option<i64>,
    /// Maximum number of directories per location; null without a limit.
    #[schema(required)]
    pub directories: Option<i64>,
    /// Maximum number of landing pages; null without a limit, 0 if none can be published.
    #[schema(required)]
    pub landing_pages: Option<i64>,
    /// Shortest interval of scheduled reports; null if none are sent.
    #[schema(required)]
    pub report_every: Option<ReportEvery>,
    /// Citations in directories.
    pub citations: bool,
    /// Landing pages.
    pub pages: bool,
    /// Requests for reviews.
    pub requests: bool,
    /// Reviews of other sources than Google.
    pub other_reviews: bool,
    /// Heatmaps.
    pub heatmaps: bool,
    /// Posts at a chosen time.
    pub post_scheduling: bool,
    /// Drafts of replies and posts.
    pub drafting: bool,
    /// Reports under the organization's own brand.
    pub white_label: bool,
    /// The API by token.
    pub api: bool,
}

/// Plan state of an organization.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PlanState {
    /// Nothing is limited: the server has no billing, or the organization is a demo.
    Unlimited,
    /// Free trial.
    Trial,
    /// The plan is active.
    Active,
    /// The trial or plan has ended: data can be read, changed, exported and deleted, but not added.
    Over,
}

/// Plan status of an organization.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = PlanStanding)]
pub struct Standing {
    /// State of the plan.
    pub state: PlanState,
    /// Plan whose limits apply, or the plan that ended; null without limits, and after a trial.
    #[schema(required)]
    pub plan: Option<Plan>,
    /// End of the trial or plan, in the future or past; null without an end.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub ends_at: Option<Timestamp>,
    /// Price list of the plan.
    #[serde(skip)]
    pub list: PlanList,
    /// Locations bought beside those of the plan.
    #[serde(skip)]
    pub extra_locations: i64,
    /// True with the add-on of own templates and own brand.
    #[serde(skip)]
    pub custom_reporting: bool,
}

/// Agency whose plan its clients draw on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = PlanPayer)]
pub struct Payer {
    /// Id of the agency.
    #[schema(value_type = String)]
    pub id: OrgId,
    /// Name of the agency.
    pub name: String,
}

/// Organization with its plan status, for operators.
#[derive(Clone, Debug)]
pub struct Listed {
    /// Id of the organization.
    pub id: OrgId,
    /// Name of the organization.
    pub name: String,
    /// Plan chosen at sign-up.
    pub chosen: Option<ChosenPlan>,
    /// Plan status.
    pub standing: Standing,
}

/// Plan chosen on the public site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ChosenPlan {
    /// Plan.
    pub plan: Plan,
    /// Price list.
    pub list: PlanList,
    /// Billing period.
    pub interval: Interval,
}

/// Stored plan of an organization.
#[derive(Clone, Debug)]
pub(super) struct StoredPlan {
    pub(super) is_demo: bool,
    pub(super) agency_id: Option<OrgId>,
    pub(super) trial_ends_at: Option<Timestamp>,
    pub(super) chosen: Option<Plan>,
    pub(super) chosen_list: Option<PlanList>,
    pub(super) chosen_every: Option<Interval>,
    /// Plan set by the operator.
    pub(super) plan: Option<Plan>,
    pub(super) plan_ends_at: Option<Timestamp>,
    pub(super) paid: Paid,
}

impl StoredPlan {
    /// Returns the plan chosen at sign-up.
    pub(super) fn chosen(&self) -> Option<ChosenPlan> {
        let (list, interval) = (self.chosen_list.unwrap_or_default(), self.chosen_every.unwrap_or_default());
        self.chosen.map(|plan| ChosenPlan { plan, list, interval })
    }

    /// Returns the agency whose plan counts: for a client without a plan and a subscription of its own.
    pub(super) fn payer(&self) -> Option<&OrgId> {
        let has_own = self.plan.is_some() || self.paid.subscription_id.is_some();
        self.agency_id.as_ref().filter(|_| !has_own && !self.is_demo)
    }
}

/// Subscription of an organization, as Stripe said last. Without one, everything is empty.
#[derive(Clone, Debug, Default)]
pub(super) struct Paid {
    pub(super) subscription_id: Option<String>,
    pub(super) plan: Option<Plan>,
    pub(super) list: Option<PlanList>,
    pub(super) status: Option<String>,
    pub(super) extra_locations: i64,
    pub(super) custom_reporting: bool,
    pub(super) period_end: Option<Timestamp>,
    pub(super) cancel_at: Option<Timestamp>,
    pub(super) past_due_since: Option<Timestamp>,
}
