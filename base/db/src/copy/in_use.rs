//! Detects whether a database is open elsewhere.

use std::{fs, path::Path};

use rusqlite::{Connection, ErrorCode, OpenFlags};

use crate::{Db, Result, postgres};

impl Db {
    /// Returns true when a client is connected to the database of that address: another process, or a [`Db`] of this
    /// one.
    ///
    /// A missing or empty file is not in use.
    pub async fn is_in_use(url: &str) -> Result<bool> {
        match crate::file(url)? {
            Some(path) => is_open(path),
            None => postgres::copy::is_in_use(url).await,
        }
    }
}

/// Tries to lock the whole file. An open connection holds a shared lock on it (WAL), which makes that fail.
fn is_open(path: &Path) -> Result<bool> {
    if fs::metadata(path).map_or(0, |file| file.len()) == 0 {
        return Ok(false);
    }
    let connection =
        Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    let alone = "pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive; rollback";
    match connection.execute_batch(alone) {
        Ok(()) => Ok(false),
        Err(error) if error.sqlite_error_code() == Some(ErrorCode::DatabaseBusy) => Ok(true),
        Err(error) => Err(error.into()),
    }
}
