//! What a change of many locations is, for the API and the database.

use hours::{GivenSpecial, Special};
use jiff::Timestamp;
use locations::{Author, Filters, LabelId, LocationId, nullable};
use orgs::UserId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

db::id!(
    /// Names a bulk edit.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    BulkId
);

/// A change of many locations to be made.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(crate) struct NewBulk {
    /// Which locations.
    pub(crate) scope: Scope,
    /// Locations that are left out, at most 1,000.
    #[serde(default)]
    pub(crate) except: Vec<LocationId>,
    /// How many that are, as far as the caller knows.
    pub(crate) expected: i64,
    /// What is to happen to them.
    #[serde(deserialize_with = "api::object")]
    pub(crate) action: NewAction,
}

/// Which locations: some by their ids, or all that match filters now.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = BulkScope)]
pub(crate) enum Scope {
    /// These, at most 1,000.
    Ids(Vec<LocationId>),
    /// All that match.
    Filters(Filters),
}

/// What is to happen to each location, as it was said.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[schema(as = NewBulkAction)]
pub(crate) enum NewAction {
    /// It is changed.
    Edit {
        /// How.
        #[serde(deserialize_with = "api::object")]
        changes: GivenChanges,
    },
    /// It is deleted; it can be restored for 30 days.
    Delete,
}

/// What is to be changed about each location: a field left out stays, null empties it.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = NewBulkChanges)]
#[expect(clippy::option_option, reason = "left out, null and given are three things")]
pub(crate) struct GivenChanges {
    /// Category, at most 100 characters.
    #[serde(deserialize_with = "nullable")]
    #[schema(max_length = 100)]
    pub(crate) category: Option<Option<String>>,
    /// Address of the website, at most 500 characters.
    #[serde(deserialize_with = "nullable")]
    #[schema(max_length = 500)]
    pub(crate) website: Option<Option<String>>,
    /// Labels to put on.
    pub(crate) add_labels: Vec<LabelId>,
    /// Labels to take off.
    pub(crate) remove_labels: Vec<LabelId>,
    /// Hours of some dates, instead of what is said about these dates.
    pub(crate) special_hours: Vec<GivenSpecial>,
}

/// What happens to each location, checked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[schema(as = BulkAction)]
pub(crate) enum Action {
    /// It is changed.
    Edit {
        /// How.
        changes: Changes,
    },
    /// It is deleted.
    Delete,
}

/// What is changed about each location, in its usual form: a field left out stays, null empties it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = BulkChanges)]
#[expect(clippy::option_option, reason = "left out, null and given are three things")]
pub(crate) struct Changes {
    /// Category.
    #[serde(deserialize_with = "nullable", skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub(crate) category: Option<Option<String>>,
    /// Address of the website.
    #[serde(deserialize_with = "nullable", skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub(crate) website: Option<Option<String>>,
    /// Labels put on.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) add_labels: Vec<LabelId>,
    /// Labels taken off.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) remove_labels: Vec<LabelId>,
    /// Hours of some dates.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) special_hours: Vec<Special>,
}

/// A change of many locations, and how far it is.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Bulk {
    /// Names it.
    pub(crate) id: BulkId,
    /// What it does.
    pub(crate) kind: Kind,
    /// Where it stands.
    pub(crate) state: BulkState,
    /// How many locations it is about.
    pub(crate) count: i64,
    /// How many of them are done; while it is being undone, and after, how many are undone.
    pub(crate) done: i64,
    /// How many of those were changed, deleted, or put back.
    pub(crate) changed: i64,
    /// How many were left alone: they were gone, were so already, or were changed again since.
    pub(crate) skipped: i64,
    /// What happens to each location.
    pub(crate) action: Action,
    /// When it was asked for.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) created_at: Timestamp,
    /// By whom; null when they are not in the organization any more.
    #[schema(required)]
    pub(crate) by: Option<Author>,
    /// When it was done, failed or undone.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) finished_at: Option<Timestamp>,
    /// Until when it can be undone.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) undo_until: Option<Timestamp>,
    /// Why it failed: a stable code.
    #[schema(required)]
    pub(crate) error: Option<String>,
}

/// What a bulk edit does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = BulkKind)]
pub(crate) enum Kind {
    /// It changes locations.
    Edit,
    /// It deletes them.
    Delete,
}

/// Where a bulk edit stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum BulkState {
    /// Waits to be run.
    Queued,
    /// Is being run.
    Running,
    /// Every location had its turn.
    Done,
    /// It was given up; what was done until then stays, and can be undone.
    Failed,
    /// Is being taken back.
    Undoing,
    /// Was taken back.
    Undone,
}

impl Kind {
    /// As it is stored.
    pub(super) fn as_str(self) -> &'static str {
        match self {
            Self::Edit => "edit",
            Self::Delete => "delete",
        }
    }
}

impl Action {
    /// What it does.
    pub(crate) fn kind(&self) -> Kind {
        match self {
            Self::Edit { .. } => Kind::Edit,
            Self::Delete => Kind::Delete,
        }
    }
}

impl BulkState {
    /// As it is stored.
    pub(super) fn as_str(self) -> &'static str {
        match self {
            Self::Queued => "queued",
            Self::Running => "running",
            Self::Done => "done",
            Self::Failed => "failed",
            Self::Undoing => "undoing",
            Self::Undone => "undone",
        }
    }

    /// True while a job has to do with it.
    pub(super) fn is_under_way(self) -> bool {
        matches!(self, Self::Queued | Self::Running | Self::Undoing)
    }
}

impl db::Column for BulkState {
    fn read(row: &db::Row, at: usize) -> db::Result<Self> {
        let text = String::read(row, at)?;
        serde_json::from_value(text.into()).map_err(|e| db::Error::Unreadable(e.to_string()))
    }
}

impl db::Column for Action {
    fn read(row: &db::Row, at: usize) -> db::Result<Self> {
        let value = serde_json::Value::read(row, at)?;
        serde_json::from_value(value).map_err(|e| db::Error::Unreadable(e.to_string()))
    }
}

/// A row of the table of bulk edits.
#[derive(Clone, Debug)]
pub(super) struct Record {
    pub(super) id: BulkId,
    pub(super) state: BulkState,
    pub(super) action: Action,
    pub(super) count: i64,
    pub(super) parts: i64,
    pub(super) position: i64,
    pub(super) done: i64,
    pub(super) changed: i64,
    pub(super) skipped: i64,
    pub(super) user_id: UserId,
    pub(super) undone_by: Option<UserId>,
    pub(super) job_id: Option<jobs::JobId>,
    pub(super) error: Option<String>,
    pub(super) undo_until: Option<Timestamp>,
    pub(super) created_at: Timestamp,
    pub(super) finished_at: Option<Timestamp>,
}
