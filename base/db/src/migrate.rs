//! Migrations: forward only, all missing ones in one transaction, each recorded in `schema_migrations`.

use rusqlite::Connection;
use tokio_postgres::GenericClient;

use crate::{Db, Error, Result};

/// Database engine: SQLite or PostgreSQL.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// SQLite file
    Sqlite,
    /// PostgreSQL server
    Postgres,
}

/// Migration file of `migrations/` (see [`migrations!`](crate::migrations!)).
#[derive(Debug)]
pub struct Migration {
    /// Number at the start of the file name; migrations run in this order.
    pub version: i64,
    /// Description from the file name.
    pub name: &'static str,
    /// Engine of the migration; `None` for both.
    pub engine: Option<Engine>,
    /// SQL statements of the migration.
    pub text: &'static str,
}

const TABLE: &str =
    "create table if not exists schema_migrations (version bigint not null primary key, name text not null)";
const RAN: &str = "select version from schema_migrations order by version";
const IS_THERE: &str = "select 1 from sqlite_master where type = 'table' and name = 'schema_migrations'";
const RECORD: &str = "insert into schema_migrations (version, name) values ($1, $2)";
/// Gives PostgreSQL a collation with the name of SQLite's `binary`, so that text sorts alike on both engines.
const COLLATION: &str = "create collation if not exists \"binary\" from \"C\"";
/// Serializes the migrations of processes that start at once; the lock has no timeout.
const LOCK: &str = "set local statement_timeout = 0; set local lock_timeout = 0; select pg_advisory_xact_lock(7266746)";
/// Waits for running snapshots (`copy`) before any other table is locked. Otherwise readers would queue behind the
/// migration.
const AFTER_SNAPSHOTS: &str = "lock table schema_migrations in row exclusive mode";

impl Db {
    /// Runs every missing migration, all or none, and returns their number.
    ///
    /// Refuses a database that a newer program has migrated further.
    pub async fn migrate(&self, migrations: &'static [Migration]) -> Result<usize> {
        match self {
            Self::Sqlite(pool) => {
                let mut transaction = pool.begin().await?;
                let ran = transaction.work(move |connection| on_sqlite(connection, migrations, |_| true)).await?;
                transaction.commit(Vec::new()).await?;
                Ok(ran)
            }
            Self::Postgres(pool) => {
                let mut client = pool.dedicated_connection().await?;
                let transaction = client.transaction().await?;
                let ran = on_postgres(&transaction, migrations, |_| true).await?;
                transaction.commit().await?;
                Ok(ran)
            }
        }
    }

    /// Returns the number of missing migrations; changes nothing.
    pub async fn pending(&self, migrations: &'static [Migration]) -> Result<usize> {
        Ok(self.missing(migrations).await?.len())
    }

    /// Returns the missing migrations in order; changes nothing.
    ///
    /// # Errors
    /// [`Error::Configuration`] when a newer program has migrated the database further.
    pub async fn missing(&self, migrations: &'static [Migration]) -> Result<Vec<&'static Migration>> {
        let ran: Vec<i64> = match self {
            Self::Sqlite(pool) => pool.read(ran_on_sqlite).await?,
            Self::Postgres(pool) => {
                let client = pool.dedicated_connection().await?;
                let is_new = client.query_one("select to_regclass('schema_migrations') is null", &[]).await?.get(0);
                if is_new { Vec::new() } else { ran_on_postgres(&client).await? }
            }
        };
        missing(migrations, self.engine(), &ran)
    }
}

pub(crate) fn ran_on_sqlite(connection: &Connection) -> Result<Vec<i64>> {
    // Read from the file because the schema that a connection caches may be outdated.
    if !connection.prepare(IS_THERE)?.exists([])? {
        return Ok(Vec::new());
    }
    Ok(connection.prepare(RAN)?.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?)
}

pub(crate) async fn ran_on_postgres(client: &impl GenericClient) -> Result<Vec<i64>> {
    Ok(client.query(RAN, &[]).await?.iter().map(|row| row.get(0)).collect())
}

/// Runs the missing migrations that `is_wanted` selects in the caller's transaction, and returns their number.
pub(crate) fn on_sqlite(
    connection: &Connection,
    migrations: &'static [Migration],
    is_wanted: impl Fn(&Migration) -> bool,
) -> Result<usize> {
    connection.execute_batch(TABLE)?;
    let mut missing = missing(migrations, Engine::Sqlite, &ran_on_sqlite(connection)?)?;
    missing.retain(|migration| is_wanted(migration));
    for migration in &missing {
        connection.execute_batch(migration.text).map_err(|e| failed(migration, e.into()))?;
        connection.execute(RECORD, (migration.version, migration.name))?;
    }
    Ok(missing.len())
}

/// Runs the missing migrations that `is_wanted` selects on PostgreSQL, and returns their number.
pub(crate) async fn on_postgres(
    client: &impl GenericClient,
    migrations: &'static [Migration],
    is_wanted: impl Fn(&Migration) -> bool,
) -> Result<usize> {
    client.batch_execute(LOCK).await?;
    client.batch_execute(COLLATION).await?;
    client.batch_execute(TABLE).await?;
    let mut missing = missing(migrations, Engine::Postgres, &ran_on_postgres(client).await?)?;
    missing.retain(|migration| is_wanted(migration));
    if !missing.is_empty() {
        client.batch_execute(AFTER_SNAPSHOTS).await?;
    }
    for migration in &missing {
        client.batch_execute(migration.text).await.map_err(|e| failed(migration, e.into()))?;
        client.execute(RECORD, &[&migration.version, &migration.name]).await?;
    }
    Ok(missing.len())
}

/// Returns true when the migration belongs to a schema in which `ran` ran, perhaps on the other engine: it is in `ran`,
/// or it is for one engine only and not newer than the last of `ran`.
pub(crate) fn is_of(ran: &[i64], migration: &Migration) -> bool {
    let is_before_the_last = ran.iter().max().is_some_and(|last| migration.version <= *last);
    ran.contains(&migration.version) || (migration.engine.is_some() && is_before_the_last)
}

/// Refuses an empty schema, and a schema with migrations that this program does not know.
pub(crate) fn want_some_and_none_newer(migrations: &'static [Migration], ran: &[i64]) -> Result<()> {
    if ran.is_empty() {
        return Err(Error::Configuration("the database is empty".into()));
    }
    missing(migrations, Engine::Sqlite, ran).map(drop)
}

/// Returns the migrations that did not run, lowest number first. Compares each number, not only the highest, because
/// branches add numbers out of order.
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
