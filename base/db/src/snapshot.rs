//! Consistent reads: several queries that see the database at one moment.

use crate::{Db, Error, Query, Result, RowCollector, Run, UntypedQuery, postgres, sqlite};

/// Consistent view of the database for several queries. Writers do not wait for it. While it lasts, the engine cannot
/// remove old row versions and one connection is in use: keep it for minutes, not hours.
pub struct Reading {
    on: EngineReading,
}

enum EngineReading {
    Sqlite(sqlite::Reading),
    Postgres(postgres::Transaction),
}

impl Db {
    /// Opens a consistent view of the database as it is now.
    ///
    /// # Errors
    /// Fails when the database cannot be reached.
    pub async fn reading(&self) -> Result<Reading> {
        let on = match self {
            Self::Sqlite(pool) => EngineReading::Sqlite(pool.reading().await?),
            Self::Postgres(pool) => EngineReading::Postgres(pool.reading().await?),
        };
        Ok(Reading { on })
    }
}

impl Run for &mut Reading {
    async fn rows(self, query: UntypedQuery) -> Result<RowCollector> {
        if !query.sql.is_read {
            return Err(writes());
        }
        match &mut self.on {
            EngineReading::Sqlite(reading) => reading.rows(query).await,
            EngineReading::Postgres(transaction) => transaction.rows(query).await,
        }
    }

    async fn change(self, _: Query<()>) -> Result<u64> {
        Err(writes())
    }
}

fn writes() -> Error {
    Error::Configuration("a statement that writes was run where it is only read".into())
}
