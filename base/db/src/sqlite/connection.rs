//! SQLite connections: their settings, and running statements on them.

use std::{
    fs::{self, OpenOptions},
    io,
    path::Path,
};

use rusqlite::{Connection, OpenFlags, config::DbConfig, params_from_iter};

use crate::{Error, Query, Result, Row, RowCollector, Sql, UntypedQuery, Value};

/// Maximum number of prepared statements per connection.
const STATEMENTS: usize = 256;

/// Opens the file for writing; creates it and its folder when missing. Folders above are not created: a missing one is
/// more likely a typing error, or a disk that is not mounted.
pub(super) fn writer(path: &Path) -> Result<Connection> {
    make(path).map_err(|(action, e)| {
        Error::Configuration(format!("the database {} cannot be written: {}: {e}", path.display(), action.display()))
    })?;
    let connection = Connection::open(path)?;
    // A reply is sent only after the write would survive a power cut.
    connection
        .execute_batch(
            "pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;
             pragma busy_timeout = 5000; pragma cache_size = -8192; pragma wal_autocheckpoint = 4000;
             pragma temp_store = memory",
        )
        .map_err(|e| Error::Configuration(format!("the database {} cannot be used: {e}", path.display())))?;
    keep_prepared(&connection)?;
    Ok(connection)
}

/// Creates the file so that only its owner can read it. The error names the folder or file that denied access.
fn make(path: &Path) -> Result<(), (&Path, io::Error)> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Some(folder) = folder.filter(|folder| !folder.exists()) {
        fs::create_dir(folder).map_err(|e| (folder, e))?;
    }
    let mut options = OpenOptions::new();
    options.create(true).truncate(false).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop).map_err(|e| (path, e))
}

/// Opens the file for reading.
pub(super) fn reader(path: &Path) -> Result<Connection> {
    let connection =
        Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    connection.execute_batch(
        "pragma query_only = on; pragma busy_timeout = 5000; pragma cache_size = -2048; pragma mmap_size = 268435456;
         pragma temp_store = memory",
    )?;
    keep_prepared(&connection)?;
    Ok(connection)
}

/// Keeps statements prepared. Without stable plans, SQLite prepares a statement again for each value of an argument that
/// could decide about the plan, because it is compared with `like`, or with a column that a partial index is about; that
/// takes longer than most statements run. PostgreSQL keeps its plans likewise.
fn keep_prepared(connection: &Connection) -> Result<()> {
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(())
}

/// Returns the first damage that SQLite finds in the file.
pub(crate) fn damage(connection: &Connection) -> Result<Option<String>> {
    let report = connection.query_row("pragma quick_check(1)", [], |row| row.get::<_, String>(0));
    match report.map_err(Error::from) {
        Ok(report) if report == "ok" => Ok(None),
        // The line above names the database, of which there is only one.
        Ok(report) => Ok(report.lines().last().map(ToOwned::to_owned)),
        Err(error) if error.is_corrupt() => Ok(Some(error.to_string())),
        Err(error) => Err(error),
    }
}

/// Runs a statement and reads at most the requested number of rows. A statement that writes always runs to its end.
pub(super) fn rows(connection: &Connection, query: UntypedQuery) -> Result<RowCollector> {
    let UntypedQuery { sql, args, most, mut collector, .. } = query;
    let mut statement = connection.prepare_cached(sql.sqlite)?;
    let is_write = !statement.readonly();
    let mut rows = statement.query(params_from_iter(args))?;
    while let Some(row) = rows.next()? {
        if collector.count() < most {
            collector.take(&Row::Sqlite(row))?;
        } else if !is_write {
            break;
        }
    }
    Ok(collector)
}

/// Runs a statement and returns the number of changed rows.
pub(super) fn change(connection: &Connection, query: Query<()>) -> Result<u64> {
    let mut statement = connection.prepare_cached(query.sql.sqlite)?;
    let mut rows = statement.query(params_from_iter(query.args))?;
    while rows.next()?.is_some() {}
    Ok(connection.changes())
}

/// Runs one insert for each row.
pub(super) fn insert_many(connection: &Connection, sql: &Sql, rows: Vec<Vec<Value>>) -> Result<()> {
    let mut statement = connection.prepare_cached(sql.sqlite)?;
    for row in rows {
        statement.execute(params_from_iter(row))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use rusqlite::StatementStatus;

    use super::*;

    #[test]
    fn a_statement_stays_prepared_when_its_arguments_change() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("test.db");
        let writer = writer(&path).unwrap();
        writer
            .execute_batch(
                "create table things (name text, state text);
                 create index waiting on things (name) where state = 'waiting'",
            )
            .unwrap();
        for connection in [&writer, &reader(&path).unwrap()] {
            let sql = "select name from things where state = $1 and name like $2";
            let mut statement = connection.prepare_cached(sql).unwrap();
            for arguments in [["waiting", "a%"], ["done", "b%"], ["waiting", "c%"]] {
                assert!(!statement.exists(arguments).unwrap());
            }
            assert_eq!(statement.get_status(StatementStatus::RePrepare), 0);
        }
    }
}
