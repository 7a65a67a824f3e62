//! A reader that sees one moment.

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use super::{Pool, connection};
use crate::{Asked, Error, Found, Result};

/// What is done with the connection, on the thread that has it.
type Work = Box<dyn FnOnce(&Connection) + Send>;

/// Dropped, it gives its connection back.
pub struct Reading {
    work: mpsc::Sender<Work>,
}

impl Pool {
    /// A reader of everything as it is now.
    pub(crate) async fn reading(&self) -> Result<Reading> {
        let (work, mut asked) = mpsc::channel::<Work>(1);
        let (sender, began) = oneshot::channel();
        let pool = self.clone();
        tokio::spawn(async move {
            let lent = pool.read(move |connection| {
                // Rolled back however this ends: a connection must not go back with an old view of things.
                let view = connection.unchecked_transaction()?;
                // SQLite takes the view when something is first read.
                view.query_row("select count(*) from sqlite_schema", [], |_| Ok(()))?;
                // Whoever asked may have gone: then nothing is asked for.
                let _ = sender.send(());
                while let Some(work) = asked.blocking_recv() {
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
    pub(crate) async fn rows(&mut self, asked: Asked) -> Result<Found> {
        let (sender, answer) = oneshot::channel();
        let work: Work = Box::new(move |connection| {
            let _ = sender.send(connection::rows(connection, asked));
        });
        self.work.send(work).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }
}

fn gone() -> Error {
    Error::Aborted("reading was given up".into())
}
