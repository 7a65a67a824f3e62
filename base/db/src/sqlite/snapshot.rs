//! Consistent reads of a SQLite file.

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use super::{Pool, connection};
use crate::{Error, Result, RowCollector, UntypedQuery};

/// Work to be done with the connection, on its thread.
type Work = Box<dyn FnOnce(&Connection) + Send>;

/// Consistent view of the file; returns its connection when dropped.
pub struct Reading {
    work: mpsc::Sender<Work>,
}

impl Pool {
    /// Begins a consistent read of the file as it is now.
    pub(crate) async fn reading(&self) -> Result<Reading> {
        let (work, mut queue) = mpsc::channel::<Work>(1);
        let (sender, began) = oneshot::channel();
        let pool = self.clone();
        tokio::spawn(async move {
            let lent = pool.read(move |connection| {
                // Rolled back in every case: a connection must not return to the pool with an old view.
                let view = connection.unchecked_transaction()?;
                // SQLite takes the view at the first read.
                view.query_row("select count(*) from sqlite_schema", [], |_| Ok(()))?;
                // Fails when the caller is gone; then no work arrives.
                let _ = sender.send(());
                while let Some(work) = queue.blocking_recv() {
                    work(&view);
                }
                Ok(())
            });
            if let Err(error) = lent.await {
                tracing::warn!(%error, "reading at one moment ended");
            }
        });
        began.await.map_err(|_| gone())?;
        Ok(Reading { work })
    }
}

impl Reading {
    pub(crate) async fn rows(&mut self, query: UntypedQuery) -> Result<RowCollector> {
        let (sender, answer) = oneshot::channel();
        let work: Work = Box::new(move |connection| {
            let _ = sender.send(connection::rows(connection, query));
        });
        self.work.send(work).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }
}

fn gone() -> Error {
    Error::Aborted("reading was given up".into())
}
