//! Reader of CSV files with any common encoding, separator and line ending, in bounded memory.
//!
//! A file is read twice, piece by piece: a [`Sniffer`] detects its [`Format`], then a [`Reader`] returns its records.
//! A [`Survey`] is a reader for a summary of the file. The sizes of the pieces do not change the result.

mod encoding;
mod format;
mod lines;
mod problem;
mod reader;
mod record;
mod separator;
mod survey;

#[cfg(test)]
mod tests;

pub use encoding::Encoding;
pub use format::{Format, Sniffer};
pub use problem::FileProblem;
pub use reader::{Limits, Reader};
pub use record::{Ragged, Record};
pub use separator::Separator;
pub use survey::{Detected, Survey, detect};
