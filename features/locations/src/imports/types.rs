//! What an import is, for the API and the database.

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
    /// Names the import.
    pub id: ImportId,
    /// Name of the file.
    pub filename: String,
    /// Where it stands.
    pub state: ImportState,
    /// When the file arrived.
    #[schema(value_type = String, format = DateTime)]
    pub created_at: Timestamp,
    /// What was found in the file.
    pub detected: Found,
    /// Which column fills which field, as last checked.
    #[schema(required)]
    pub mapping: Option<Mapping>,
    /// How it is to be done, as last checked.
    #[schema(required)]
    pub options: Option<Options>,
    /// What the dry run promises.
    #[schema(required)]
    pub check: Option<Check>,
    /// How far it is while it runs.
    #[schema(required)]
    pub progress: Option<Progress>,
    /// What it did.
    #[schema(required)]
    pub outcome: Option<Outcome>,
    /// Why it failed.
    #[schema(required)]
    pub error: Option<ImportError>,
    /// Until when it can be undone.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub undo_until: Option<Timestamp>,
}

/// What was found in a file.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = ImportFound)]
pub struct Found {
    /// Encoding, separator, columns, first rows.
    #[serde(flatten)]
    pub detected: Detected,
    /// Which column seems to fill which field.
    pub suggested_mapping: Mapping,
    /// The country its rows seem to be in (ISO alpha-2).
    #[schema(required)]
    pub country_guess: Option<String>,
}

/// How an import is to be done.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = ImportChoices)]
pub struct Choices {
    /// Which column fills which field.
    pub mapping: Mapping,
    /// What to do about matching and bad rows.
    #[serde(default)]
    pub options: Options,
}

/// What is to be said about a row.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ImportRow {
    /// Line of the file on which it begins, from 1.
    pub line: i64,
    /// What becomes of it.
    pub outcome: RowOutcome,
    /// The field at fault.
    #[schema(required)]
    pub field: Option<String>,
    /// The column of the file that it comes from.
    #[schema(required)]
    pub column: Option<String>,
    /// Stable code of the reason.
    pub code: String,
    /// What stands in the file.
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
