//! Statements that run as one transaction.

use tracing::{Instrument, trace_span};

use crate::{Db, Error, Query, Result};

impl Db {
    /// Runs independent statements as one transaction. SQLite's writer thread is called once for all of them; in a
    /// [`Tx`](crate::Tx) it is called for each, and two threads wake each other up each time.
    ///
    /// # Errors
    /// The error of the first statement that fails, or [`Error::RowNotFound`] when a statement changes no row because the
    /// data it depends on has changed. Nothing is changed then.
    pub async fn run_all(&self, queries: Vec<Query<()>>) -> Result<()> {
        match self {
            Self::Sqlite(pool) => {
                let first = queries.first().map(|query| query.sql);
                let span = trace_span!(
                    target: "vitrine::trace",
                    "query",
                    what = first.map(|sql| sql.file),
                    code.line.number = first.map(|sql| sql.line)
                );
                pool.change_all(queries).instrument(span).await
            }
            Self::Postgres(_) => {
                let mut tx = self.begin().await?;
                for query in queries {
                    needed(query.run(&mut tx).await?)?;
                }
                tx.commit().await
            }
        }
    }
}

/// Refuses a statement that changed no row.
pub(crate) fn needed(changed: u64) -> Result<()> {
    if changed == 0 { Err(Error::RowNotFound) } else { Ok(()) }
}
