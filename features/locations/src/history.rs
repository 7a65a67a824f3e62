//! Who changed what about a location, and when.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{author::Author, queries::Source, rules::FieldChange};

db::stored! {
    /// What happened to a location.
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
    /// Who; null for what nobody did by hand.
    #[schema(required)]
    pub(crate) by: Option<Author>,
    /// What happened.
    pub(crate) event: Event,
    /// In what way.
    pub(crate) source: Source,
    /// The import, bulk edit or merge that it was part of.
    #[schema(required)]
    pub(crate) source_id: Option<String>,
    /// Field by field; empty where the location came or went as a whole.
    pub(crate) changes: Vec<FieldChange>,
}
