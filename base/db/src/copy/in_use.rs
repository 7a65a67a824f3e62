//! Whether somebody else has a database open.

use std::{fs, path::Path};

use rusqlite::{Connection, ErrorCode, OpenFlags};

use crate::{Db, Result, postgres};

impl Db {
    /// True when somebody is connected to the database of that address: another process, or a [`Db`] of this one.
    ///
    /// A file that is missing, or empty, is used by nobody.
    pub async fn is_in_use(url: &str) -> Result<bool> {
        match crate::file(url)? {
            Some(path) => is_open(path),
            None => postgres::copy::is_in_use(url).await,
        }
    }
}

/// Whoever has the file open keeps a shared lock on it (WAL): nobody else gets the whole file for themselves.
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
