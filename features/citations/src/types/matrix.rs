//! The matrix of locations and directories, and its totals.

use locations::LocationId;
use serde::Serialize;
use utoipa::ToSchema;

use super::{figures::LocationScores, ids::DirectoryId, state::ListingState, task::TaskState};

/// Column: a directory that applies to a row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = CitationColumn)]
pub(crate) struct Column {
    /// Directory.
    pub(crate) directory_id: DirectoryId,
    /// Name.
    pub(crate) name: String,
    /// Domain.
    pub(crate) domain: String,
    /// Weight: 1 (heaviest) to 5.
    pub(crate) tier: i64,
}

/// Location of a row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = CitationLocation)]
pub(crate) struct RowLocation {
    /// Id.
    #[schema(value_type = String)]
    pub(crate) id: LocationId,
    /// Name.
    pub(crate) name: String,
    /// City.
    pub(crate) city: String,
    /// Country: ISO 3166 alpha-2.
    #[schema(required)]
    pub(crate) country: Option<String>,
}

/// Cell: the listing of a location in a directory.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = CitationCell)]
pub(crate) struct Cell {
    /// Directory.
    pub(crate) directory_id: DirectoryId,
    /// State.
    pub(crate) state: ListingState,
    /// 0 to 100; null without a listing.
    #[schema(required)]
    pub(crate) score: Option<f64>,
    /// State of its task.
    #[schema(required)]
    pub(crate) task_state: Option<TaskState>,
    /// True when the location's own data changed since the check.
    pub(crate) is_stale: bool,
}

/// Row: a location. Cells of applicable directories that were never checked are left out.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = CitationRow)]
pub(crate) struct MatrixRow {
    /// Location.
    pub(crate) location: RowLocation,
    /// Figures.
    pub(crate) scores: LocationScores,
    /// Directories of the columns that apply to it.
    pub(crate) applicable: Vec<DirectoryId>,
    /// Cells.
    pub(crate) cells: Vec<Cell>,
}

/// Page of the matrix.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = CitationMatrix)]
pub(crate) struct Matrix {
    /// Directories that apply to a row, by tier and name.
    pub(crate) columns: Vec<Column>,
    /// Rows.
    pub(crate) items: Vec<MatrixRow>,
    /// Cursor of the next page; null on the last one.
    #[schema(required)]
    pub(crate) next_cursor: Option<String>,
}

/// Totals over all locations that the member sees.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = CitationSummary)]
pub(crate) struct Summary {
    /// Number of locations.
    pub(crate) locations: i64,
    /// Number of locations with a checked directory.
    pub(crate) checked_locations: i64,
    /// Mean score of those locations.
    #[schema(required)]
    pub(crate) score: Option<f64>,
    /// Mean accuracy.
    #[schema(required)]
    pub(crate) accuracy: Option<f64>,
    /// Mean coverage.
    #[schema(required)]
    pub(crate) coverage: Option<f64>,
    /// Mean share of checked directories.
    #[schema(required)]
    pub(crate) checked: Option<f64>,
    /// Number of listings that were found.
    pub(crate) found: i64,
    /// Number of wrong listings.
    pub(crate) wrong: i64,
    /// Number of missing listings.
    pub(crate) missing: i64,
    /// Number of listings that a person has to decide about.
    pub(crate) unsure: i64,
    /// Number of open tasks.
    pub(crate) tasks_open: i64,
    /// Number of overdue tasks.
    pub(crate) tasks_overdue: i64,
    /// Number of directories that the program checks by itself.
    pub(crate) checked_automatically: i64,
    /// Number of directories that a person checks.
    pub(crate) checked_with_help: i64,
}

/// Figures of a location in the database.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ScoreRow {
    pub(crate) location_id: LocationId,
    pub(crate) score: Option<f64>,
    pub(crate) accuracy: Option<f64>,
    pub(crate) coverage: Option<f64>,
    pub(crate) checked: Option<f64>,
    pub(crate) found: i64,
    pub(crate) wrong: i64,
    pub(crate) missing: i64,
}
