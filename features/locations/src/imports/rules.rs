//! Rules of importing locations: fields, required values, matching of rows and locations. Pure: no file, no clock, no
//! database.

mod columns;
mod coordinates;
mod country;
mod draft;
mod field;
mod header_words;
mod match_key;
mod options;
mod plan;
mod problem;

#[cfg(test)]
mod tests;

pub use country::guess_country;
pub use draft::{Draft, row};
pub use field::Field;
pub use match_key::{external_key, match_key, place_key};
pub use options::Options;
pub use plan::{Plan, compile};

/// Source of each field of a location.
pub type Mapping = ::imports::Mapping<Field>;
/// Reason why a mapping of locations cannot be used.
pub type MappingProblem = ::imports::MappingProblem<Field>;
/// Reason why a row cannot become a location.
pub type RowProblem = ::imports::RowProblem<Field>;
