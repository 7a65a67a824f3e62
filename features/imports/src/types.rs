//! State, totals and rows of an import, in the API and in the database.

use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

db::id!(
    /// Id of an import.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    ImportId
);

db::stored! {
    /// State of an import.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    pub enum ImportState {
        /// The file is stored.
        Uploaded = "uploaded",
        /// A dry run has counted the effects.
        Checked = "checked",
        /// Waiting for the job.
        Queued = "queued",
        /// Running.
        Running = "running",
        /// All rows are processed.
        Done = "done",
        /// Failed; no row was imported.
        Failed = "failed",
        /// Undone.
        Undone = "undone",
    }
}

/// Result of a dry run: `rows = new + matching + duplicates + bad`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = ImportCheck)]
pub struct Check {
    /// Number of rows below the header.
    pub rows: i64,
    /// Number of rows that will be created.
    pub new: i64,
    /// Number of rows that exist already.
    pub matching: i64,
    /// Number of rows that repeat an earlier row of the file; they are skipped.
    pub duplicates: i64,
    /// Number of rows with errors.
    pub bad: i64,
    /// Number of rows that will be updated: the matching ones, if the options say so.
    pub updates: i64,
}

/// Result of an import.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = ImportOutcome)]
pub struct Outcome {
    /// Number of created rows.
    pub created: i64,
    /// Number of updated rows.
    pub updated: i64,
    /// Number of skipped rows that exist already.
    pub skipped_matching: i64,
    /// Number of skipped rows that repeat an earlier row.
    pub duplicates: i64,
    /// Number of skipped rows with errors.
    pub bad: i64,
}

/// Progress of an import.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = ImportProgress)]
pub struct Progress {
    /// Number of processed rows.
    pub done: i64,
    /// Number of all rows.
    pub total: i64,
}

/// Reason why an import failed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct ImportError {
    /// Stable code of the reason.
    pub code: String,
    /// English sentence.
    pub message: String,
    /// Values for a translation of the message.
    #[schema(required, value_type = Option<Object>)]
    pub params: Option<serde_json::Value>,
}

/// Filter of the rows of an import.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct RowFilter {
    /// Outcome of the rows.
    pub outcome: RowOutcome,
}

db::stored! {
    /// Reason why a row will not be created.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = ImportRowOutcome)]
    pub enum RowOutcome {
        /// The row has errors.
        #[default]
        Bad = "bad",
        /// The row repeats an earlier row of the file.
        Duplicate = "duplicate",
        /// The row exists already.
        Matching = "matching",
    }
}
