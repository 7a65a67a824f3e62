//! Migrations: forward only, all missing ones in one transaction, each recorded in `schema_migrations`.

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

const TABLE: &str = "create table if not exists schema_migrations (version bigint not null primary key, name text not null)";
/// SQLite's `binary` order under the same name; one order of text on both engines.
const COLLATION: &str = "create collation if not exists \"binary\" from \"C\"";
/// Two processes that start at once migrate one after the other.
const LOCK: &str = "select pg_advisory_xact_lock(7266746)";

impl Db {
    /// Runs every migration that has not run yet; how many that were.
    ///
    /// Refuses a database that a newer program has migrated further.
    pub async fn migrate(&self, migrations: &'static [Migration]) -> Result<usize> {
        match self {
            Self::Sqlite(pool) => {
                let engine = self.engine();
                let mut transaction = pool.begin().await?;
                let ran = transaction
                    .work(move |connection| {
                        connection.execute_batch(TABLE)?;
                        let last = connection.query_row("select coalesce(max(version), 0) from schema_migrations", [], |row| row.get(0))?;
                        let missing = missing(migrations, engine, last)?;
                        for migration in &missing {
                            connection.execute_batch(migration.text)?;
                            connection.execute(
                                "insert into schema_migrations (version, name) values (?1, ?2)",
                                (migration.version, migration.name),
                            )?;
                        }
                        Ok(missing.len())
                    })
                    .await?;
                transaction.commit(Vec::new()).await?;
                Ok(ran)
            }
            Self::Postgres(pool) => {
                let mut client = pool.client().await?;
                let transaction = client.transaction().await?;
                transaction.batch_execute(LOCK).await?;
                transaction.batch_execute(COLLATION).await?;
                transaction.batch_execute(TABLE).await?;
                let last = transaction.query_one("select coalesce(max(version), 0) from schema_migrations", &[]).await?.get(0);
                let missing = missing(migrations, self.engine(), last)?;
                for migration in &missing {
                    transaction.batch_execute(migration.text).await?;
                    transaction
                        .execute("insert into schema_migrations (version, name) values ($1, $2)", &[&migration.version, &migration.name])
                        .await?;
                }
                transaction.commit().await?;
                Ok(missing.len())
            }
        }
    }
}

fn missing(migrations: &'static [Migration], engine: Engine, last: i64) -> Result<Vec<&'static Migration>> {
    let newest = migrations.iter().map(|migration| migration.version).max().unwrap_or(0);
    if last > newest {
        return Err(Error::Configuration(format!(
            "the database is at version {last}, this program knows {newest}: start a newer program"
        )));
    }
    Ok(migrations
        .iter()
        .filter(|migration| migration.version > last && migration.engine.is_none_or(|only| only == engine))
        .collect())
}
