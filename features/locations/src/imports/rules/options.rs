//! Options of an import of locations.

use ::imports::{OnBadRow, OnMatch};
use serde::{Deserialize, Serialize};

/// Options of an import.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = ImportOptions)]
pub struct Options {
    /// Country (ISO alpha-2) of rows without one.
    pub country: Option<String>,
    /// Handling of a row whose location exists already.
    pub on_match: OnMatch,
    /// Handling of rows with errors.
    pub on_bad_row: OnBadRow,
}
