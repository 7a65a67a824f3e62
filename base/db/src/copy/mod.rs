//! A whole database as a stream of rows, the same from either engine: what backups are made of, and what moves an
//! instance from one engine to the other.
//!
//! [`Db::snapshot`] reads everything as it was at one moment; [`Db::fill`] writes it into an empty database in one
//! transaction. What the tables are is told by the migrations, never by the database.

mod checksum;
mod filling;
mod in_use;
mod rows;
mod schema;
mod snapshot;

pub use checksum::Checksum;
pub use filling::{Filled, Filling};
pub use rows::Rows;
pub(crate) use rows::{Cell, cells};
pub use schema::{Column, Kind, Table};
pub(crate) use schema::{Schema, quoted};
pub(crate) use snapshot::{Out, Told};
pub use snapshot::{Piece, Snapshot};
