//! Migrations: forward only, all missing ones in one transaction, each recorded in `schema_migrations`.

use rusqlite::Connection;

use crate::{Db, Error, Result};

/// SQLite or PostgreSQL.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// A file of its own
    Sqlite,
    /// A server
    Postgres,
}

/// One file of `migrations/` (see [`migrations!`](crate::migrations!)).
#[derive(Debug)]
pub struct Migration {
    /// Number in front of the name; they run in this order.
    pub version: i64,
    /// What it does.
    pub name: &'static str,
    /// `None` for both engines.
    pub engine: Option<Engine>,
    /// The statements.
    pub text: &'static str,
}

const TABLE: &str =
    "create table if not exists schema_migrations (version bigint not null primary key, name text not null)";
const RAN: &str = "select version from schema_migrations";
const RECORD: &str = "insert into schema_migrations (version, name) values ($1, $2)";
/// SQLite's `binary` order under the same name; one order of text on both engines.
const COLLATION: &str = "create collation if not exists \"binary\" from \"C\"";
/// Two processes that start at once migrate one after the other, however long the first takes.
const LOCK: &str = "set local statement_timeout = 0; set local lock_timeout = 0; select pg_advisory_xact_lock(7266746)";

impl Db {
    /// Runs every migration that has not run yet, all or none; how many that were.
    ///
    /// Refuses a database that a newer program has migrated further.
    pub async fn migrate(&self, migrations: &'static [Migration]) -> Result<usize> {
        let engine = self.engine();
        match self {
            Self::Sqlite(pool) => {
                let mut transaction = pool.begin().await?;
                let ran = transaction.work(move |connection| on_sqlite(connection, engine, migrations)).await?;
                transaction.commit(Vec::new()).await?;
                Ok(ran)
            }
            Self::Postgres(pool) => {
                let mut client = pool.client().await?;
                let transaction = client.transaction().await?;
                transaction.batch_execute(LOCK).await?;
                transaction.batch_execute(COLLATION).await?;
                transaction.batch_execute(TABLE).await?;
                let ran: Vec<i64> = transaction.query(RAN, &[]).await?.iter().map(|row| row.get(0)).collect();
                let missing = missing(migrations, engine, &ran)?;
                for migration in &missing {
                    transaction.batch_execute(migration.text).await.map_err(|e| failed(migration, e.into()))?;
                    transaction.execute(RECORD, &[&migration.version, &migration.name]).await?;
                }
                transaction.commit().await?;
                Ok(missing.len())
            }
        }
    }
}

impl Db {
    /// How many migrations have not run yet; nothing is changed.
    pub async fn pending(&self, migrations: &'static [Migration]) -> Result<usize> {
        let ran: Vec<i64> = match self {
            Self::Sqlite(pool) => pool.read(ran_on_sqlite).await?,
            Self::Postgres(pool) => {
                let client = pool.client().await?;
                let is_new = client.query_one("select to_regclass('schema_migrations') is null", &[]).await?.get(0);
                if is_new { Vec::new() } else { client.query(RAN, &[]).await?.iter().map(|row| row.get(0)).collect() }
            }
        };
        Ok(missing(migrations, self.engine(), &ran)?.len())
    }
}

fn ran_on_sqlite(connection: &Connection) -> Result<Vec<i64>> {
    if !connection.table_exists(None, "schema_migrations")? {
        return Ok(Vec::new());
    }
    Ok(connection.prepare(RAN)?.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?)
}

fn on_sqlite(connection: &Connection, engine: Engine, migrations: &'static [Migration]) -> Result<usize> {
    connection.execute_batch(TABLE)?;
    let missing = missing(migrations, engine, &ran_on_sqlite(connection)?)?;
    for migration in &missing {
        connection.execute_batch(migration.text).map_err(|e| failed(migration, e.into()))?;
        connection.execute(RECORD, (migration.version, migration.name))?;
    }
    Ok(missing.len())
}

/// Those that did not run, lowest first. By number and not by the highest that ran: branches bring numbers out of order.
fn missing(migrations: &'static [Migration], engine: Engine, ran: &[i64]) -> Result<Vec<&'static Migration>> {
    if let Some(unknown) = ran.iter().find(|ran| !migrations.iter().any(|migration| migration.version == **ran)) {
        return Err(Error::Configuration(format!(
            "the database has migration {unknown}, which this program does not know: start the newer program"
        )));
    }
    Ok(migrations
        .iter()
        .filter(|migration| !ran.contains(&migration.version) && migration.engine.is_none_or(|only| only == engine))
        .collect())
}

fn failed(migration: &Migration, error: Error) -> Error {
    if error.is_unavailable() {
        return error;
    }
    Error::Configuration(format!("migration {} {} failed: {error}", migration.version, migration.name))
}
