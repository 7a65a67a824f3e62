//! Imports of reviews in the API.

use ::imports::{ImportStatus, Record, csv::Detected};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::rules::{DateOrder, Mapping, Options};
use crate::types::Source;

/// File of reviews.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(super) struct ReviewImport {
    /// State and results.
    #[serde(flatten)]
    pub(super) status: ImportStatus,
    /// Detected properties of the file.
    pub(super) detected: DetectedFile,
    /// Mapping of columns to fields in the last dry run.
    #[schema(required)]
    pub(super) mapping: Option<Mapping>,
    /// Options of the last dry run.
    #[schema(required)]
    pub(super) options: Option<Options>,
}

/// Detected properties of a file.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = ReviewImportFound)]
pub(super) struct DetectedFile {
    /// Encoding, separator, columns, first rows.
    #[serde(flatten)]
    pub(super) detected: Detected,
    /// Suggested mapping of columns to fields.
    pub(super) suggested_mapping: Mapping,
    /// Site that a file without a column for it seems to come from.
    #[schema(required)]
    pub(super) source_guess: Option<Source>,
    /// Order of day and month in the first rows; null when they do not tell.
    #[schema(required)]
    pub(super) date_order_guess: Option<DateOrder>,
}

/// Mapping and options of an import.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = ReviewImportChoices)]
pub(super) struct Choices {
    /// Mapping of columns to fields.
    pub(super) mapping: Mapping,
    /// Defaults, and the handling of bad rows.
    #[serde(default)]
    pub(super) options: Options,
}

/// Returns the detected properties that are stored with an import.
///
/// # Errors
/// They are not there, or not those of reviews.
pub(super) fn found(record: &Record) -> db::Result<DetectedFile> {
    record.found.read()?.ok_or_else(|| db::Error::Unreadable("an import without its properties".into()))
}
