//! Cleaning, comparison and normalization of texts about a place. Pure: no clock, no database, no network. Fast enough
//! for imports of 100,000 rows.

pub mod email;
pub mod phone;
pub mod postal;
pub mod spreadsheet;
pub mod website;

mod clean;
mod fold;

pub use clean::{ControlCharacter, clean, clean_lines};
pub use fold::{fold, fold_letters, sort_key};
