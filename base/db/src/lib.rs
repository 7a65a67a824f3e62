//! Database layer: one SQL text for two engines.
//!
//! Every statement of the program is written once with [`query!`], in the SQL that SQLite and PostgreSQL share. SQLite
//! checks the statement while the program compiles; a test over [`STATEMENTS`] prepares each on PostgreSQL.

pub mod copy;

mod error;
mod id;
mod migrate;
mod postgres;
mod query;
mod replica;
mod settings;
mod snapshot;
mod sqlite;
mod table;
mod text_enums;
mod together;
mod value;

use std::path::Path;

use tokio::sync::broadcast;

pub use db_macros::{migrations, query, rows, tables};
pub use error::{Error, Result};
pub use id::NotAnId;
#[doc(hidden)]
pub use id::{new_id, parse_id};
#[doc(hidden)]
pub use linkme;
pub use migrate::{Engine, Migration};
pub use query::{Query, RowCollector, Run, UntypedQuery};
pub use settings::{Load, ReplicaReads, Settings};
pub use snapshot::Reading;
#[doc(hidden)]
pub use table::OfOrg;
pub use table::{ColumnKind, Table, TableColumn};
pub use text_enums::UnknownText;
#[doc(hidden)]
pub use value::TextColumn;
pub use value::{Column, Row, Value};

/// SQL statement with its position in the source.
#[derive(Debug)]
pub struct Sql {
    /// Text in the SQL that both engines share.
    pub text: &'static str,
    /// Text in the dialect of SQLite.
    pub sqlite: &'static str,
    /// Source file.
    pub file: &'static str,
    /// Line in the source file.
    pub line: u32,
    /// True when the statement only reads.
    pub is_read: bool,
}

/// Every statement of the program.
#[linkme::distributed_slice]
pub static STATEMENTS: [Sql];

/// Empty notification: others may have been lost because the connection to the server broke, so that listeners must
/// reload everything.
pub const GAP: &str = "";

/// Maximum length of a notification in bytes, somewhat below PostgreSQL's own limit.
const NOTICE: usize = 7000;
/// Maximum number of unread notifications per listener; a slower listener loses some and is told so.
const NOTICES: usize = 4096;

/// Database of the program: a SQLite file or a PostgreSQL server. Cheap to clone.
#[derive(Clone)]
pub enum Db {
    /// SQLite file
    Sqlite(sqlite::Pool),
    /// PostgreSQL server
    Postgres(postgres::Pool),
}

/// Transaction; rolled back when dropped without [`Tx::commit`].
///
/// After a statement that failed, or whose future was dropped before it finished, every further call returns
/// [`Error::Aborted`], including the commit. PostgreSQL behaves like that, so SQLite does here too.
pub struct Tx {
    on: EngineTransaction,
    notices: Vec<String>,
    is_broken: bool,
}

enum EngineTransaction {
    Sqlite(sqlite::Transaction),
    Postgres(postgres::Transaction),
}

/// Returns the file of a database address; `None` for a server.
///
/// # Errors
/// [`Error::Configuration`] when `url` is not a database address.
pub fn file(url: &str) -> Result<Option<&Path>> {
    if url.starts_with("postgres://") || url.starts_with("postgresql://") {
        return Ok(None);
    }
    let path = url
        .strip_prefix("sqlite:")
        .ok_or_else(|| Error::Configuration("a database address starts with sqlite: or postgres://".into()))?;
    let path = path.strip_prefix("//").unwrap_or(path);
    if path.is_empty() || path == ":memory:" {
        return Err(Error::Configuration("a SQLite address names a file: sqlite:data/vitrine.db".into()));
    }
    Ok(Some(path.as_ref()))
}

impl Db {
    /// Opens `sqlite:path` or `postgres://…`. A missing SQLite file and its folder are created, but no folder above it.
    pub async fn open(url: &str) -> Result<Self> {
        Self::open_with(url, &Settings::default()).await
    }

    /// Opens a database with other limits than the default.
    pub async fn open_with(url: &str, settings: &Settings) -> Result<Self> {
        let Some(path) = file(url)? else {
            return Ok(Self::Postgres(postgres::Pool::open(url, settings).await?));
        };
        if settings.replica.is_some() {
            return Err(Error::Configuration("a SQLite file has no replica".into()));
        }
        Ok(Self::Sqlite(sqlite::Pool::open(path, settings)?))
    }

    /// Returns the engine of the database.
    pub fn engine(&self) -> Engine {
        match self {
            Self::Sqlite(_) => Engine::Sqlite,
            Self::Postgres(_) => Engine::Postgres,
        }
    }

    /// Begins a transaction. SQLite has one writer: keep the transaction short, and never wait for the network inside
    /// it.
    pub async fn begin(&self) -> Result<Tx> {
        let on = match self {
            Self::Sqlite(pool) => EngineTransaction::Sqlite(pool.begin().await?),
            Self::Postgres(pool) => EngineTransaction::Postgres(pool.begin().await?),
        };
        Ok(Tx { on, notices: Vec::new(), is_broken: false })
    }

