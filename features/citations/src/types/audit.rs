//! Audits: runs that check the listings of locations.

use jiff::Timestamp;
use locations::LocationId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::ids::{AuditId, DirectoryId};

db::stored! {
    /// State of an audit.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = CitationAuditState)]
    pub(crate) enum AuditState {
        /// Waits for its turn.
        Queued = "queued",
        /// Under way.
        Running = "running",
        /// Done.
        Complete = "complete",
        /// Given up.
        Failed = "failed",
    }
}

/// Numbers of listings that an audit has checked, by their state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = CitationAuditCounts)]
pub(crate) struct AuditCounts {
    /// Correct.
    pub(crate) correct: i64,
    /// Wrong.
    pub(crate) wrong: i64,
    /// Perhaps another business.
    pub(crate) unsure: i64,
    /// Missing.
    pub(crate) missing: i64,
    /// Not let in.
    pub(crate) blocked: i64,
    /// Further listings in the same directory.
    pub(crate) duplicates: i64,
    /// Directories that a person has to look into.
    pub(crate) by_hand: i64,
}

/// Audit in the database.
#[derive(Clone, Debug)]
pub(crate) struct AuditRow {
    pub(crate) id: AuditId,
    pub(crate) state: AuditState,
    pub(crate) locations: Option<serde_json::Value>,
    pub(crate) directories: Option<serde_json::Value>,
    pub(crate) position: String,
    pub(crate) total: i64,
    pub(crate) done: i64,
    pub(crate) counts: serde_json::Value,
    pub(crate) created_at: Timestamp,
    pub(crate) finished_at: Option<Timestamp>,
}

/// Audit: a run that checks the listings of locations.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct CitationAudit {
    /// Id.
    pub(crate) id: AuditId,
    /// State.
    pub(crate) state: AuditState,
    /// Number of locations.
    pub(crate) total: i64,
    /// Number of locations that are done.
    pub(crate) done: i64,
    /// Numbers of checked listings.
    pub(crate) counts: AuditCounts,
    /// Time at which it was started.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) created_at: Timestamp,
    /// Time of its end.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) finished_at: Option<Timestamp>,
}

impl From<AuditRow> for CitationAudit {
    fn from(row: AuditRow) -> Self {
        Self {
            id: row.id,
            state: row.state,
            total: row.total,
            done: row.done,
            counts: serde_json::from_value(row.counts).unwrap_or_default(),
            created_at: row.created_at,
            finished_at: row.finished_at,
        }
    }
}

/// The last audits of an organization.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = CitationAuditList)]
pub(crate) struct AuditList {
    /// Audits, the newest first, at most 20.
    pub(crate) items: Vec<CitationAudit>,
}

/// Locations to audit.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = NewCitationAudit)]
pub(crate) struct NewAudit {
    /// Locations, at most 500.
    #[schema(value_type = Vec<String>, max_items = 500)]
    pub(crate) location_ids: Vec<LocationId>,
    /// True for all locations that the member sees.
    pub(crate) all: bool,
    /// Directories to check, at most 50; all that apply when left out.
    #[schema(max_items = 50)]
    pub(crate) directory_ids: Vec<DirectoryId>,
}
