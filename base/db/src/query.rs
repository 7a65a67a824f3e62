//! Checked statements with their arguments, and the trait of what can run them.

use std::any::Any;

use tracing::{Instrument, Span, trace_span};

use crate::{Db, EngineTransaction, Error, Result, Row, Sql, Tx, Value};

/// Statement with its arguments, made by [`query!`](crate::query!).
pub struct Query<T> {
    pub(crate) sql: &'static Sql,
    pub(crate) args: Vec<Value>,
    pub(crate) read: fn(&Row) -> Result<T>,
    pub(crate) is_lookup: bool,
}

/// Query without its row type, as passed to an engine, so that the engines are compiled once and not once per row type.
pub struct UntypedQuery {
    pub(crate) sql: &'static Sql,
    pub(crate) args: Vec<Value>,
    pub(crate) is_lookup: bool,
    pub(crate) most: usize,
    pub(crate) collector: RowCollector,
}

/// Rows of an [`UntypedQuery`] that the engine has read so far.
pub struct RowCollector(Box<dyn Take>);

/// Collector of rows.
trait Take: Any + Send {
    fn take(&mut self, row: &Row) -> Result<()>;
    fn count(&self) -> usize;
}

/// Rows of one type, and the function that reads a row.
struct CollectedRows<T> {
    rows: Vec<T>,
    read: fn(&Row) -> Result<T>,
}

impl<T: Send + 'static> Take for CollectedRows<T> {
    fn take(&mut self, row: &Row) -> Result<()> {
        self.rows.push((self.read)(row)?);
        Ok(())
    }

    fn count(&self) -> usize {
        self.rows.len()
    }
}

impl RowCollector {
    pub(crate) fn take(&mut self, row: &Row) -> Result<()> {
        self.0.take(row)
    }

    pub(crate) fn count(&self) -> usize {
        self.0.count()
    }

    fn rows<T: 'static>(self) -> Result<Vec<T>> {
        let taken: Box<dyn Any> = self.0;
        let taken = taken.downcast::<CollectedRows<T>>();
        taken.map(|taken| taken.rows).map_err(|_| Error::Unreadable("rows of another query".into()))
    }
}

/// Target that can run a query: the [`Db`], or a [`Tx`].
pub trait Run {
    /// Returns at most the requested number of rows.
    fn rows(self, query: UntypedQuery) -> impl Future<Output = Result<RowCollector>> + Send;

    /// Runs the statement and returns the number of changed rows.
    fn change(self, query: Query<()>) -> impl Future<Output = Result<u64>> + Send;
}

impl Run for &Db {
    async fn rows(self, query: UntypedQuery) -> Result<RowCollector> {
        match self {
            Db::Sqlite(pool) => pool.rows(query).await,
            Db::Postgres(pool) => pool.rows(query).await,
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
    async fn rows(self, query: UntypedQuery) -> Result<RowCollector> {
        self.start()?;
        let collector = match &mut self.on {
            EngineTransaction::Sqlite(transaction) => transaction.rows(query).await?,
            EngineTransaction::Postgres(transaction) => transaction.rows(query).await?,
        };
        self.is_broken = false;
        Ok(collector)
    }

    async fn change(self, query: Query<()>) -> Result<u64> {
        self.start()?;
        let changed = match &mut self.on {
            EngineTransaction::Sqlite(transaction) => transaction.change(query).await?,
            EngineTransaction::Postgres(transaction) => transaction.change(query).await?,
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

    /// Marks the statement as one that reads a few rows by key, so that SQLite may run it on the calling thread
    /// (microseconds) instead of another thread.
    #[must_use]
    pub fn lookup(mut self) -> Self {
        self.is_lookup = true;
        self
    }

    /// Returns every row.
    pub async fn all(self, on: impl Run) -> Result<Vec<T>> {
        let span = self.span();
        on.rows(self.untyped(usize::MAX)).instrument(span).await?.rows()
    }

    /// Returns the first row, if any.
    pub async fn find(self, on: impl Run) -> Result<Option<T>> {
        let span = self.span();
        Ok(on.rows(self.untyped(1)).instrument(span).await?.rows()?.pop())
    }

    /// Returns the first row; [`Error::RowNotFound`] when there is none.
    pub async fn one(self, on: impl Run) -> Result<T> {
        self.find(on).await?.ok_or(Error::RowNotFound)
    }

    fn untyped(self, most: usize) -> UntypedQuery {
        let Self { sql, args, read, is_lookup } = self;
        UntypedQuery {
            sql,
            args,
            is_lookup,
            most,
            collector: RowCollector(Box::new(CollectedRows { rows: Vec::new(), read })),
        }
    }
}

impl<T> Query<T> {
    /// Creates a span in the caller's trace; it names the statement, never its arguments.
    fn span(&self) -> Span {
        let Sql { file, line, .. } = self.sql;
        trace_span!(target: "vitrine::trace", "query", what = file, code.line.number = line)
    }
}

impl Query<()> {
    /// Runs the statement and returns the number of changed rows.
    pub async fn run(self, on: impl Run) -> Result<u64> {
        let span = self.span();
        on.change(self).instrument(span).await
    }
}
