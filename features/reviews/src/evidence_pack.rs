//! Evidence packs of crises: a ZIP with a PDF for people, a table for spreadsheets, and a JSON file for programs.

mod answers;
mod archive;
mod document;
mod gather;
mod table;
#[cfg(test)]
mod tests;
mod words;
mod writer;

pub(crate) use gather::gather;
pub(crate) use writer::PackWriter;
