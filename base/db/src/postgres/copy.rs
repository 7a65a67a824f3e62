//! Reads and fills a whole PostgreSQL database.

use std::{pin::Pin, time::Duration};

use futures::{StreamExt, TryStreamExt, stream::Fuse};
use tokio_postgres::{
    Client,
    binary_copy::{BinaryCopyInWriter, BinaryCopyOutRow, BinaryCopyOutStream},
    error::SqlState,
    types::{ToSql, Type},
};

use super::{Pool, address};
use crate::{
    Error, Migration, Result, Settings,
    copy::{Cell, Checksum, Kind, Message, Out, Piece, Rows, Schema, Table, cells},
    migrate,
};

/// Begins a transaction with one snapshot for all its reads.
const ONE_VIEW: &str = "begin isolation level repeatable read";
const WITHOUT_TIMEOUTS: &str = "set local statement_timeout = 0; set local lock_timeout = 0;
                       set local idle_in_transaction_session_timeout = 0";
/// Taken before the snapshot: it waits for a running migration, and the next migration waits for it. A concurrent
/// schema change would leave tables that look empty to the older snapshot.
const NO_MIGRATIONS: &str = "lock table schema_migrations in share mode";
/// Table, name and definition of every foreign key.
const FOREIGN_KEYS: &str = "select conrelid::regclass::text, quote_ident(conname), pg_get_constraintdef(oid)
    from pg_constraint where contype = 'f'
     and connamespace = (select oid from pg_namespace where nspname = current_schema())";
/// Name and definition of every index that is not unique.
const PLAIN_INDEXES: &str = "select indexrelid::regclass::text, pg_get_indexdef(indexrelid)
    from pg_index join pg_class on pg_class.oid = indrelid where not indisunique
     and relnamespace = (select oid from pg_namespace where nspname = current_schema())";

/// Returns true when another client is connected to this database.
const OTHERS: &str = "select exists (select 1 from pg_stat_activity where datname = current_database()
    and backend_type = 'client backend' and pid <> pg_backend_pid())";

/// Maximum number of looks for other clients, and the pause after each.
const MAX_LOOKS: u32 = 10;
const PAUSE_BETWEEN_LOOKS: Duration = Duration::from_millis(100);

/// Reads all tables in one transaction.
pub(crate) async fn read_all(pool: &Pool, migrations: &'static [Migration], out: &Out) -> Result<()> {
    let client = pool.dedicated_connection().await?;
    client.batch_execute(ONE_VIEW).await?;
    client.batch_execute(WITHOUT_TIMEOUTS).await?;
    match client.batch_execute(NO_MIGRATIONS).await {
        Err(error) if error.code() == Some(&SqlState::UNDEFINED_TABLE) => {
            return migrate::want_some_and_none_newer(migrations, &[]);
        }
        other => other?,
    }
    let ran = migrate::ran_on_postgres(&client).await?;
    migrate::want_some_and_none_newer(migrations, &ran)?;
    out.send(Message::Ran(ran.clone())).await?;
    for table in Schema::of(migrations, &ran)?.tables {
        let mut reading = Reading::begin(&client, &table).await?;
        out.send(Message::Piece(Piece::Table(table))).await?;
        while let Some(rows) = reading.next().await? {
            out.send(Message::Piece(Piece::Rows(rows))).await?;
        }
    }
    out.send(Message::Done).await
}

/// Rows of a table that are being read from the server.
struct Reading {
    /// Fused because polling the stream after its end would fail.
    stream: Pin<Box<Fuse<BinaryCopyOutStream>>>,
    kinds: Vec<Kind>,
}

impl Reading {
    async fn begin(client: &Client, table: &Table) -> Result<Self> {
        let text = format!("copy (select {} from {}) to stdout binary", table.list(), table.quoted());
        let stream = client.copy_out(&text).await?;
        let kinds: Vec<Kind> = table.columns.iter().map(|column| column.kind).collect();
        Ok(Self { stream: Box::pin(BinaryCopyOutStream::new(stream, &types(table)).fuse()), kinds })
    }

    /// Returns the next batch of rows; `None` after the last.
    async fn next(&mut self) -> Result<Option<Rows>> {
        let mut rows = Rows::default();
        while !rows.is_full() {
            let Some(row) = self.stream.try_next().await? else { break };
            rows.push(self.kinds.iter().enumerate().map(|(at, kind)| cell(&row, at, *kind)))?;
        }
        Ok(Some(rows).filter(|rows| !rows.is_empty()))
    }
}

fn types(table: &Table) -> Vec<Type> {
    let types_of = |kind| match kind {
        Kind::Text => Type::TEXT,
        Kind::Integer => Type::INT8,
        Kind::Real => Type::FLOAT8,
        Kind::Boolean => Type::BOOL,
        Kind::Bytes => Type::BYTEA,
    };
    table.columns.iter().map(|column| types_of(column.kind)).collect()
}