    /// Returns the damage that SQLite finds in its file (`quick_check`), in SQLite's words. `None` when there is no
    /// damage, and for a server, which has its own tools. Reads the whole file.
    pub async fn damage(&self) -> Result<Option<String>> {
        match self {
            Self::Sqlite(pool) => pool.read(sqlite::damage).await,
            Self::Postgres(_) => Ok(None),
        }
    }

    /// Prepares a statement without running it.
    pub async fn prepare(&self, sql: &Sql) -> Result<()> {
        match self {
            Self::Sqlite(pool) => {
                let text = sql.sqlite;
                pool.read(move |connection| Ok(connection.prepare(text).map(drop)?)).await
            }
            Self::Postgres(pool) => pool.prepare(sql.text).await,
        }
    }

    /// Returns the query plan of a statement, one line per step. SQLite only, because PostgreSQL's plans depend on its
    /// statistics.
    pub async fn plan(&self, sql: &Sql) -> Result<Vec<String>> {
        match self {
            Self::Sqlite(pool) => {
                let text = format!("explain query plan {}", sql.sqlite);
                pool.read(move |connection| {
                    let mut statement = connection.prepare(&text)?;
                    let count = statement.parameter_count();
                    let nothing = rusqlite::params_from_iter(std::iter::repeat_n(rusqlite::types::Null, count));
                    let steps = statement.query_map(nothing, |row| row.get(3))?;
                    Ok(steps.collect::<Result<_, _>>()?)
                })
                .await
            }
            Self::Postgres(_) => Err(Error::Configuration("plans are checked on SQLite".into())),
        }
    }

    /// Subscribes to the notifications of committed transactions (see [`Tx::notify`]): those of this process and, on
    /// PostgreSQL, of every other.
    pub fn listen(&self) -> broadcast::Receiver<String> {
        match self {
            Self::Sqlite(pool) => pool.notices().subscribe(),
            Self::Postgres(pool) => pool.notices().subscribe(),
        }
    }

    /// Returns the time of the server's clock; `None` for a file, where this machine's clock applies.
    pub async fn server_time(&self) -> Result<Option<jiff::Timestamp>> {
        match self {
            Self::Sqlite(_) => Ok(None),
            Self::Postgres(pool) => pool.time().await.map(Some),
        }
    }

    /// Returns the current load of the database layer in this process.
    pub fn load(&self) -> Load {
        match self {
            Self::Sqlite(pool) => pool.load(),
            Self::Postgres(pool) => pool.load(),
        }
    }

    /// Waits until the pending writes are done, and closes the file or the pool.
    pub async fn close(&self) {
        match self {
            Self::Sqlite(pool) => pool.close().await,
            Self::Postgres(pool) => pool.close(),
        }
    }
}

impl Tx {
    /// Makes the changes of the transaction durable and visible, then notifies the listeners.
    pub async fn commit(mut self) -> Result<()> {
        self.start()?;
        if self.notices.iter().any(|notice| notice.len() > NOTICE) {
            return Err(Error::Configuration(format!("a notice is longer than {NOTICE} bytes")));
        }
        match self.on {
            EngineTransaction::Sqlite(transaction) => transaction.commit(self.notices).await,
            EngineTransaction::Postgres(transaction) => transaction.commit(self.notices).await,
        }
    }

    /// Rolls the transaction back after everything it has read is durable, so that the caller can report what it read.
    /// EngineTransaction SQLite the transaction may have read changes of others in its group, whose commit is not on disk yet.
    pub async fn settle(&mut self) -> Result<()> {
        // The transaction stays broken: it accepts no further statements.
        self.start()?;
        match &mut self.on {
            EngineTransaction::Sqlite(transaction) => transaction.settle().await,
            EngineTransaction::Postgres(_) => Ok(()),
        }
    }

    /// Sends `notice` (at most 7,000 bytes) to every [`Db::listen`]er after the commit; never after a rollback.
    pub fn notify(&mut self, notice: String) {
        if !self.notices.contains(&notice) {
            self.notices.push(notice);
        }
    }

    /// Inserts many rows with one checked statement ([`rows!`]): prepared once on SQLite, `COPY` on PostgreSQL.
    ///
    /// The statement must be a plain `insert into table (columns) values ($1, $2, …)`; each row has its values in that
    /// order.
    pub async fn insert_many(&mut self, sql: &'static Sql, rows: Vec<Vec<Value>>) -> Result<()> {
        self.start()?;
        match &mut self.on {
            EngineTransaction::Sqlite(transaction) => transaction.insert_many(sql, rows).await?,
            EngineTransaction::Postgres(transaction) => transaction.insert_many(sql, rows).await?,
        }
        self.is_broken = false;
        Ok(())
    }

    /// Marks the transaction as broken until the caller clears the flag, because neither an error nor a dropped future
    /// does.
    fn start(&mut self) -> Result<()> {
        if std::mem::replace(&mut self.is_broken, true) {
            return Err(Error::Aborted("a statement before failed or was given up".into()));
        }
        Ok(())
    }
}
