//! Migrations: forward only, all missing ones in one transaction, each recorded in `schema_migrations`.

use rusqlite::Connection;
use tokio_postgres::GenericClient;

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
const RAN: &str = "select version from schema_migrations order by version";
const IS_THERE: &str = "select 1 from sqlite_master where type = 'table' and name = 'schema_migrations'";
const RECORD: &str = "insert into schema_migrations (version, name) values ($1, $2)";
/// SQLite's `binary` order under the same name; one order of text on both engines.
const COLLATION: &str = "create collation if not exists \"binary\" from \"C\"";
/// Two processes that start at once migrate one after the other, however long the first takes.
const LOCK: &str = "set local statement_timeout = 0; set local lock_timeout = 0; select pg_advisory_xact_lock(7266746)";
/// Waits for snapshots that are being read (`copy`) before any other table is locked: whoever reads would wait behind it.
const AFTER_SNAPSHOTS: &str = "lock table schema_migrations in row exclusive mode";

impl Db {
    /// Runs every migration that has not run yet, all or none; how many that were.
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

    /// How many migrations have not run yet; nothing is changed.
    pub async fn pending(&self, migrations: &'static [Migration]) -> Result<usize> {
        Ok(self.missing(migrations).await?.len())
    }

    /// The migrations that have not run yet, in order; nothing is changed.
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
    // Asked of the file, for what a connection remembers of the schema may be older.
    if !connection.prepare(IS_THERE)?.exists([])? {
        return Ok(Vec::new());
    }
    Ok(connection.prepare(RAN)?.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?)
}

pub(crate) async fn ran_on_postgres(client: &impl GenericClient) -> Result<Vec<i64>> {
    Ok(client.query(RAN, &[]).await?.iter().map(|row| row.get(0)).collect())
}

/// Runs those that did not run yet and are wanted, in the caller's transaction; how many that were.
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

/// The same on PostgreSQL.
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

/// True for what belongs to a schema in which `ran` ran, perhaps on the other engine: those, and what is this engine's
/// own among them.
pub(crate) fn is_of(ran: &[i64], migration: &Migration) -> bool {
    let is_before_the_last = ran.iter().max().is_some_and(|last| migration.version <= *last);
    ran.contains(&migration.version) || (migration.engine.is_some() && is_before_the_last)
}

/// Refuses a schema that is empty, or that has something this program does not know.
pub(crate) fn want_some_and_none_newer(migrations: &'static [Migration], ran: &[i64]) -> Result<()> {
    if ran.is_empty() {
        return Err(Error::Configuration("the database is empty".into()));
    }
    missing(migrations, Engine::Sqlite, ran).map(drop)
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
