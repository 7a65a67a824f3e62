//! Whole databases as a stream of rows, independent of the engine: used for backups, and to move an instance from one
//! engine to the other.
//!
//! [`Db::snapshot`] reads everything as it was at one moment; [`Db::fill`] writes it into an empty database in one
//! transaction. The tables are derived from the migrations, never from the database.

mod checksum;
mod fill;
mod in_use;
mod rows;
mod schema;
mod snapshot;

pub use checksum::Checksum;
pub use fill::{FilledTable, Filling};
pub use rows::Rows;
pub(crate) use rows::{Cell, cells};
pub use schema::{Column, Kind, Table};
pub(crate) use schema::{Schema, quoted};
pub(crate) use snapshot::{Message, Out};
pub use snapshot::{Piece, Snapshot};
