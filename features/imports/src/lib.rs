//! Import of CSV files, whatever the rows describe: reading the file, mapping its columns to fields, and converting its
//! rows.
//!
//! No database and no clock. The feature whose rows are imported stores the file and writes the rows.

mod batches;
pub mod csv;
mod rules;

pub use batches::{Batches, Importable, MAX_WAITING, ReadError, Row, batches};
pub use rules::{
    CompiledMapping, Field, HeaderWords, Mapping, MappingProblem, OnBadRow, OnMatch, RowProblem, RowReader, Source,
    at_least_four_fifths, at_least_half, has_header_word, suggest_mapping,
};
