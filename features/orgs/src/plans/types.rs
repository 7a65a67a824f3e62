//! Plans, and the plan status of an organization.

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

/// Plan state of an organization.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PlanState {
    /// Nothing is limited: the server has no billing, or the organization is a demo.
    Unlimited,
    /// Free trial of the Professional plan.
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
}

/// Organization with its plan status, for operators.
#[derive(Clone, Debug)]
pub struct Listed {
    /// Id of the organization.
    pub id: OrgId,
    /// Name of the organization.
    pub name: String,
    /// Plan chosen at sign-up.
    pub chosen: Option<Plan>,
    /// Plan status.
    pub standing: Standing,
}

/// Stored plan of an organization.
#[derive(Clone, Debug)]
pub(super) struct Kept {
    pub(super) is_demo: bool,
    pub(super) trial_ends_at: Option<Timestamp>,
    pub(super) chosen: Option<Plan>,
    pub(super) plan: Option<Plan>,
    pub(super) plan_ends_at: Option<Timestamp>,
}