fn cell(row: &BinaryCopyOutRow, at: usize, kind: Kind) -> Result<Cell<'_>> {
    let cell = match kind {
        Kind::Text => row.try_get::<Option<&str>>(at)?.map(Cell::Text),
        Kind::Integer => row.try_get::<Option<i64>>(at)?.map(Cell::Int),
        Kind::Real => row.try_get::<Option<f64>>(at)?.map(Cell::Real),
        Kind::Boolean => row.try_get::<Option<bool>>(at)?.map(Cell::Bool),
        Kind::Bytes => row.try_get::<Option<&[u8]>>(at)?.map(Cell::Bytes),
    };
    Ok(cell.unwrap_or(Cell::Null))
}

/// Rows of a table that are being written to the server.
pub(crate) struct Writing {
    writer: Pin<Box<BinaryCopyInWriter>>,
    columns: usize,
}

impl Writing {
    pub(crate) async fn write(&mut self, rows: &Rows) -> Result<()> {
        for row in rows.each() {
            let cells = cells(row?)?;
            if cells.len() != self.columns {
                return Err(Error::Unreadable(format!("{} cells in place of {}", cells.len(), self.columns)));
            }
            let cells: Vec<&(dyn ToSql + Sync)> = cells.iter().map(|cell| cell as _).collect();
            self.writer.as_mut().write(&cells).await?;
        }
        Ok(())
    }

    pub(crate) async fn finish(mut self) -> Result<()> {
        self.writer.as_mut().finish().await?;
        Ok(())
    }
}

/// Begins the transaction that fills the database; closing the connection without a commit discards it.
pub(crate) async fn begin(client: &Client) -> Result<()> {
    client.batch_execute("begin").await?;
    Ok(client.batch_execute(WITHOUT_TIMEOUTS).await?)
}

/// Returns true when no migration has run.
pub(crate) async fn is_new(client: &Client) -> Result<bool> {
    let has_none = client.query_one("select to_regclass('schema_migrations') is null", &[]).await?.try_get(0)?;
    Ok(has_none || migrate::ran_on_postgres(client).await?.is_empty())
}

/// Drops the tables of all migrations.
pub(crate) async fn clear(client: &Client, migrations: &'static [Migration]) -> Result<()> {
    let ran = migrate::ran_on_postgres(client).await?;
    migrate::want_some_and_none_newer(migrations, &ran)?;
    let names: Vec<String> = Schema::of(migrations, &ran)?.names().collect();
    Ok(client.batch_execute(&format!("drop table {}, schema_migrations", names.join(", "))).await?)
}

/// Creates the empty tables of these migrations without foreign keys and plain indexes. Returns the statements that
/// create those at the end.
pub(crate) async fn prepare(client: &Client, migrations: &'static [Migration], ran: &[i64]) -> Result<Vec<String>> {
    migrate::on_postgres(client, migrations, |migration| migrate::is_of(ran, migration)).await?;
    let (mut now, mut later) = (Vec::new(), Vec::new());
    for row in client.query(FOREIGN_KEYS, &[]).await? {
        let (table, name, definition): (String, String, String) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
        now.push(format!("alter table {table} drop constraint {name}"));
        later.push(format!("alter table {table} add constraint {name} {definition}"));
    }
    for row in client.query(PLAIN_INDEXES, &[]).await? {
        now.push(format!("drop index {}", row.try_get::<_, String>(0)?));
        later.push(row.try_get(1)?);
    }
    now.extend(Schema::of(migrations, ran)?.names().map(|name| format!("delete from {name}")));
    client.batch_execute(&now.join(";")).await?;
    Ok(later)
}

/// Begins writing a table.
pub(crate) async fn write(client: &Client, table: &Table) -> Result<Writing> {
    let text = format!("copy {} ({}) from stdin binary", table.quoted(), table.list());
    let writer = BinaryCopyInWriter::new(client.copy_in(&text).await?, &types(table));
    Ok(Writing { writer: Box::pin(writer), columns: table.columns.len() })
}

/// Runs the statements of [`prepare`], and updates the statistics of the tables.
pub(crate) async fn run<'a>(
    client: &Client,
    mut statements: Vec<String>,
    tables: impl Iterator<Item = &'a Table>,
) -> Result<()> {
    let names: Vec<String> = tables.map(Table::quoted).collect();
    statements.push(format!("analyze {}", names.join(", ")));
    Ok(client.batch_execute(&statements.join(";")).await?)
}

/// Returns the number of rows in a table and their digest.
pub(crate) async fn checksum(client: &Client, table: &Table) -> Result<Checksum> {
    let mut checksum = Checksum::default();
    let mut reading = Reading::begin(client, table).await?;
    while let Some(rows) = reading.next().await? {
        checksum.add(&rows)?;
    }
    Ok(checksum)
}

/// Returns true when another client stays connected to the database. A server takes a moment to notice that a connection
/// ended, such as one of the program that was just stopped.
pub(crate) async fn is_in_use(url: &str) -> Result<bool> {
    let address = address::read(url, &Settings::default())?;
    let (client, connection) = address.config.connect(address.tls).await?;
    // The task ends with the client, which gets every error.
    tokio::spawn(connection);
    for _ in 0..MAX_LOOKS {
        if !client.query_one(OTHERS, &[]).await?.try_get::<_, bool>(0)? {
            return Ok(false);
        }
        tokio::time::sleep(PAUSE_BETWEEN_LOOKS).await;
    }
    Ok(true)
}
