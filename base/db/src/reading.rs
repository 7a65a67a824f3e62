//! Reading several things as they were at one moment.

use crate::{Asked, Db, Error, Found, Query, Result, Run, postgres, sqlite};

/// Everything as it was at one moment, however long it takes to read it. Nobody who writes is kept waiting, but the
/// engine cannot tidy up after them as long as it lasts, and it has a connection to itself: minutes, not hours.
pub struct Reading {
    on: On,
}

enum On {
    Sqlite(sqlite::Reading),
    Postgres(postgres::Transaction),
}

impl Db {
    /// Begins to read everything as it is now.
    ///
    /// # Errors
    /// When the database cannot be reached.
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
