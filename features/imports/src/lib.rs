//! Import of CSV files, whatever the rows describe: reading the file, mapping its columns to fields, and converting its
//! rows.
//!
//! No SQL, no routes and no clock. The feature whose rows are imported stores the file and writes the rows.

mod batches;
pub mod csv;
mod problems;
mod progress;
mod rules;
mod types;

pub use batches::{Batches, Importable, MAX_WAITING, ReadError, Row, batches};
pub use problems::{file_error, import_error, mapping_error, too_large};
pub use progress::{Running, RunningImport};
pub use rules::{
    CompiledMapping, Field, HeaderWords, Mapping, MappingProblem, OnBadRow, OnMatch, RowProblem, RowReader, Source,
    at_least_four_fifths, at_least_half, has_header_word, suggest_mapping,
};
pub use types::{Check, ImportError, ImportId, ImportState, Outcome, Progress, RowFilter, RowOutcome};
