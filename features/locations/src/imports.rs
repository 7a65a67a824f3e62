//! Importing locations from a file.

pub mod csv;
pub mod rules;
