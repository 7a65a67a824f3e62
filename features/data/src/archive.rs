//! The export file: a ZIP of JSON lines, spreadsheets and pictures, with a manifest of all files.

mod cells;
mod manifest;
mod reading;
mod writing;

pub(crate) use cells::object;
pub(crate) use manifest::{Manifest, Of};
pub(crate) use reading::Archive;
pub use reading::Refusal;
pub(crate) use writing::{Part, write};
