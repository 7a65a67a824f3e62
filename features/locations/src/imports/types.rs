//! Imports in the API and the database.

use ::imports::{
    Check, ImportError, ImportId, ImportState, Outcome, Progress, RowOutcome,
    csv::{Detected, Format},
};
use jiff::Timestamp;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use utoipa::ToSchema;

use super::rules::{Mapping, Options};
use crate::LocationId;

/// A file of locations on its way into the organization.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Import {
    /// Id of the import.
    pub id: ImportId,
    /// Name of the file.
    pub filename: String,
    /// State of the import.
    pub state: ImportState,
    /// When the file arrived.
    #[schema(value_type = String, format = DateTime)]
    pub created_at: Timestamp,
    /// Detected properties of the file.
    pub detected: Found,
    /// Mapping of columns to fields in the last dry run.
    #[schema(required)]
    pub mapping: Option<Mapping>,
    /// Options of the last dry run.
    #[schema(required)]
    pub options: Option<Options>,
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

/// Detected properties of a file.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = ImportFound)]
pub struct Found {
    /// Encoding, separator, columns, first rows.
    #[serde(flatten)]
    pub detected: Detected,
    /// Suggested mapping of columns to fields.
    pub suggested_mapping: Mapping,
    /// The country its rows seem to be in (ISO alpha-2).
    #[schema(required)]
    pub country_guess: Option<String>,
}

/// Mapping and options of an import.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = ImportChoices)]
pub struct Choices {
    /// Mapping of columns to fields.
    pub mapping: Mapping,
    /// Handling of matching and bad rows.
    #[serde(default)]
    pub options: Options,
}

/// Row that an import does not simply create, with the reason.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ImportRow {
    /// Line of the file on which it begins, from 1.
    pub line: i64,
    /// Business name in a row with errors; null when it has none.
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
    pub params: Option<serde_json::Value>,
    /// The location that exists already.
    #[schema(required)]
    pub location_id: Option<LocationId>,
    /// The line of the earlier row that is the same shop.
    #[schema(required)]
    pub duplicate_of_line: Option<i64>,
}

/// A value kept as JSON, if there is one.
#[derive(Clone, Debug)]
pub(crate) struct Kept<T>(pub(crate) Option<T>);

impl<T: DeserializeOwned> db::Column for Kept<T> {
    fn read(row: &db::Row, at: usize) -> db::Result<Self> {
        let text = Option::<String>::read(row, at)?;
        let value = text.map(|text| serde_json::from_str(&text)).transpose();
        value.map(Self).map_err(|e| db::Error::Unreadable(e.to_string()))
    }
}

/// A row of the table of imports.
#[derive(Clone, Debug)]
pub(crate) struct Record {
    pub(crate) id: ImportId,
    pub(crate) filename: String,
    pub(crate) state: ImportState,
    pub(crate) found: Kept<Found>,
    pub(crate) format: Kept<Format>,
    pub(crate) mapping: Kept<Mapping>,
    pub(crate) options: Kept<Options>,
    pub(crate) check_no: i64,
    pub(crate) checked: Kept<Check>,
    pub(crate) job_id: Option<::jobs::JobId>,
    pub(crate) outcome: Kept<Outcome>,
    pub(crate) error: Kept<ImportError>,
    pub(crate) undo_until: Option<Timestamp>,
    pub(crate) created_at: Timestamp,
}
