//! The export file: a ZIP of JSON lines, spreadsheets and pictures, with a manifest of all files.

mod cells;
mod manifest;
mod reader;
mod writer;

pub(crate) use cells::object;
pub(crate) use manifest::{ExportedOrg, Manifest};
pub(crate) use reader::Archive;
pub use reader::Refusal;
pub(crate) use writer::{Part, write};
