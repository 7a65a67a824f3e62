//! Rules of geo-grid rank measurement, run by `vitrine rules geogrid`. Screens and scans come with the feature. Pure: no
//! I/O, no clock, no randomness.

mod cases;
mod rules;

pub use cases::{CaseError, answer};
