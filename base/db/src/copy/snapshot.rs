//! Reading a whole database as it was at one moment.

use tokio::sync::mpsc;

use super::{Rows, Table};
use crate::{Db, Error, Migration, Result, postgres, sqlite};

/// So many pieces may wait for whoever takes them.
const AHEAD: usize = 4;

/// A part of what a database holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// The rows that follow are of this table. Each table comes once, after those it refers to, empty ones too.
    Table(Table),
    /// Rows of the table before.
    Rows(Rows),
}

/// Everything in a database, as it was when the snapshot was made.
pub struct Snapshot {
    /// The migrations that had run, in order.
    pub migrations: Vec<i64>,
    pieces: mpsc::Receiver<Result<Told>>,
}

/// What the task that reads tells.
pub(crate) enum Told {
    Ran(Vec<i64>),
    Piece(Piece),
    /// Said, not shown by silence: a task that was killed is silent too.
    Done,
}

/// Where the task that reads puts what it has read.
pub(crate) struct Out(mpsc::Sender<Result<Told>>);

impl Db {
    /// Begins to read everything as it is now. Whoever writes is not kept waiting, and what they write from now on is
    /// not in it; only migrations wait until the snapshot was read or dropped.
    ///
    /// A SQLite file is checked first (`pragma integrity_check`): what is damaged must not push out older, good backups.
    ///
    /// # Errors
    /// [`Error::Configuration`] when the database is empty, or newer than the program.
    pub async fn snapshot(&self, known: &'static [Migration]) -> Result<Snapshot> {
        let (sender, mut pieces) = mpsc::channel(AHEAD);
        let db = self.clone();
        tokio::spawn(async move {
            let out = Out(sender.clone());
            let read = match db {
                Self::Sqlite(pool) => {
                    pool.read(move |connection| sqlite::copy::read_all(connection, known, &out)).await
                }
                Self::Postgres(pool) => postgres::copy::read_all(&pool, known, &out).await,
            };
            if let Err(error) = read {
                // Whoever took the pieces may have gone: then nobody wants to know.
                let _ = sender.send(Err(error)).await;
            }
        });
        match pieces.recv().await.transpose()? {
            Some(Told::Ran(migrations)) => Ok(Snapshot { migrations, pieces }),
            _ => Err(gone()),
        }
    }
}

impl Snapshot {
    /// The next piece; nothing after the last.
    pub async fn next(&mut self) -> Result<Option<Piece>> {
        match self.pieces.recv().await.transpose()? {
            Some(Told::Piece(piece)) => Ok(Some(piece)),
            Some(Told::Done) => Ok(None),
            Some(Told::Ran(_)) | None => Err(gone()),
        }
    }
}

impl Out {
    pub(crate) async fn send(&self, told: Told) -> Result<()> {
        self.0.send(Ok(told)).await.map_err(|_| gone())
    }

    /// The same on a thread that may block.
    pub(crate) fn send_blocking(&self, told: Told) -> Result<()> {
        self.0.blocking_send(Ok(told)).map_err(|_| gone())
    }
}

fn gone() -> Error {
    Error::Aborted("reading the database was given up".into())
}
