//! State, totals and rows of an import, in the API and in the database.

use jiff::Timestamp;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value as Json;
use utoipa::{IntoParams, ToSchema};

use crate::csv::Format;

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

/// State and results of an import, whatever its rows describe.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ImportStatus {
    /// Id of the import.
    pub id: ImportId,
    /// Name of the file.
    pub filename: String,
    /// State of the import.
    pub state: ImportState,
    /// When the file arrived.
    #[schema(value_type = String, format = DateTime)]
    pub created_at: Timestamp,
    /// Result of the last dry run.
    #[schema(required)]
    pub check: Option<Check>,
    /// Progress while the import runs.
    #[schema(required)]
    pub progress: Option<Progress>,
    /// Outcome of the import.
    #[schema(required)]
    pub outcome: Option<Outcome>,
    /// Error of a failed import.
    #[schema(required)]
    pub error: Option<ImportError>,
    /// End of the period in which the import can be undone.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub undo_until: Option<Timestamp>,
}

/// Row that an import does not simply create, with the reason.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ImportRow {
    /// Line of the file on which it begins, from 1.
    pub line: i64,
    /// Text by which a row with errors is recognized, such as the business name; null when it has none.
    #[schema(required)]
    pub name: Option<String>,
    /// Outcome of the row.
    pub outcome: RowOutcome,
    /// The field at fault.
    #[schema(required)]
    pub field: Option<String>,
    /// The column of the file that it comes from.
    #[schema(required)]
    pub column: Option<String>,
    /// Stable code of the reason.
    pub code: String,
    /// Value in the file.
    #[schema(required)]
    pub value: Option<String>,
    /// The reason in English.
    pub message: String,
    /// Figures that belong to the code.
    #[schema(required, value_type = Option<Object>)]
    pub params: Option<Json>,
    /// The location that exists already; null in imports of other rows.
    #[schema(required)]
    pub location_id: Option<String>,
    /// The line of the earlier row with the same target.
    #[schema(required)]
    pub duplicate_of_line: Option<i64>,
}

/// Value stored as JSON, if there is one.
#[derive(Clone, Debug)]
pub struct Stored<T>(pub Option<T>);

impl<T: DeserializeOwned> db::Column for Stored<T> {
    fn read(row: &db::Row, at: usize) -> db::Result<Self> {
        let text = Option::<String>::read(row, at)?;
        let value = text.map(|text| serde_json::from_str(&text)).transpose();
        value.map(Self).map_err(|e| db::Error::Unreadable(e.to_string()))
    }
}

/// Import in the database. The feature whose rows are imported knows the types of `found`, `mapping` and `options`.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "each is the column of the same name")]
pub struct Record {
    pub id: ImportId,
    pub filename: String,
    pub state: ImportState,
    pub found: Stored<Json>,
    pub format: Stored<Format>,
    pub mapping: Stored<Json>,
    pub options: Stored<Json>,
    pub check_no: i64,
    pub checked: Stored<Check>,
    pub job_id: Option<jobs::JobId>,
    pub outcome: Stored<Outcome>,
    pub error: Stored<ImportError>,
    pub undo_until: Option<Timestamp>,
    pub created_at: Timestamp,
}

impl<T> Stored<T> {
    /// Returns the value; the default when there is none.
    pub fn or_default(&self) -> T
    where
        T: Clone + Default,
    {
        self.0.clone().unwrap_or_default()
    }
}

impl Stored<Json> {
    /// Returns the value as a type; `None` when there is none.
    ///
    /// # Errors
    /// The value does not fit the type.
    pub fn read<T: DeserializeOwned>(&self) -> db::Result<Option<T>> {
        let value = self.0.clone().map(serde_json::from_value).transpose();
        value.map_err(|e| db::Error::Unreadable(e.to_string()))
    }
}
