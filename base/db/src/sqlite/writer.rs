//! Handle of the writer: sends requests to the thread that owns the connection.

use std::{
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
        mpsc::{self, Sender},
    },
    thread,
    time::Duration,
};

use rusqlite::Connection;
use tokio::sync::{broadcast, oneshot};

use super::{
    connection,
    group::{Group, Request, Step},
};
use crate::{Error, Query, Result, RowCollector, Sql, UntypedQuery, Value};

#[derive(Clone)]
pub(super) struct Writer {
    requests: Sender<Request>,
    /// Number of callers that wait for the writer or use it.
    queue: Arc<AtomicUsize>,
    pub(super) notices: broadcast::Sender<String>,
}

/// Place in the queue; dropping it leaves the queue.
struct QueueTicket(Arc<AtomicUsize>);

impl Drop for QueueTicket {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Transaction on the writer; rolled back when dropped without [`Transaction::commit`].
pub struct Transaction {
    steps: Sender<Step>,
    #[expect(dead_code, reason = "dropped when the transaction ends")]
    place: QueueTicket,
}

fn stopped<E>(_: E) -> Error {
    Error::Aborted("the writer let go of it".into())
}

impl Writer {
    pub(super) fn open(path: &Path, notices: broadcast::Sender<String>, patience: Duration) -> Result<Self> {
        let mut group = Group::new(connection::writer(path)?, notices.clone(), patience);
        let (requests, inbox) = mpsc::channel();
        thread::Builder::new()
            .name("sqlite-writer".into())
            .spawn(move || group.serve(&inbox))
            .map_err(|e| Error::Configuration(e.to_string()))?;
        Ok(Self { requests, queue: Arc::default(), notices })
    }

    /// Returns the number of callers that wait for the writer or use it.
    pub(super) fn waiting(&self) -> usize {
        self.queue.load(Ordering::Relaxed)
    }

    fn queue(&self) -> QueueTicket {
        self.queue.fetch_add(1, Ordering::Relaxed);
        QueueTicket(self.queue.clone())
    }

    pub(super) async fn begin(&self) -> Result<Transaction> {
        let place = self.queue();
        let (begun, answer) = oneshot::channel();
        let (steps, inbox) = mpsc::channel();
        self.requests.send(Request::Begin { begun, steps: inbox }).map_err(stopped)?;
        answer.await.map_err(stopped)??;
        Ok(Transaction { steps, place })
    }

    /// Runs one statement as its own transaction.
    pub(super) async fn once<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let _place = self.queue();
        let (done, committed) = oneshot::channel();
        let (say, answer) = oneshot::channel();
        let work = Box::new(move |connection: &Connection| {
            let outcome = work(connection);
            let succeeded = outcome.is_ok();
            // Fails when the caller is gone; its write counts all the same.
            let _ = say.send(outcome);
            succeeded
        });
        self.requests.send(Request::Once { work, done }).map_err(stopped)?;
        let committed = committed.await.map_err(stopped)?;
        match answer.await {
            Ok(Ok(outcome)) => committed.map(|()| outcome),
            Ok(Err(error)) => Err(error),
            Err(gone) => Err(committed.err().unwrap_or_else(|| stopped(gone))),
        }
    }

    pub(super) async fn close(&self) {
        let (closed, answer) = oneshot::channel();
        if self.requests.send(Request::Close { closed }).is_ok() {
            // Fails when the writer is gone, which means closed as well.
            let _ = answer.await;
        }
    }
}

impl Transaction {
    pub(crate) async fn rows(&mut self, query: UntypedQuery) -> Result<RowCollector> {
        self.work(move |connection| connection::rows(connection, query)).await
    }

    pub(crate) async fn change(&mut self, query: Query<()>) -> Result<u64> {
        self.work(move |connection| connection::change(connection, query)).await
    }

    pub(crate) async fn insert_many(&mut self, sql: &'static Sql, rows: Vec<Vec<Value>>) -> Result<()> {
        self.work(move |connection| connection::insert_many(connection, sql, rows)).await
    }

    pub(crate) async fn commit(self, notices: Vec<String>) -> Result<()> {
        let (done, answer) = oneshot::channel();
        self.steps.send(Step::Commit { notices, done }).map_err(stopped)?;
        answer.await.map_err(stopped)?
    }

    pub(crate) async fn settle(&mut self) -> Result<()> {
        let (done, answer) = oneshot::channel();
        self.steps.send(Step::Settle { done }).map_err(stopped)?;
        answer.await.map_err(stopped)?
    }

    pub(crate) async fn work<T: Send + 'static>(
        &mut self,
        work: impl FnOnce(&Connection) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let (say, answer) = oneshot::channel();
        let work = Box::new(move |connection: &Connection| drop(say.send(work(connection))));
        self.steps.send(Step::Work(work)).map_err(stopped)?;
        answer.await.map_err(stopped)?
    }
}
