//! Rules of importing reviews: fields, ratings, dates, and the identity of a review. Pure: no file, no clock, no database.

mod columns;
mod date;
mod directory;
mod draft;
mod field;
mod header_words;
mod identity;
mod options;
mod plan;
mod problem;
mod rating;
mod source;

#[cfg(test)]
mod tests;

pub(super) use date::guess_order;
pub(super) use directory::{Directory, NamedLocation};
pub(super) use draft::{Draft, row};
pub(super) use field::Field;
pub(super) use header_words::FRENCH;
pub(super) use identity::{Identity, identity};
pub(super) use options::{DateOrder, Options};
pub(super) use plan::{Plan, compile};
pub(super) use source::guess_source;

/// Source of each field of a review.
pub(super) type Mapping = ::imports::Mapping<Field>;
/// Reason why a row cannot become a review.
pub(super) type RowProblem = ::imports::RowProblem<Field>;
