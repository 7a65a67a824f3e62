//! Backups of an instance: one file for both database engines, verified, optionally encrypted. README.md describes the
//! format.

mod chunks;
mod error;
mod photo;
mod place;
mod read;
mod record;
mod seal;
mod stream;
mod transfer;
mod write;

pub use error::{Error, Result};
pub use place::Place;
pub use read::{BackupContent, Onto, check, restore};
pub use record::{Contents, Head, TableContents};
pub use transfer::copy;
pub use write::{Also, write};
