//! Types of the log in the API, and its settings.

use api::Limit;
use audit::EntryId;
use jiff::Timestamp;
use orgs::UserId;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

/// Settings of the log that the operator configures.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Retention of rows in days; `None` keeps them forever.
    pub retention_days: Option<i64>,
}

impl Default for Settings {
    /// Six years, which 45 CFR 164.316(b)(2)(i) requires for documentation of the handling of health data.
    fn default() -> Self {
        Self { retention_days: Some(2192) }
    }
}

/// Group of actions, as readers of the log filter them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = AuditGroup)]
pub enum Group {
    /// Signing in, and what is needed for it.
    SignIn,
    /// Members and invitations of the organization.
    Members,
    /// Locations, their photos and labels, and saved views of the list.
    Locations,
    /// Heatmaps of ranks, the accounts at providers, and the cap on their cost.
    Heatmaps,
    /// Citations in directories, and the tasks that correct them.
    Citations,
    /// The organization's settings, tokens and webhooks.
    Settings,
    /// Google Business Profile.
    Google,
    /// Exports, reports with the links that show them, and the log itself.
    Data,
    /// Calls of assistants, and the switch of their access.
    Assistants,
    /// Refused access.
    Refused,
}

/// Filters of the log.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct Filters {
    /// Only actions of this user.
    #[param(value_type = Option<String>)]
    pub(crate) user: Option<UserId>,
    /// Only actions on the object with this id.
    pub(crate) object: Option<String>,
    /// Only actions of this group.
    #[param(inline)]
    pub(crate) group: Option<Group>,
    /// At this time or later.
    #[param(value_type = Option<String>, format = DateTime)]
    pub(crate) from: Option<Timestamp>,
    /// Before this time.
    #[param(value_type = Option<String>, format = DateTime)]
    pub(crate) to: Option<Timestamp>,
}

/// Position and size of a page.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct Paging {
    /// `next_cursor` of the previous page.
    pub(crate) cursor: Option<String>,
    /// Number of rows per page, 1 to 200; 50 by default.
    #[param(value_type = Option<i64>, minimum = 1, maximum = 200)]
    pub(crate) limit: Limit,
}

/// Format of an exported file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = AuditFormat)]
pub(crate) enum Format {
    /// For a spreadsheet.
    #[default]
    Csv,
    /// For a program: one JSON object a line.
    Jsonl,
}

/// Query parameters of the export.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct ExportQuery {
    /// Format of the file; `csv` by default.
    #[param(inline)]
    pub(crate) format: Format,
}

/// Entry of the audit log.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct AuditEntry {
    /// Id of the entry.
    #[schema(value_type = String)]
    pub(crate) id: EntryId,
    /// Time of the action.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) at: Timestamp,
    /// Action as `area.verb`, such as `location.updated`. New actions may be added.
    pub(crate) action: String,
    /// Actor of the action.
    pub(crate) by: By,
    /// Object of the action.
    #[schema(required)]
    pub(crate) object: Option<Thing>,
    /// Changed fields.
    pub(crate) changes: Vec<Change>,
    /// Additional values of the action.
    #[schema(value_type = Object)]
    pub(crate) facts: serde_json::Value,
    /// Network address of the request; null without a request, or after the personal data was erased.
    #[schema(required)]
    pub(crate) ip: Option<String>,
    /// User agent of the request.
    #[schema(required)]
    pub(crate) user_agent: Option<String>,
    /// Position in the chain, from 1; null until the row is sealed, which takes less than a minute.
    #[schema(required)]
    pub(crate) number: Option<i64>,
    /// Signature of this row and the previous one.
    #[schema(required)]
    pub(crate) signature: Option<String>,
}

/// Actor of an action.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = AuditBy)]
pub(crate) struct By {
    /// Kind of actor: `user`, `token` (a program of the user), `job` (a background job of the user), `operator` or
    /// `nobody`.
    pub(crate) kind: String,
    /// The user's id.
    #[schema(required)]
    pub(crate) user: Option<String>,
    /// The user's name; null when the user has left the organization.
    #[schema(required)]
    pub(crate) name: Option<String>,
    /// The API token.
    #[schema(required)]
    pub(crate) token: Option<String>,
}

/// Object of an action.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = AuditObject)]
pub(crate) struct Thing {
    /// `location`, `member`, `token` …
    pub(crate) kind: String,
    /// Id of the object.
    #[schema(required)]
    pub(crate) id: Option<String>,
    /// Name of the object at that time; for a member, the current name.
    #[schema(required)]
    pub(crate) name: Option<String>,
}

/// Change of one field.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = AuditChange)]
pub(crate) struct Change {
    /// Name of the field.
    pub(crate) field: String,
    /// Value before the action; texts are cut to 200 characters.
    #[schema(required, value_type = Option<Value>)]
    pub(crate) before: serde_json::Value,
    /// Value after the action; texts are cut to 200 characters.
    #[schema(required, value_type = Option<Value>)]
    pub(crate) after: serde_json::Value,
}

/// State of the log.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct AuditState {
    /// Number of rows ever sealed, including rows past their retention that were removed since.
    pub(crate) sealed: i64,
    /// Number of rows that are not sealed yet and therefore not protected from tampering.
    pub(crate) waiting: i64,
    /// Number of sealed rows that were removed because they were past their retention.
    pub(crate) removed: i64,
    /// Signature of the latest sealed row; null when there is none. Store it elsewhere to detect later that the log was
    /// replaced by an older copy.
    #[schema(required)]
    pub(crate) signature: Option<String>,
    /// Latest check of the whole log; null before the first check.
    #[schema(required)]
    pub(crate) check: Option<AuditCheck>,
    /// Retention of rows in days; null when they are kept forever.
    #[schema(required)]
    pub(crate) retention_days: Option<i64>,
}

/// Result of a check of the whole log.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct AuditCheck {
    /// Time of the check.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) at: Timestamp,
    /// Number of the last row of the intact part of the log.
    pub(crate) until: i64,
    /// Flaw after that row: `missing`, `altered`, `other_end`, `no_end` or `unknown_key`; null when the log is intact.
    #[schema(required)]
    pub(crate) flaw: Option<String>,
}
