//! Tasks: what a person has to do in a directory.

use jiff::Timestamp;
use locations::LocationId;
use orgs::UserId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    field::NapField,
    ids::{DirectoryId, TaskId},
};

db::stored! {
    /// Kind of a task.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = CitationTaskKind)]
    pub(crate) enum TaskKind {
        /// Create a missing listing.
        Create = "create",
        /// Correct a listing.
        Fix = "fix",
        /// Have a duplicate removed.
        Remove = "remove",
    }
}

db::stored! {
    /// State of a task.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = CitationTaskState)]
    pub(crate) enum TaskState {
        /// To do.
        ToDo = "to_do",
        /// Submitted to the directory.
        Submitted = "submitted",
        /// Waits for a link in an email.
        AwaitingEmail = "awaiting_email",
        /// Waits for a call.
        AwaitingPhone = "awaiting_phone",
        /// Waits for a letter.
        AwaitingPost = "awaiting_post",
        /// Waits for a document.
        AwaitingDocument = "awaiting_document",
        /// Done: the directory shows what it should.
        Live = "live",
        /// Shows something wrong again.
        NeedsFix = "needs_fix",
        /// Refused by the directory.
        Rejected = "rejected",
        /// The directory does not list such businesses.
        NotApplicable = "not_applicable",
        /// Put aside.
        Paused = "paused",
    }
}

/// Member.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = CitationPerson)]
pub(crate) struct Person {
    /// Id.
    #[schema(value_type = String)]
    pub(crate) id: UserId,
    /// Name; null for someone who left.
    #[schema(required)]
    pub(crate) name: Option<String>,
}

/// Location of a task.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = CitationTaskLocation)]
pub(crate) struct LocationRef {
    /// Id.
    #[schema(value_type = String)]
    pub(crate) id: LocationId,
    /// Name.
    pub(crate) name: String,
    /// City.
    pub(crate) city: String,
}

/// Directory of a task.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = CitationTaskDirectory)]
pub(crate) struct DirectoryRef {
    /// Id.
    pub(crate) id: DirectoryId,
    /// Name.
    pub(crate) name: String,
    /// Domain.
    pub(crate) domain: String,
    /// Weight: 1 (heaviest) to 5.
    pub(crate) tier: i64,
}

/// Task in the database.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TaskRow {
    pub(crate) id: TaskId,
    pub(crate) location_id: LocationId,
    pub(crate) directory_id: DirectoryId,
    pub(crate) kind: TaskKind,
    pub(crate) state: TaskState,
    pub(crate) reason: Option<String>,
    pub(crate) fields: serde_json::Value,
    pub(crate) assignee_id: Option<UserId>,
    pub(crate) note: Option<String>,
    pub(crate) due_at: Option<Timestamp>,
    pub(crate) rank: i64,
    pub(crate) created_at: Timestamp,
    pub(crate) updated_at: Timestamp,
}

/// Task: one per location and directory.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = CitationTask)]
pub(crate) struct Task {
    /// Id.
    pub(crate) id: TaskId,
    /// Kind.
    pub(crate) kind: TaskKind,
    /// State.
    pub(crate) state: TaskState,
    /// Reason of the state, such as why the directory refused.
    #[schema(required)]
    pub(crate) reason: Option<String>,
    /// Location.
    pub(crate) location: LocationRef,
    /// Directory.
    pub(crate) directory: DirectoryRef,
    /// Fields to correct; empty for a listing to create or remove.
    pub(crate) fields: Vec<NapField>,
    /// Assignee.
    #[schema(required)]
    pub(crate) assignee: Option<Person>,
    /// Internal note.
    #[schema(required)]
    pub(crate) note: Option<String>,
    /// Time by which it is due.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) due_at: Option<Timestamp>,
    /// True when that time has passed.
    pub(crate) is_overdue: bool,
    /// States that a person can set next.
    pub(crate) next_states: Vec<TaskState>,
    /// Time at which it was created.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) created_at: Timestamp,
    /// Time of the last change.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) updated_at: Timestamp,
}

/// Change of a task. Fields that are left out stay; null empties them.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = CitationTaskPatch)]
#[expect(clippy::option_option, reason = "left out, null, or a value")]
pub(crate) struct TaskPatch {
    /// State.
    pub(crate) state: Option<TaskState>,
    /// Reason of the state.
    #[schema(max_length = 500)]
    pub(crate) reason: Option<String>,
    /// Assignee.
    #[serde(deserialize_with = "locations::nullable")]
    #[schema(value_type = Option<String>)]
    pub(crate) assignee_id: Option<Option<UserId>>,
    /// Time by which it is due.
    #[serde(deserialize_with = "locations::nullable")]
    #[schema(value_type = Option<String>, format = DateTime)]
    pub(crate) due_at: Option<Option<Timestamp>>,
    /// Internal note.
    #[serde(deserialize_with = "locations::nullable")]
    #[schema(value_type = Option<String>, max_length = 2000)]
    pub(crate) note: Option<Option<String>>,
}

/// Locations whose wrong and missing listings become tasks.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = CitationPlan)]
pub(crate) struct Plan {
    /// Locations, at most 500.
    #[schema(value_type = Vec<String>, max_items = 500)]
    pub(crate) location_ids: Vec<LocationId>,
    /// True for all locations that the member sees.
    pub(crate) all: bool,
}

/// Result of a plan.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = CitationPlanned)]
pub(crate) struct Planned {
    /// Number of new tasks.
    pub(crate) created: i64,
    /// Number of tasks that were there already.
    pub(crate) existing: i64,
}
