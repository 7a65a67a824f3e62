//! Links that share a report or a heatmap. Visitors need no account.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{ReportId, ShareId};

db::stored! {
    /// Kind of the object that a link shares.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    pub(crate) enum ShareKind {
        /// Report.
        Report = "report",
        /// Scan of a heatmap.
        Heatmap = "heatmap",
    }
}

/// Kind of the object that a new link shares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ReportShareKind)]
pub(crate) enum NewShareKind {
    /// Report.
    Report,
}

impl From<NewShareKind> for ShareKind {
    fn from(kind: NewShareKind) -> Self {
        match kind {
            NewShareKind::Report => Self::Report,
        }
    }
}

/// New link to a report.
#[derive(Clone, Deserialize, ToSchema)]
pub(crate) struct NewShare {
    /// Kind of the shared object.
    pub(crate) kind: NewShareKind,
    /// Id of the shared object.
    pub(crate) id: ReportId,
    /// Days until it expires, 1 to 730; 90 when it is left out.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 730)]
    pub(crate) expires_in_days: Option<i64>,
    /// Password, 8 to 128 characters; none when it is left out.
    #[serde(default)]
    #[schema(min_length = 8, max_length = 128)]
    pub(crate) password: Option<String>,
    /// True when visitors can download the PDF.
    #[serde(default = "default_download")]
    pub(crate) download: bool,
}

fn default_download() -> bool {
    true
}

/// Link in the database.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ShareRow {
    pub(crate) id: ShareId,
    pub(crate) kind: ShareKind,
    pub(crate) object_id: String,
    pub(crate) password_hash: Option<String>,
    pub(crate) may_download: bool,
    pub(crate) expires_at: Timestamp,
    pub(crate) opened: i64,
    pub(crate) last_opened_at: Option<Timestamp>,
    pub(crate) created_at: Timestamp,
}

impl ShareRow {
    /// Returns the id of the shared report; `None` for a link to a heatmap.
    pub(crate) fn report(&self) -> Option<ReportId> {
        (self.kind == ShareKind::Report).then(|| self.object_id.parse().ok()).flatten()
    }
}

/// Link that shares a report or a heatmap. Visitors need no account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct Share {
    /// Id.
    pub(crate) id: ShareId,
    /// Kind of the shared object.
    pub(crate) kind: ShareKind,
    /// Id of the shared object.
    pub(crate) object_id: String,
    /// Title of the shared object.
    pub(crate) title: String,
    /// True when visitors need a password.
    pub(crate) has_password: bool,
    /// True when visitors can download the PDF of a report, or the picture of a heatmap.
    pub(crate) download: bool,
    /// Time at which it expires.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) expires_at: Timestamp,
    /// Number of times that it was opened.
    pub(crate) opened: i64,
    /// Time at which it was last opened.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) last_opened_at: Option<Timestamp>,
    /// Time at which it was created.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) created_at: Timestamp,
}

impl Share {
    /// Returns the link in the format of the API, with the title of the shared object.
    pub(crate) fn new(row: ShareRow, title: String) -> Self {
        Self {
            id: row.id,
            kind: row.kind,
            object_id: row.object_id,
            title,
            has_password: row.password_hash.is_some(),
            download: row.may_download,
            expires_at: row.expires_at,
            opened: row.opened,
            last_opened_at: row.last_opened_at,
            created_at: row.created_at,
        }
    }
}

/// Link that was just created. Its address is not shown again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct CreatedShare {
    /// Link.
    #[serde(flatten)]
    pub(crate) share: Share,
    /// Address.
    pub(crate) url: String,
}
