//! Work of members on a review: assignment, due time and state.

use jiff::Timestamp;
use orgs::UserId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::ReviewMember;

db::stored! {
    /// State of the work on a review.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = ReviewWorkState)]
    pub enum WorkState {
        /// A member has to do something.
        Open = "open",
        /// The work goes on once another person has answered.
        Waiting = "waiting",
        /// Nothing is left to do. A reply ends the work; a review that its author changed, or that is shown again, is open.
        Done = "done",
    }
}

/// Assignment of a review to a member.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = ReviewAssignment)]
pub struct Assignment {
    /// Member to whom the review is assigned; null without one.
    #[schema(required)]
    pub assignee: Option<ReviewMember>,
    /// Time until which it is to be done; null without one.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub due_at: Option<Timestamp>,
    /// State of the work.
    pub state: WorkState,
    /// Version, to be named by the next change.
    pub version: i64,
}

/// Change of an assignment.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = ReviewAssignmentChange)]
pub(crate) struct AssignmentChange {
    /// Member who may reply to reviews of the location; null to unassign the review.
    #[schema(value_type = Option<String>)]
    pub(crate) assignee: Option<UserId>,
    /// Time until which it is to be done, at most two years from now; null for none.
    #[schema(value_type = Option<String>, format = DateTime)]
    pub(crate) due_at: Option<Timestamp>,
    /// State of the work.
    pub(crate) state: WorkState,
    /// Version of the assignment that is changed.
    pub(crate) version: i64,
}

/// Members of the organization who see a location.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = ReviewColleagueList)]
pub(crate) struct ColleagueList {
    /// By name.
    pub(crate) items: Vec<Colleague>,
}

/// Member of the organization who sees a location.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = ReviewColleague)]
pub(crate) struct Colleague {
    /// Id of the user.
    #[schema(value_type = String)]
    pub(crate) id: UserId,
    /// Name.
    pub(crate) name: String,
    /// True for a member who may reply there, and thus be assigned its reviews.
    pub(crate) may_be_assigned: bool,
}
