//! Detects whether a database is open elsewhere, and closes it for the writes of others.

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

    /// Makes new sessions read-only on PostgreSQL, except those of [`maintenance_url`], or writable again. A SQLite file
    /// belongs to one process anyway.
    pub async fn close_for_writes(url: &str, is_closed: bool) -> Result<()> {
        match crate::file(url)? {
            Some(_) => Ok(()),
            None => postgres::copy::set_read_only(&maintenance_url(url), is_closed).await,
        }
    }
}

/// Returns the address with which a database that is closed for writes can be written.
pub fn maintenance_url(url: &str) -> String {
    const OPTION: &str = "options=-c%20default_transaction_read_only%3Doff";
    if !url.starts_with("postgres") {
        return url.to_owned();
    }
    match url.split_once('?') {
        None => format!("{url}?{OPTION}"),
        Some((base, query)) if query.contains("options=") => {
            format!("{base}?{}", query.replacen("options=", &format!("{OPTION}%20"), 1))
        }
        Some((base, query)) => format!("{base}?{query}&{OPTION}"),
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

#[cfg(test)]
mod tests {
    use super::maintenance_url;

    #[test]
    fn an_address_keeps_its_own_options() {
        let option = "options=-c%20default_transaction_read_only%3Doff";
        for (url, expected) in [
            ("sqlite:a.db", "sqlite:a.db".to_owned()),
            ("postgres://me@h/x", format!("postgres://me@h/x?{option}")),
            ("postgres://me@h/x?sslmode=disable", format!("postgres://me@h/x?sslmode=disable&{option}")),
            ("postgres://me@h/x?options=-c%20a%3Db", format!("postgres://me@h/x?{option}%20-c%20a%3Db")),
        ] {
            assert_eq!(maintenance_url(url), expected);
        }
    }
}
