//! One SQL text, two engines.
//!
//! Every statement of the program is written once with [`query!`], in the SQL that SQLite and PostgreSQL share. SQLite
//! checks it while the program compiles; a test over [`STATEMENTS`] prepares each on PostgreSQL.

pub mod copy;

mod error;
mod id;
mod migrate;
mod postgres;
mod query;
mod reading;
mod replica;
mod settings;
mod sqlite;
mod table;
mod together;
mod value;

use std::path::Path;

use tokio::sync::broadcast;

pub use db_macros::{migrations, query, rows, tables};
pub use error::{Error, Result};
pub use id::NotAnId;
#[doc(hidden)]
pub use id::{Id, new_id, parse_id};
#[doc(hidden)]
pub use linkme;
pub use migrate::{Engine, Migration};
pub use query::{Asked, Found, Query, Run};
pub use reading::Reading;
pub use settings::{Load, ReplicaReads, Settings};
#[doc(hidden)]
pub use table::OfOrg;
pub use table::{ColumnKind, Table, TableColumn};
pub use value::{Column, Row, Value};

/// A statement, and the line it is written on.
#[derive(Debug)]
pub struct Sql {
    /// The text, in the SQL both engines share.
    pub text: &'static str,
    /// The same as SQLite reads it.
    pub sqlite: &'static str,
    /// Source file.
    pub file: &'static str,
    /// Line in it.
    pub line: u32,
    /// True when it changes nothing.
    pub is_read: bool,
}

/// Every statement of the program.
#[linkme::distributed_slice]
pub static STATEMENTS: [Sql];

/// The notice a listener gets when some may have been lost (the server was away for a moment): read everything again.
pub const GAP: &str = "";

/// The longest notice, in bytes: what PostgreSQL carries, with some room.
const NOTICE: usize = 7000;
/// How many notices a slow listener may be behind before it loses some (and is told so).
const NOTICES: usize = 4096;

/// The database of the program: a file of its own, or a PostgreSQL server. Cheap to clone.
#[derive(Clone)]
pub enum Db {
    /// A SQLite file
    Sqlite(sqlite::Pool),
    /// A PostgreSQL server
    Postgres(postgres::Pool),
}

/// A transaction. Dropped without [`Tx::commit`], it leaves no trace.
///
/// After a statement that failed, or whose future was dropped before it answered, everything else in the transaction is
/// [`Error::Aborted`], the commit too: PostgreSQL works like that, so SQLite does here.
pub struct Tx {
    on: On,
    notices: Vec<String>,
    is_broken: bool,
}

enum On {
    Sqlite(sqlite::Transaction),
    Postgres(postgres::Transaction),
}

/// The file that an address names; `None` for a server.
///
/// # Errors
/// [`Error::Configuration`] for what is no address of a database.
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
    /// Opens `sqlite:path` (the file and its folder, but no folder above, are created when missing) or `postgres://…`.
    pub async fn open(url: &str) -> Result<Self> {
        Self::open_with(url, &Settings::default()).await
    }

    /// The same, with other limits.
    pub async fn open_with(url: &str, settings: &Settings) -> Result<Self> {
        let Some(path) = file(url)? else {
            return Ok(Self::Postgres(postgres::Pool::open(url, settings).await?));
        };
        if settings.replica.is_some() {
            return Err(Error::Configuration("a SQLite file has no replica".into()));
        }
        Ok(Self::Sqlite(sqlite::Pool::open(path, settings)?))
    }

    /// Which of the two it is.
    pub fn engine(&self) -> Engine {
        match self {
            Self::Sqlite(_) => Engine::Sqlite,
            Self::Postgres(_) => Engine::Postgres,
        }
    }

    /// Begins a transaction. On SQLite there is one writer: keep it short, and never wait for the network inside.
    pub async fn begin(&self) -> Result<Tx> {
        let on = match self {
            Self::Sqlite(pool) => On::Sqlite(pool.begin().await?),
            Self::Postgres(pool) => On::Postgres(pool.begin().await?),
        };
        Ok(Tx { on, notices: Vec::new(), is_broken: false })
    }

    /// The damage that SQLite finds in its file (`quick_check`), as it says it; `None` when there is none, and for a server,
    /// which has its own tools. Reads the whole file.
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

    /// How the engine would run a statement: one line a step. SQLite only; PostgreSQL's plans depend on its statistics.
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

    /// Notices of committed transactions (see [`Tx::notify`]), from this process and, on PostgreSQL, from every other.
    pub fn listen(&self) -> broadcast::Receiver<String> {
        match self {
            Self::Sqlite(pool) => pool.notices().subscribe(),
            Self::Postgres(pool) => pool.notices().subscribe(),
        }
    }

    /// What time it is by the server's clock; `None` for a file, which has this machine's.
    pub async fn server_time(&self) -> Result<Option<jiff::Timestamp>> {
        match self {
            Self::Sqlite(_) => Ok(None),
            Self::Postgres(pool) => pool.time().await.map(Some),
        }
    }

    /// How busy this process keeps it.
    pub fn load(&self) -> Load {
        match self {
            Self::Sqlite(pool) => pool.load(),
            Self::Postgres(pool) => pool.load(),
        }
    }

    /// Waits until nothing is being written, and closes the file or the pool.
    pub async fn close(&self) {
        match self {
            Self::Sqlite(pool) => pool.close().await,
            Self::Postgres(pool) => pool.close(),
        }
    }
}

impl Tx {
    /// Makes everything done in the transaction durable and visible, then tells the listeners.
    pub async fn commit(mut self) -> Result<()> {
        self.start()?;
        if self.notices.iter().any(|notice| notice.len() > NOTICE) {
            return Err(Error::Configuration(format!("a notice is longer than {NOTICE} bytes")));
        }
        match self.on {
            On::Sqlite(transaction) => transaction.commit(self.notices).await,
            On::Postgres(transaction) => transaction.commit(self.notices).await,
        }
    }

    /// Ends the transaction, keeping nothing of it, once all that it has seen is durable: for whoever tells somebody what it
    /// has found. On SQLite that may be of others in its group, whose commit is not on disk yet.
    pub async fn settle(&mut self) -> Result<()> {
        // It stays broken: nothing more can be asked of it.
        self.start()?;
        match &mut self.on {
            On::Sqlite(transaction) => transaction.settle().await,
            On::Postgres(_) => Ok(()),
        }
    }

    /// Tells every [`Db::listen`]er `notice` (at most 7,000 bytes) once the transaction is committed; never if it is not.
    pub fn notify(&mut self, notice: String) {
        if !self.notices.contains(&notice) {
            self.notices.push(notice);
        }
    }

    /// Inserts many rows with one checked statement ([`rows!`]): prepared once on SQLite, `COPY` on PostgreSQL.
    ///
    /// The statement must be a plain `insert into table (columns) values ($1, $2, …)`; each row has its values in order.
    pub async fn insert_many(&mut self, sql: &'static Sql, rows: Vec<Vec<Value>>) -> Result<()> {
        self.start()?;
        match &mut self.on {
            On::Sqlite(transaction) => transaction.insert_many(sql, rows).await?,
            On::Postgres(transaction) => transaction.insert_many(sql, rows).await?,
        }
        self.is_broken = false;
        Ok(())
    }

    /// Counts as broken until whoever started says otherwise: neither an error nor a dropped future does.
    fn start(&mut self) -> Result<()> {
        if std::mem::replace(&mut self.is_broken, true) {
            return Err(Error::Aborted("a statement before failed or was given up".into()));
        }
        Ok(())
    }
}
