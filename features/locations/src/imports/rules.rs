//! The rules of importing locations: which column holds what, what a row must have, when two rows are the same shop.
//! Pure: no file, no clock, no database.

mod coordinates;
mod draft;
mod keys;
mod mapping;
mod plan;
mod problem;
mod suggest;
mod suggest_words;
mod template;

#[cfg(test)]
mod tests;

pub use draft::{Draft, row};
pub use keys::{external_key, match_key, place_key};
pub use mapping::{Field, Mapping, OnBadRow, OnMatch, Options, Source};
pub use plan::{Plan, compile};
pub use problem::{MappingProblem, RowProblem};
pub use suggest::{guess_country, suggest_mapping};
