//! References for our figures: the same work without an application around it.

mod import;
mod list;
mod writes;

use std::path::Path;

use rusqlite::Connection;

pub use import::{COLUMNS, insert_csv, make_org, values};
pub use list::serve;
pub use writes::commits_a_second;

use crate::Outcome;

/// A connection that writes, with the settings of ours: a commit survives a power cut.
pub fn writer(path: &Path) -> Outcome<Connection> {
    let connection = Connection::open(path)?;
    connection.execute_batch(
        "pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 20000;
         pragma cache_size = -16384; pragma wal_autocheckpoint = 4000; pragma temp_store = memory",
    )?;
    Ok(connection)
}
