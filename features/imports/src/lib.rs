//! Import of CSV and JSON files, whatever the rows describe: storing the file, mapping its columns to fields, converting
//! its rows, and the dry run.
//!
//! The feature whose rows are imported has the routes and the job, and writes the rows.

mod batches;
pub mod csv;
mod dry_run;
mod events;
mod failure;
mod json;
mod json_rows;
mod pieces;
mod problems;
mod progress;
pub mod queries;
mod rules;
mod status;
mod types;
mod upload;

pub use batches::{Batches, Importable, MAX_WAITING, ReadError, Row, batches};
pub use dry_run::{ImportItem, Matches, Targets, begin_check, dry_run, find, finish_check, keys};
pub use events::{ImportFailed, ImportFinished};
pub use failure::ImportFailure;
pub use pieces::pieces;
pub use problems::{file_error, import_error, mapping_error, too_large};
pub use progress::{Running, RunningImport};
pub use rules::{
    CompiledMapping, Field, HeaderWords, Mapping, MappingProblem, OnBadRow, OnMatch, RowProblem, RowReader, Source,
    at_least_four_fifths, at_least_half, has_header_word, suggest_mapping,
};
pub use status::{check_undo, given_up, ready_to_run, status};
pub use types::{
    Check, ImportError, ImportId, ImportRow, ImportState, ImportStatus, Outcome, Progress, Record, RowFilter,
    RowOutcome, Stored,
};
pub use upload::{Formats, Limits, Upload};
