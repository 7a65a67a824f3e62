//! Options of an import of reviews.

use ::imports::OnBadRow;
use locations::LocationId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::types::Source;

/// Order of day and month in dates such as 3/4/2025.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ImportDateOrder)]
pub(crate) enum DateOrder {
    /// 3 April.
    DayFirst,
    /// March 4.
    MonthFirst,
}

/// Options of an import of reviews.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = ReviewImportOptions)]
pub(crate) struct Options {
    /// Location of rows without one.
    #[schema(value_type = Option<String>)]
    pub(crate) location: Option<LocationId>,
    /// Site of rows without one; `other` if omitted.
    pub(crate) source: Option<Source>,
    /// Highest rating of the scale, 2 to 100, of ratings that do not name it; 5 if omitted.
    #[schema(minimum = 2, maximum = 100)]
    pub(crate) scale: Option<u8>,
    /// Order of day and month, where the dates themselves do not tell.
    pub(crate) date_order: Option<DateOrder>,
    /// Handling of rows with errors.
    pub(crate) on_bad_row: OnBadRow,
}
