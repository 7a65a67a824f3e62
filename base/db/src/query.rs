//! A checked statement with its arguments, and where it can run.

use std::any::Any;

use tracing::{Instrument, Span, trace_span};

use crate::{Db, Error, On, Result, Row, Sql, Tx, Value};

/// A statement with its arguments, made by [`query!`](crate::query!).
pub struct Query<T> {
    pub(crate) sql: &'static Sql,
    pub(crate) args: Vec<Value>,
    pub(crate) read: fn(&Row) -> Result<T>,
    pub(crate) is_lookup: bool,
}

/// A query on its way to an engine, and what is read on the way back, of whatever type: engines are compiled once, not
/// once for each type of row.
pub struct Asked {
    pub(crate) sql: &'static Sql,
    pub(crate) args: Vec<Value>,
    pub(crate) is_lookup: bool,
    pub(crate) most: usize,
    pub(crate) found: Found,
}

/// The rows of an [`Asked`], read as far as the engine has come.
pub struct Found(Box<dyn Take>);

/// Takes rows in.
trait Take: Any + Send {
    fn take(&mut self, row: &Row) -> Result<()>;
    fn count(&self) -> usize;
}

/// Rows of one type, and how one is read.
struct Taken<T> {
    rows: Vec<T>,
    read: fn(&Row) -> Result<T>,
}

impl<T: Send + 'static> Take for Taken<T> {
    fn take(&mut self, row: &Row) -> Result<()> {
        self.rows.push((self.read)(row)?);
        Ok(())
    }

    fn count(&self) -> usize {
        self.rows.len()
    }
}

impl Found {
    pub(crate) fn take(&mut self, row: &Row) -> Result<()> {
        self.0.take(row)
    }

    pub(crate) fn count(&self) -> usize {
        self.0.count()
    }

    fn rows<T: 'static>(self) -> Result<Vec<T>> {
        let taken: Box<dyn Any> = self.0;
        let taken = taken.downcast::<Taken<T>>();
        taken.map(|taken| taken.rows).map_err(|_| Error::Unreadable("rows of another query".into()))
    }
}

/// Where a query can run: on the [`Db`], or within a [`Tx`].
pub trait Run {
    /// At most as many rows as are asked for.
    fn rows(self, asked: Asked) -> impl Future<Output = Result<Found>> + Send;

    /// Runs the statement; how many rows it changed.
    fn change(self, query: Query<()>) -> impl Future<Output = Result<u64>> + Send;
}

impl Run for &Db {
    async fn rows(self, asked: Asked) -> Result<Found> {
        match self {
            Db::Sqlite(pool) => pool.rows(asked).await,
            Db::Postgres(pool) => pool.rows(asked).await,
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
    async fn rows(self, asked: Asked) -> Result<Found> {
        self.start()?;
        let found = match &mut self.on {
            On::Sqlite(transaction) => transaction.rows(asked).await?,
            On::Postgres(transaction) => transaction.rows(asked).await?,
        };
        self.is_broken = false;
        Ok(found)
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
        on.rows(self.asked(usize::MAX)).instrument(span).await?.rows()
    }

    /// The first row, if there is one.
    pub async fn find(self, on: impl Run) -> Result<Option<T>> {
        let span = self.span();
        Ok(on.rows(self.asked(1)).instrument(span).await?.rows()?.pop())
    }

    /// The one row there must be; [`Error::Missing`] when it is not there.
    pub async fn one(self, on: impl Run) -> Result<T> {
        self.find(on).await?.ok_or(Error::Missing)
    }

    fn asked(self, most: usize) -> Asked {
        let Self { sql, args, read, is_lookup } = self;
        Asked { sql, args, is_lookup, most, found: Found(Box::new(Taken { rows: Vec::new(), read })) }
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
