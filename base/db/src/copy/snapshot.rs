//! Reads a whole database as it was at one moment.

use tokio::sync::mpsc;

use super::{Rows, Table};
use crate::{Db, Error, Migration, Result, postgres, sqlite};

/// Maximum number of pieces read ahead of the consumer.
const MAX_PIECES_AHEAD: usize = 4;

/// Piece of a snapshot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Start of a table: the rows that follow belong to it. Each table comes once, after the tables it references;
    /// empty tables come too.
    Table(Table),
    /// Rows of the current table.
    Rows(Rows),
}

/// Contents of a database at the time of the snapshot.
pub struct Snapshot {
    /// Migrations that had run, in order.
    pub migrations: Vec<i64>,
    pieces: mpsc::Receiver<Result<Message>>,
}

/// Message of the reading task.
pub(crate) enum Message {
    Ran(Vec<i64>),
    Piece(Piece),
    /// Explicit end, because a task that was killed sends nothing either.
    Done,
}

/// Sender of the reading task.
pub(crate) struct Out(mpsc::Sender<Result<Message>>);

impl Db {
    /// Begins to read the database as it is now. Writers do not wait, and later writes are not included; only
    /// migrations wait until the snapshot is read or dropped.
    ///
    /// A SQLite file is checked first (`pragma integrity_check`), so that backups of a damaged file do not replace
    /// older, good ones.
    ///
    /// # Errors
    /// [`Error::Configuration`] when the database is empty, or newer than the program.
    pub async fn snapshot(&self, migrations: &'static [Migration]) -> Result<Snapshot> {
        let (sender, mut pieces) = mpsc::channel(MAX_PIECES_AHEAD);
        let db = self.clone();
        tokio::spawn(async move {
            let out = Out(sender.clone());
            let read = match db {
                Self::Sqlite(pool) => {
                    pool.read(move |connection| sqlite::copy::read_all(connection, migrations, &out)).await
                }
                Self::Postgres(pool) => postgres::copy::read_all(&pool, migrations, &out).await,
            };
            if let Err(error) = read {
                // Fails when the consumer is gone, which is fine.
                let _ = sender.send(Err(error)).await;
            }
        });
        match pieces.recv().await.transpose()? {
            Some(Message::Ran(migrations)) => Ok(Snapshot { migrations, pieces }),
            _ => Err(gone()),
        }
    }
}

impl Snapshot {
    /// Returns the next piece; `None` after the last.
    pub async fn next(&mut self) -> Result<Option<Piece>> {
        match self.pieces.recv().await.transpose()? {
            Some(Message::Piece(piece)) => Ok(Some(piece)),
            Some(Message::Done) => Ok(None),
            Some(Message::Ran(_)) | None => Err(gone()),
        }
    }
}

impl Out {
    pub(crate) async fn send(&self, message: Message) -> Result<()> {
        self.0.send(Ok(message)).await.map_err(|_| gone())
    }

    /// Sends a message from a thread that may block.
    pub(crate) fn send_blocking(&self, message: Message) -> Result<()> {
        self.0.blocking_send(Ok(message)).map_err(|_| gone())
    }
}

fn gone() -> Error {
    Error::Aborted("reading the database was given up".into())
}
