//! Reading the CSV files people really have: any usual encoding, separator and line ending, in bounded memory.
//!
//! A file is read twice, both times piece by piece: a [`Sniffer`] finds its [`Format`], then a [`Reader`] its records
//! (a [`Survey`] is a reader that only looks). The sizes of the pieces never change what is found.

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
