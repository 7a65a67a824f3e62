//! Fills an empty database with the contents of another.

use tokio_postgres::Client;

use super::{Checksum, Rows, Schema, Table};
use crate::{Db, Error, Migration, Result, migrate, postgres, sqlite};

/// Database being filled in one transaction; dropped without [`Filling::commit`], it is rolled back.
pub struct Filling {
    on: FillingTransaction,
    migrations: &'static [Migration],
    /// Tables that have not come yet.
    missing: Vec<Table>,
    /// Statements that create indexes and foreign keys after all rows are written.
    later: Vec<String>,
    current: Option<Current>,
    filled: Vec<FilledTable>,
}

/// Transaction of the filling.
enum FillingTransaction {
    Sqlite(sqlite::Transaction),
    /// Separate connection; closing it before the commit rolls everything back.
    Postgres(Client),
}

/// Table with the checksum of its rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FilledTable {
    /// The table.
    pub table: Table,
    /// Checksum of its rows.
    pub checksum: Checksum,
}

struct Current {
    filled: FilledTable,
    /// Used on PostgreSQL, where one statement writes all rows of a table.
    writing: Option<postgres::copy::Writing>,
}

impl Db {
    /// Begins to fill an empty database up to these migrations.
    ///
    /// # Errors
    /// [`Error::Configuration`] when the database is not empty, or a migration is unknown.
    pub async fn fill(&self, migrations: &'static [Migration], ran: &[i64]) -> Result<Filling> {
        migrate::want_some_and_none_newer(migrations, ran)?;
        let mut on = FillingTransaction::begin(self).await?;
        if !on.is_new().await? {
            return Err(Error::Configuration("the database is not empty".into()));
        }
        Filling::begin(on, migrations, ran).await
    }

    /// Begins to fill a database after removing all its contents, in the same transaction.
    pub async fn refill(&self, migrations: &'static [Migration], ran: &[i64]) -> Result<Filling> {
        migrate::want_some_and_none_newer(migrations, ran)?;
        let mut on = FillingTransaction::begin(self).await?;
        if !on.is_new().await? {
            on.clear(migrations).await?;
        }
        Filling::begin(on, migrations, ran).await
    }
}

impl FillingTransaction {
    async fn begin(db: &Db) -> Result<Self> {
        Ok(match db {
            Db::Sqlite(pool) => Self::Sqlite(pool.begin().await?),
            Db::Postgres(pool) => {
                let client = pool.dedicated_connection().await?;
                postgres::copy::begin(&client).await?;
                Self::Postgres(client)
            }
        })
    }

    async fn is_new(&mut self) -> Result<bool> {
        match self {
            Self::Sqlite(transaction) => transaction.work(sqlite::copy::is_new).await,
            Self::Postgres(client) => postgres::copy::is_new(client).await,
        }
    }

    async fn clear(&mut self, migrations: &'static [Migration]) -> Result<()> {
        match self {
            Self::Sqlite(transaction) => {
                transaction.work(|connection| sqlite::copy::clear(connection, migrations)).await
            }
            Self::Postgres(client) => postgres::copy::clear(client, migrations).await,
        }
    }
}

impl Filling {
    async fn begin(mut on: FillingTransaction, migrations: &'static [Migration], ran: &[i64]) -> Result<Self> {
        let versions = ran.to_vec();
        let later = match &mut on {
            FillingTransaction::Sqlite(transaction) => {
                transaction.work(move |connection| sqlite::copy::prepare(connection, migrations, &versions)).await?
            }
            FillingTransaction::Postgres(client) => postgres::copy::prepare(client, migrations, ran).await?,
        };
        let missing = Schema::of(migrations, ran)?.tables;
        Ok(Self { on, migrations, missing, later, current: None, filled: Vec::new() })
    }

    /// Begins a table: the rows that follow belong to it.
    ///
    /// # Errors
    /// [`Error::Configuration`] when the migrations create no such table, or the table came before.
    pub async fn table(&mut self, table: &Table) -> Result<()> {
        self.end_table().await?;
        let at = self.missing.iter().position(|missing| missing == table).ok_or_else(|| {
            Error::Configuration(format!("the table {} is not as this program's migrations make it", table.name))
        })?;
        let filled = FilledTable { table: self.missing.remove(at), checksum: Checksum::default() };
        let writing = match &self.on {
            FillingTransaction::Sqlite(_) => None,
            FillingTransaction::Postgres(client) => Some(postgres::copy::write(client, table).await?),
        };
        self.current = Some(Current { filled, writing });
        Ok(())
    }

    /// Writes rows of the current table.
    pub async fn rows(&mut self, rows: Rows) -> Result<()> {
        let Some(current) = &mut self.current else { return Err(Error::Unreadable("rows of no table".into())) };
        current.filled.checksum.add(&rows)?;
        match (&mut self.on, &mut current.writing) {
            (FillingTransaction::Postgres(_), Some(writing)) => writing.write(&rows).await,
            (FillingTransaction::Sqlite(transaction), _) => {
                let table = current.filled.table.clone();
                transaction.work(move |connection| sqlite::copy::write(connection, &table, &rows)).await
            }
            (FillingTransaction::Postgres(_), None) => Err(Error::Aborted("the table was not begun".into())),
        }
    }

    async fn end_table(&mut self) -> Result<()> {
        if let Some(Current { filled, writing }) = self.current.take() {
            if let Some(writing) = writing {
                writing.finish().await?;
            }
            self.filled.push(filled);
        }
        Ok(())
    }

    /// Reads the written rows back and compares them with the given ones, runs the migrations that are newer than the
    /// rows, and commits. Returns the contents of each table before those migrations.
    ///
    /// # Errors
    /// [`Error::Configuration`] when a table is missing, or does not hold the rows written to it.
    pub async fn commit(mut self) -> Result<Vec<FilledTable>> {
        self.end_table().await?;
        if let Some(table) = self.missing.first() {
            return Err(Error::Configuration(format!("the table {} is missing", table.name)));
        }
        let Self { on, migrations, later, filled, .. } = self;
        match on {
            FillingTransaction::Sqlite(mut transaction) => {
                let expected = filled.clone();
                let work = move |connection: &rusqlite::Connection| {
                    sqlite::copy::run(connection, &later)?;
                    for FilledTable { table, checksum } in &expected {
                        want(table, *checksum, sqlite::copy::checksum(connection, table)?)?;
                    }
                    migrate::on_sqlite(connection, migrations, |_| true)
                };
                transaction.work(work).await?;
                transaction.commit(Vec::new()).await?;
            }
            FillingTransaction::Postgres(client) => {
                postgres::copy::run(&client, later, filled.iter().map(|filled| &filled.table)).await?;
                for FilledTable { table, checksum } in &filled {
                    want(table, *checksum, postgres::copy::checksum(&client, table).await?)?;
                }
                migrate::on_postgres(&client, migrations, |_| true).await?;
                client.batch_execute("commit").await?;
            }
        }
        Ok(filled)
    }
}

fn want(table: &Table, given: Checksum, actual: Checksum) -> Result<()> {
    if given == actual {
        return Ok(());
    }
    let (name, given, actual) = (&table.name, given.rows(), actual.rows());
    Err(Error::Configuration(format!(
        "the table {name} does not hold what was written to it ({given} rows given, {actual} there)"
    )))
}
