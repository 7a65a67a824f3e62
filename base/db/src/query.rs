//! A checked statement with its arguments, and where it can run.

use tracing::{Instrument, Span, trace_span};

use crate::{Db, Error, On, Result, Row, Sql, Tx, Value};

/// A statement with its arguments, made by [`query!`](crate::query!).
pub struct Query<T> {
    pub(crate) sql: &'static Sql,
    pub(crate) args: Vec<Value>,
    pub(crate) read: fn(&Row) -> Result<T>,
    pub(crate) is_lookup: bool,
}

/// Where a query can run: on the [`Db`], or within a [`Tx`].
pub trait Run {
    /// At most `most` rows.
    fn rows<T: Send + 'static>(self, query: Query<T>, most: usize) -> impl Future<Output = Result<Vec<T>>> + Send;

    /// Runs the statement; how many rows it changed.
    fn change(self, query: Query<()>) -> impl Future<Output = Result<u64>> + Send;
}

impl Run for &Db {
    async fn rows<T: Send + 'static>(self, query: Query<T>, most: usize) -> Result<Vec<T>> {
        match self {
            Db::Sqlite(pool) => pool.rows(query, most).await,
            Db::Postgres(pool) => pool.rows(query, most).await,
        }
    }

    async fn change(self, query: Query<()>) -> Result<u64> {
        match self {
            Db::Sqlite(pool) => pool.change(query).await,
            Db::Postgres(pool) => pool.change(query).await,
        }
    }
}

impl Run for &mut Tx {
    async fn rows<T: Send + 'static>(self, query: Query<T>, most: usize) -> Result<Vec<T>> {
        self.start()?;
        let rows = match &mut self.on {
            On::Sqlite(transaction) => transaction.rows(query, most).await?,
            On::Postgres(transaction) => transaction.rows(query, most).await?,
        };
        self.is_broken = false;
        Ok(rows)
    }

    async fn change(self, query: Query<()>) -> Result<u64> {
        self.start()?;
        let changed = match &mut self.on {
            On::Sqlite(transaction) => transaction.change(query).await?,
            On::Postgres(transaction) => transaction.change(query).await?,
        };
        self.is_broken = false;
        Ok(changed)
    }
}

impl<T: Send + 'static> Query<T> {
    #[doc(hidden)]
    pub fn new(sql: &'static Sql, args: Vec<Value>, read: fn(&Row) -> Result<T>) -> Self {
        Self { sql, args, read, is_lookup: false }
    }

    /// Says that the statement touches a handful of rows by key, so that SQLite may answer on the calling thread
    /// (microseconds) instead of handing it to another.
    #[must_use]
    pub fn lookup(mut self) -> Self {
        self.is_lookup = true;
        self
    }

    /// Every row.
    pub async fn all(self, on: impl Run) -> Result<Vec<T>> {
        let span = self.span();
        on.rows(self, usize::MAX).instrument(span).await
    }

    /// The first row, if there is one.
    pub async fn find(self, on: impl Run) -> Result<Option<T>> {
        let span = self.span();
        Ok(on.rows(self, 1).instrument(span).await?.pop())
    }

    /// The one row there must be; [`Error::Missing`] when it is not there.
    pub async fn one(self, on: impl Run) -> Result<T> {
        self.find(on).await?.ok_or(Error::Missing)
    }
}

impl<T> Query<T> {
    /// A part of the trace of whoever asks: which statement, never with what.
    fn span(&self) -> Span {
        let Sql { file, line, .. } = self.sql;
        trace_span!(target: "vitrine::trace", "query", what = file, code.line.number = line)
    }
}

impl Query<()> {
    /// Runs the statement for what it does; how many rows it changed.
    pub async fn run(self, on: impl Run) -> Result<u64> {
        let span = self.span();
        on.change(self).instrument(span).await
    }
}
