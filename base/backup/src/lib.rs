//! Backups of an instance: one file for both database engines, verified, optionally encrypted. README.md describes the
//! format.

mod chunks;
mod error;
mod folder;
mod photo;
mod read;
mod record;
mod rehearsal;
mod retention;
mod seal;
mod stream;
mod target;
mod transfer;
mod write;

pub use error::{Error, Result};
pub use folder::Folder;
pub use read::{BackupContent, Onto, check, restore};
pub use record::{Contents, Head, TableContents};
pub use rehearsal::Rehearsal;
pub use retention::Retention;
pub use target::BackupTarget;
pub use transfer::copy;
pub use write::{Also, write};
