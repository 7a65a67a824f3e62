//! Bulk edits in the API and in the database.

use hours::{GivenPeriod, GivenSpecial, Period, Special};
use jiff::Timestamp;
use locations::{Author, Filters, LabelId, LocationId, nullable};
use orgs::UserId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

db::id!(
    /// Id of a bulk edit.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    BulkId
);

/// Request of a bulk edit.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(crate) struct NewBulk {
    /// Selection of the locations.
    pub(crate) scope: Scope,
    /// Locations to exclude, at most 1,000.
    #[serde(default)]
    pub(crate) except: Vec<LocationId>,
    /// Number of selected locations that the caller expects.
    pub(crate) expected: i64,
    /// Action on each location.
    #[serde(deserialize_with = "api::object")]
    pub(crate) action: NewAction,
}

/// Selection of locations: by their ids, or all that match filters at the time of the request.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = BulkScope)]
pub(crate) enum Scope {
    /// Locations with these ids, at most 1,000.
    Ids(Vec<LocationId>),
    /// All locations that match.
    Filters(Filters),
}

/// Action on each location, as requested.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[schema(as = NewBulkAction)]
pub(crate) enum NewAction {
    /// Change the location.
    Edit {
        /// The changes.
        #[serde(deserialize_with = "api::object")]
        changes: Box<GivenChanges>,
    },
    /// Delete the location; it can be restored for 30 days.
    Delete,
}

/// Requested changes of each location: an absent field stays unchanged, null clears it.
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
    /// Phone number, at most 40 characters.
    #[serde(deserialize_with = "nullable")]
    #[schema(max_length = 40)]
    pub(crate) phone: Option<Option<String>>,
    /// Description, at most 750 characters.
    #[serde(deserialize_with = "nullable")]
    #[schema(max_length = 750)]
    pub(crate) description: Option<Option<String>>,
    /// City or town, 1 to 100 characters. It cannot be cleared: null leaves it unchanged.
    #[schema(min_length = 1, max_length = 100)]
    pub(crate) city: Option<String>,
    /// State or province, as its name or code, at most 100 characters.
    #[serde(deserialize_with = "nullable")]
    #[schema(max_length = 100)]
    pub(crate) state: Option<Option<String>>,
    /// Country, as its name or ISO 3166 alpha-2 code. Locations whose postal code does not fit it are skipped.
    #[serde(deserialize_with = "nullable")]
    #[schema(max_length = 100)]
    pub(crate) country: Option<Option<String>>,
    /// True to pause the sync with Google, false to resume it.
    pub(crate) is_sync_paused: Option<bool>,
    /// Regular week, which replaces the former one; an empty list removes it.
    pub(crate) regular_hours: Option<Vec<GivenPeriod>>,
    /// Labels to add.
    pub(crate) add_labels: Vec<LabelId>,
    /// Labels to remove.
    pub(crate) remove_labels: Vec<LabelId>,
    /// Special hours, for dates on which the location has none of its own, or in place of its own.
    pub(crate) special_hours: Vec<GivenSpecial>,
    /// True to keep the special hours that a location has on these dates, also when left out; false to replace them.
    #[schema(default = true)]
    pub(crate) keep_special_hours: Option<bool>,
}

/// Action on each location, validated.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[schema(as = BulkAction)]
pub(crate) enum Action {
    /// Change the location.
    Edit {
        /// The changes.
        changes: Box<Changes>,
    },
    /// Delete the location.
    Delete,
}

/// Normalized changes of each location: an absent field stays unchanged, null clears it.
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
    /// Phone number.
    #[serde(deserialize_with = "nullable", skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub(crate) phone: Option<Option<String>>,
    /// Description.
    #[serde(deserialize_with = "nullable", skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub(crate) description: Option<Option<String>>,
    /// City or town.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) city: Option<String>,
    /// State or province: its code where it is a known one.
    #[serde(deserialize_with = "nullable", skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub(crate) state: Option<Option<String>>,
    /// ISO 3166 alpha-2 code of the country.
    #[serde(deserialize_with = "nullable", skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub(crate) country: Option<Option<String>>,
    /// True to pause the sync with Google, false to resume it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) is_sync_paused: Option<bool>,
    /// Regular week, which replaces the former one; an empty list removes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) regular_hours: Option<Vec<Period>>,
    /// Labels to add.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) add_labels: Vec<LabelId>,
    /// Labels to remove.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) remove_labels: Vec<LabelId>,
    /// Special hours, for dates on which the location has none of its own, or in place of its own.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) special_hours: Vec<Special>,
    /// True to keep the special hours that a location has on these dates.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(crate) keep_special_hours: bool,
}

/// Bulk edit with its progress.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Bulk {
    /// Id.
    pub(crate) id: BulkId,
    /// Kind of its action.
    pub(crate) kind: Kind,
    /// State.
    pub(crate) state: BulkState,
    /// Number of selected locations.
    pub(crate) count: i64,
    /// Number of processed locations. An undo starts again from 0.
    pub(crate) done: i64,
    /// Number of locations that were changed, deleted or restored.
    pub(crate) changed: i64,
    /// Number of locations that were skipped: deleted, without a difference, or changed again since.
    pub(crate) skipped: i64,
    /// Number of locations that keep special hours of their own on at least one of the dates.
    pub(crate) kept_hours: i64,
    /// Action on each location.
    pub(crate) action: Action,
    /// Time of the request.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) created_at: Timestamp,
    /// User who requested it; null for former members.
    #[schema(required)]
    pub(crate) by: Option<Author>,
    /// Time when it was done, failed or undone.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) finished_at: Option<Timestamp>,
    /// Time until which it can be undone.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) undo_until: Option<Timestamp>,
    /// Stable code of the failure.
    #[schema(required)]
    pub(crate) error: Option<String>,
}

db::stored! {
    /// Kind of a bulk edit.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = BulkKind)]
    pub(crate) enum Kind {
        /// Changes locations.
        Edit = "edit",
        /// Deletes locations.
        Delete = "delete",
    }
}

db::stored! {
    /// State of a bulk edit.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    pub(crate) enum BulkState {
        /// Waiting for the job.
        Queued = "queued",
        /// Running.
        Running = "running",
        /// All locations are processed.
        Done = "done",
        /// Failed; finished parts stay, and can be undone.
        Failed = "failed",
        /// Being undone.
        Undoing = "undoing",
        /// Undone.
        Undone = "undone",
    }
}

impl Action {
    /// Kind of its action.
    pub(crate) fn kind(&self) -> Kind {
        match self {
            Self::Edit { .. } => Kind::Edit,
            Self::Delete => Kind::Delete,
        }
    }
}

impl BulkState {
    /// True while a job processes it.
    pub(super) fn is_under_way(self) -> bool {
        matches!(self, Self::Queued | Self::Running | Self::Undoing)
    }
}

impl db::Column for Action {
    fn read(row: &db::Row, at: usize) -> db::Result<Self> {
        let value = serde_json::Value::read(row, at)?;
        serde_json::from_value(value).map_err(|e| db::Error::Unreadable(e.to_string()))
    }
}

/// Row of the table of bulk edits.
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
    pub(super) kept_hours: i64,
    pub(super) user_id: UserId,
    pub(super) undone_by: Option<UserId>,
    pub(super) job_id: Option<jobs::JobId>,
    pub(super) error: Option<String>,
    pub(super) undo_until: Option<Timestamp>,
    pub(super) created_at: Timestamp,
    pub(super) finished_at: Option<Timestamp>,
}
