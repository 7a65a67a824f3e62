//! Few read-only connections, each lent for one request.

use std::{
    path::Path,
    sync::{Arc, Mutex, PoisonError},
};

use rusqlite::Connection;
use tokio::sync::Semaphore;

use super::connection;
use crate::{Error, Result};

/// Number of concurrent readers. Each connection has a page cache of up to 2 MB, besides the memory-mapped part of the
/// file.
pub(super) const READERS: usize = 6;

pub(super) struct Readers {
    idle: Mutex<Vec<Connection>>,
    permits: Arc<Semaphore>,
}

impl Readers {
    pub(super) fn open(path: &Path) -> Result<Self> {
        let idle = (0..READERS).map(|_| connection::reader(path)).collect::<Result<_>>()?;
        Ok(Self { idle: Mutex::new(idle), permits: Arc::new(Semaphore::new(READERS)) })
    }

    /// Returns the number of lent connections.
    pub(super) fn busy(&self) -> usize {
        READERS.saturating_sub(self.permits.available_permits())
    }

    /// Runs `work` on the calling thread; for microseconds of work only.
    pub(super) async fn here<T>(&self, work: impl FnOnce(&Connection) -> Result<T>) -> Result<T> {
        let _permit = self.permits.acquire().await.map_err(|e| Error::Aborted(e.to_string()))?;
        self.lend(work)
    }

    /// Runs `work` on a thread that may block.
    pub(super) async fn on_its_own_thread<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl FnOnce(&Connection) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let permit = self.permits.clone().acquire_owned().await.map_err(|e| Error::Aborted(e.to_string()))?;
        let readers = self.clone();
        tokio::task::spawn_blocking(move || {
            let _permit = permit;
            readers.lend(work)
        })
        .await
        .map_err(|e| Error::Aborted(e.to_string()))?
    }

    /// Waits for the running reads, and closes every connection.
    pub(super) async fn close(&self) {
        // Fails when already closed, which is fine.
        let _ = self.permits.acquire_many(READERS as u32).await;
        self.permits.close();
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    fn lend<T>(&self, work: impl FnOnce(&Connection) -> Result<T>) -> Result<T> {
        let taken = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let connection = taken.ok_or_else(|| Error::Aborted("a permit without a connection".into()))?;
        let lent = Lent { readers: self, connection: Some(connection) };
        lent.connection.as_ref().map_or_else(|| Err(Error::RowNotFound), work)
    }
}

/// Lent connection; returned on drop, also when the work panics.
struct Lent<'a> {
    readers: &'a Readers,
    connection: Option<Connection>,
}

impl Drop for Lent<'_> {
    fn drop(&mut self) {
        if let Some(connection) = self.connection.take() {
            self.readers.idle.lock().unwrap_or_else(PoisonError::into_inner).push(connection);
        }
    }
}
