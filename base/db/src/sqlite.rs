//! SQLite: readers that never wait for the writer (WAL), and one writer that commits in groups.

mod connection;
pub(crate) mod copy;
mod group;
mod readers;
mod snapshot;
mod together;
mod writer;

use std::{path::Path, sync::Arc};

use tokio::sync::broadcast;

pub(crate) use self::connection::damage;
use self::{readers::Readers, writer::Writer};
pub use self::{snapshot::Reading, writer::Transaction};
use crate::{Load, Query, Result, RowCollector, Settings, UntypedQuery};

/// Open SQLite file. Cheap to clone.
#[derive(Clone)]
pub struct Pool {
    readers: Arc<Readers>,
    writer: Writer,
}

impl Pool {
    pub(crate) fn open(path: &Path, settings: &Settings) -> Result<Self> {
        let (notices, _) = broadcast::channel(crate::NOTICES);
        let writer = Writer::open(path, notices, settings.idle_transaction)?;
        Ok(Self { readers: Arc::new(Readers::open(path)?), writer })
    }

    pub(crate) fn notices(&self) -> &broadcast::Sender<String> {
        &self.writer.notices
    }

    pub(crate) async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&rusqlite::Connection) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        self.readers.on_its_own_thread(work).await
    }

    pub(crate) async fn rows(&self, query: UntypedQuery) -> Result<RowCollector> {
        if !query.sql.is_read {
            return self.writer.once(move |connection| connection::rows(connection, query)).await;
        }
        if query.is_lookup {
            return self.readers.here(|connection| connection::rows(connection, query)).await;
        }
        self.read(move |connection| connection::rows(connection, query)).await
    }

    pub(crate) async fn change(&self, query: Query<()>) -> Result<u64> {
        self.writer.once(move |connection| connection::change(connection, query)).await
    }

    pub(crate) async fn begin(&self) -> Result<Transaction> {
        self.writer.begin().await
    }

    pub(crate) fn load(&self) -> Load {
        Load { connections: readers::READERS, busy: self.readers.busy(), waiting: self.writer.waiting() }
    }

    pub(crate) async fn close(&self) {
        self.writer.close().await;
        self.readers.close().await;
    }
}
