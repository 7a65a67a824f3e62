//! Statements that all count, or none of them.

use tracing::{Instrument, trace_span};

use crate::{Db, Error, Query, Result};

impl Db {
    /// Runs statements of which none needs the answer of another as one transaction. On SQLite its writer is asked once; in a
    /// [`Tx`](crate::Tx) it is asked for each, and each time two threads wake each other up.
    ///
    /// # Errors
    /// That of the first statement that fails, or [`Error::Missing`] when one changes no row: what it depends on is no
    /// longer as it was. Nothing is done then.
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

/// What a statement of several must do: change something.
pub(crate) fn needed(changed: u64) -> Result<()> {
    if changed == 0 { Err(Error::Missing) } else { Ok(()) }
}
