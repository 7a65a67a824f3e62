//! Reads and fills a whole SQLite file.

use std::mem;

use rusqlite::{Connection, params_from_iter, types::ValueRef};

use crate::{
    Error, Migration, Result,
    copy::{Cell, Checksum, Column, Kind, Message, Out, Piece, Rows, Schema, Table, cells, quoted},
    migrate,
};

/// Selects the indexes that are not unique. They are created after all rows are written, which is faster.
const PLAIN_INDEXES: &str =
    "select name, sql from sqlite_master where type = 'index' and sql is not null and sql not like 'create unique%'";

/// Selects the full-text tables, which triggers fill and no schema lists.
const FULL_TEXT: &str = "select name from pragma_table_list where schema = 'main' and type = 'virtual'";

/// Reads all tables in one transaction.
pub(crate) fn read_all(connection: &Connection, migrations: &'static [Migration], out: &Out) -> Result<()> {
    let transaction = connection.unchecked_transaction()?;
    let ran = migrate::ran_on_sqlite(&transaction)?;
    migrate::want_some_and_none_newer(migrations, &ran)?;
    check_integrity(&transaction)?;
    out.send_blocking(Message::Ran(ran.clone()))?;
    for table in Schema::of(migrations, &ran)?.tables {
        out.send_blocking(Message::Piece(Piece::Table(table.clone())))?;
        read(&transaction, &table, &mut |rows| out.send_blocking(Message::Piece(Piece::Rows(rows))))?;
    }
    out.send_blocking(Message::Done)
}

fn check_integrity(connection: &Connection) -> Result<()> {
    let report: String = connection.query_row("pragma integrity_check(1)", [], |row| row.get(0))?;
    if report == "ok" { Ok(()) } else { Err(Error::Configuration(format!("the database file is damaged: {report}"))) }
}

fn read(connection: &Connection, table: &Table, take: &mut dyn FnMut(Rows) -> Result<()>) -> Result<()> {
    let mut select = connection.prepare(&format!("select {} from {}", table.list(), table.quoted()))?;
    let mut stored_rows = select.query([])?;
    let mut rows = Rows::default();
    while let Some(row) = stored_rows.next()? {
        let cells = table.columns.iter().enumerate();
        rows.push(cells.map(|(at, column)| cell(row.get_ref(at)?, table, column)))?;
        if rows.is_full() {
            take(mem::take(&mut rows))?;
        }
    }
    if rows.is_empty() { Ok(()) } else { take(rows) }
}

fn cell<'a>(value: ValueRef<'a>, table: &Table, column: &Column) -> Result<Cell<'a>> {
    Ok(match (value, column.kind) {
        (ValueRef::Null, _) => Cell::Null,
        (ValueRef::Integer(value @ (0 | 1)), Kind::Boolean) => Cell::Bool(value == 1),
        (ValueRef::Integer(value), Kind::Integer) => Cell::Int(value),
        (ValueRef::Real(value), Kind::Real) => Cell::Real(value),
        (ValueRef::Text(value), Kind::Text) => Cell::Text(std::str::from_utf8(value).map_err(Error::unreadable)?),
        (ValueRef::Blob(value), Kind::Bytes) => Cell::Bytes(value),
        (other, expected) => {
            let (table, column, actual) = (&table.name, &column.name, other.data_type());
            return Err(Error::Unreadable(format!("{table}.{column} holds {actual} in place of {expected:?}")));
        }
    })
}

/// Returns the number of rows in a table and their digest.
pub(crate) fn checksum(connection: &Connection, table: &Table) -> Result<Checksum> {
    let mut checksum = Checksum::default();
    read(connection, table, &mut |rows| checksum.add(&rows))?;
    Ok(checksum)
}

/// Returns true when no migration has run.
pub(crate) fn is_new(connection: &Connection) -> Result<bool> {
    Ok(migrate::ran_on_sqlite(connection)?.is_empty())
}

/// Drops the tables of all migrations.
pub(crate) fn clear(connection: &Connection, migrations: &'static [Migration]) -> Result<()> {
    let ran = migrate::ran_on_sqlite(connection)?;
    migrate::want_some_and_none_newer(migrations, &ran)?;
    let mut full_text = connection.prepare(FULL_TEXT)?;
    let full_text = full_text.query_map([], |row| row.get(0))?.collect::<Result<Vec<String>, _>>()?;
    for name in full_text.iter().map(|name| quoted(name)).chain(Schema::of(migrations, &ran)?.names()) {
        connection.execute_batch(&format!("drop table {name}"))?;
    }
    Ok(connection.execute_batch("drop table schema_migrations")?)
}

/// Creates the empty tables of these migrations without plain indexes. Returns the statements that create those at the
/// end.
pub(crate) fn prepare(connection: &Connection, migrations: &'static [Migration], ran: &[i64]) -> Result<Vec<String>> {
    connection.execute_batch("pragma defer_foreign_keys = on")?;
    migrate::on_sqlite(connection, migrations, |migration| migrate::is_of(ran, migration))?;
    for name in Schema::of(migrations, ran)?.names() {
        connection.execute_batch(&format!("delete from {name}"))?;
    }
    let mut indexes = connection.prepare(PLAIN_INDEXES)?;
    let indexes = indexes.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let indexes = indexes.collect::<Result<Vec<(String, String)>, _>>()?;
    for (name, _) in &indexes {
        connection.execute_batch(&format!("drop index {}", quoted(name)))?;
    }
    Ok(indexes.into_iter().map(|(_, text)| text).collect())
}

/// Writes rows into a table.
pub(crate) fn write(connection: &Connection, table: &Table, rows: &Rows) -> Result<()> {
    let places = vec!["?"; table.columns.len()].join(", ");
    let insert = format!("insert into {} ({}) values ({places})", table.quoted(), table.list());
    let mut insert = connection.prepare_cached(&insert)?;
    for row in rows.each() {
        insert.execute(params_from_iter(cells(row?)?))?;
    }
    Ok(())
}

/// Runs the statements of [`prepare`].
pub(crate) fn run(connection: &Connection, statements: &[String]) -> Result<()> {
    for statement in statements {
        connection.execute_batch(statement)?;
    }
    Ok(())
}
