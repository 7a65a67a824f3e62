//! Consistent reads: several queries that see the database at one moment.

use crate::{Asked, Db, Error, Found, Query, Result, Run, postgres, sqlite};

/// Consistent view of the database for several queries. Writers do not wait for it. While it lasts, the engine cannot
/// remove old row versions and one connection is in use: keep it for minutes, not hours.
pub struct Reading {
    on: On,
}

enum On {
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
            Self::Sqlite(pool) => On::Sqlite(pool.reading().await?),
            Self::Postgres(pool) => On::Postgres(pool.reading().await?),
        };
        Ok(Reading { on })
    }
}

impl Run for &mut Reading {
    async fn rows(self, asked: Asked) -> Result<Found> {
        if !asked.sql.is_read {
            return Err(writes());
        }
        match &mut self.on {
            On::Sqlite(reading) => reading.rows(asked).await,
            On::Postgres(transaction) => transaction.rows(asked).await,
        }
    }

    async fn change(self, _: Query<()>) -> Result<u64> {
        Err(writes())
    }
}

fn writes() -> Error {
    Error::Configuration("a statement that writes was run where it is only read".into())
}
