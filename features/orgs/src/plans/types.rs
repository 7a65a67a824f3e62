//! What a plan is, and where an organization stands with it.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::OrgId;

/// A plan of the pricing page, the smallest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Plan {
    /// One shop.
    Starter,
    /// A handful.
    Professional,
    /// Any number.
    Enterprise,
}

/// A plan as it is kept: its name, null for none.
#[derive(Clone, Copy, Debug)]
pub(super) struct Noted(pub(super) Option<Plan>);

impl db::Column for Noted {
    fn read(row: &db::Row, at: usize) -> db::Result<Self> {
        let plan = Option::<String>::read(row, at)?.map(|text| text.parse());
        plan.transpose().map(Self).map_err(db::Error::Unreadable)
    }
}

/// Where an organization stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PlanState {
    /// Nothing is limited: nobody is billed here, or it is a demo.
    Unlimited,
    /// It tries everything of the Professional plan.
    Trial,
    /// It has a plan.
    Active,
    /// Trial or plan are over: what is there can be seen, changed, exported and deleted, but nothing can be added.
    Over,
}

/// Where an organization stands with its plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = PlanStanding)]
pub struct Standing {
    /// Where.
    pub state: PlanState,
    /// The plan whose limits count, or the one that is over; null where nothing is limited, and when a trial is over.
    #[schema(required)]
    pub plan: Option<Plan>,
    /// When the trial or the plan ends or ended; null for what has no end.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub ends_at: Option<Timestamp>,
}

/// What the operator is told of an organization.
#[derive(Clone, Debug)]
pub struct Listed {
    /// Names it.
    pub id: OrgId,
    /// Its name.
    pub name: String,
    /// What somebody chose at sign-up.
    pub chosen: Option<Plan>,
    /// Where it stands.
    pub standing: Standing,
}

/// What is kept of an organization's plan.
#[derive(Clone, Debug)]
pub(super) struct Kept {
    pub(super) is_demo: bool,
    pub(super) trial_ends_at: Option<Timestamp>,
    pub(super) chosen: Noted,
    pub(super) plan: Noted,
    pub(super) plan_ends_at: Option<Timestamp>,
}
