//! History of a location: its changes, with their authors and times.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{author::Author, queries::Source, rules::FieldChange};

db::stored! {
    /// Kind of change of a location.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = HistoryEvent)]
    pub enum Event {
        /// It was added.
        Created = "created",
        /// Some fields changed.
        Changed = "changed",
        /// It was deleted.
        Deleted = "deleted",
        /// It was brought back.
        Restored = "restored",
        /// Another location was merged into it.
        Merged = "merged",
    }
}

/// One line of a location's history.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct HistoryEntry {
    /// The version of the location that came of it.
    pub(crate) version: i64,
    /// When.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) at: Timestamp,
    /// Author of the change; null for an automatic change.
    #[schema(required)]
    pub(crate) by: Option<Author>,
    /// Kind of change.
    pub(crate) event: Event,
    /// Source of the change.
    pub(crate) source: Source,
    /// The import, bulk edit or merge that it was part of.
    #[schema(required)]
    pub(crate) source_id: Option<String>,
    /// Field by field; empty where the location came or went as a whole.
    pub(crate) changes: Vec<FieldChange>,
}
