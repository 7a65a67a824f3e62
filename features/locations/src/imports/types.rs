//! Imports of locations in the API.

use ::imports::{ImportStatus, Record, csv::Detected};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::rules::{Mapping, Options};

/// A file of locations on its way into the organization.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Import {
    /// State and results.
    #[serde(flatten)]
    pub status: ImportStatus,
    /// Detected properties of the file.
    pub detected: DetectedFile,
    /// Mapping of columns to fields in the last dry run.
    #[schema(required)]
    pub mapping: Option<Mapping>,
    /// Options of the last dry run.
    #[schema(required)]
    pub options: Option<Options>,
}

/// Detected properties of a file.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = ImportFound)]
pub struct DetectedFile {
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

/// Returns the detected properties that are stored with an import.
///
/// # Errors
/// They are not there, or not those of locations.
pub(super) fn detected_file(record: &Record) -> db::Result<DetectedFile> {
    record.found.read()?.ok_or_else(|| db::Error::Unreadable("an import without its properties".into()))
}
