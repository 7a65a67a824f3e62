//! Rules that all imports share: mapping of columns to fields, cleaning of cells, problems. Pure: no file, no clock, no
//! database.

mod compiled_mapping;
mod field;
mod mapping;
mod problem;
mod row;
mod suggest;
mod template;

#[cfg(test)]
mod tests;

pub use compiled_mapping::CompiledMapping;
pub use field::{Field, HeaderWords};
pub use mapping::{Mapping, OnBadRow, OnMatch, Source};
pub use problem::{MappingProblem, RowProblem};
pub use row::RowReader;
pub use suggest::{at_least_four_fifths, at_least_half, has_header_word, suggest_mapping};
