//! What a row of the log is for the API.

use api::Limit;
use audit::EntryId;
use jiff::Timestamp;
use orgs::UserId;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

/// What the operator decides about the log.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Rows are kept for so many days; for ever when it is nothing.
    pub retention_days: Option<i64>,
}

impl Default for Settings {
    /// Six years, as 45 CFR 164.316(b)(2)(i) asks of what documents the handling of health data.
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
    /// Who belongs to the organization.
    Members,
    /// Locations, their photos and labels, and saved views of the list.
    Locations,
    /// The organization's settings, tokens and webhooks.
    Settings,
    /// Google Business Profile.
    Google,
    /// Exports, and the log itself.
    Data,
    /// Refused access.
    Refused,
}

/// Which rows.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct Filters {
    /// What this person did.
    #[param(value_type = Option<String>)]
    pub(crate) user: Option<UserId>,
    /// What was done to the thing of this id.
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

/// Which page.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct Paging {
    /// The `next_cursor` of the page before.
    pub(crate) cursor: Option<String>,
    /// Rows of a page, 1 to 200; 50 when not said.
    #[param(value_type = Option<i64>, minimum = 1, maximum = 200)]
    pub(crate) limit: Limit,
}

/// The kind of a file.
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

/// What file is wanted.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// `csv` when not said.
    #[param(inline)]
    pub(crate) format: Format,
}

/// Something that was done.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct AuditEntry {
    /// Names the row.
    #[schema(value_type = String)]
    pub(crate) id: EntryId,
    /// When it was done.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) at: Timestamp,
    /// What was done, as `area.deed`: `location.updated`. More may come.
    pub(crate) action: String,
    /// Who did it.
    pub(crate) by: By,
    /// What it was done to.
    #[schema(required)]
    pub(crate) object: Option<Thing>,
    /// What is different since, field by field.
    pub(crate) changes: Vec<Change>,
    /// Figures and words that belong to the action.
    #[schema(value_type = Object)]
    pub(crate) facts: serde_json::Value,
    /// The network address it came from; null where there was none, or where the person was forgotten.
    #[schema(required)]
    pub(crate) ip: Option<String>,
    /// The program it came from.
    #[schema(required)]
    pub(crate) user_agent: Option<String>,
    /// The place in the chain, from 1; null until the row is sealed, which takes less than a minute.
    #[schema(required)]
    pub(crate) number: Option<i64>,
    /// The signature over this row and the one before.
    #[schema(required)]
    pub(crate) signature: Option<String>,
}

/// Who did something.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = AuditBy)]
pub(crate) struct By {
    /// `user`, `token` (a program of the user), `job` (in the background, for the user), `operator` or `nobody`
    pub(crate) kind: String,
    /// The user's id.
    #[schema(required)]
    pub(crate) user: Option<String>,
    /// The user's name; null for who does not belong to the organization any more.
    #[schema(required)]
    pub(crate) name: Option<String>,
    /// The API token.
    #[schema(required)]
    pub(crate) token: Option<String>,
}

/// What something was done to.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = AuditObject)]
pub(crate) struct Thing {
    /// `location`, `member`, `token` …
    pub(crate) kind: String,
    /// Its id.
    #[schema(required)]
    pub(crate) id: Option<String>,
    /// What it was called then; of a member, now.
    #[schema(required)]
    pub(crate) name: Option<String>,
}

/// What became of a field.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = AuditChange)]
pub(crate) struct Change {
    /// Its name.
    pub(crate) field: String,
    /// What it was; texts in at most 200 characters.
    #[schema(required, value_type = Option<Value>)]
    pub(crate) before: serde_json::Value,
    /// What it is since.
    #[schema(required, value_type = Option<Value>)]
    pub(crate) after: serde_json::Value,
}

/// How the log stands.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct AuditState {
    /// Rows that were sealed, with those that were removed since by age.
    pub(crate) sealed: i64,
    /// Rows that wait to be sealed: nobody vouches for these yet.
    pub(crate) waiting: i64,
    /// Of the sealed rows, so many were removed by age.
    pub(crate) removed: i64,
    /// The signature of the latest sealed row; null when there is none. Note it elsewhere to know later that nothing was
    /// put back.
    #[schema(required)]
    pub(crate) signature: Option<String>,
    /// The latest check of the whole log; null when there was none yet.
    #[schema(required)]
    pub(crate) check: Option<AuditCheck>,
    /// Rows are removed after so many days; null when they are kept for ever.
    #[schema(required)]
    pub(crate) retention_days: Option<i64>,
}

/// What a check of the whole log found.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct AuditCheck {
    /// When it was made.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) at: Timestamp,
    /// Up to this row everything is as it was sealed.
    pub(crate) until: i64,
    /// What is wrong after it: `missing`, `altered`, `other_end`, `no_end` or `unknown_key`; null when nothing is.
    #[schema(required)]
    pub(crate) flaw: Option<String>,
}
