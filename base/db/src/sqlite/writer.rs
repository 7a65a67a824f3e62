//! The one writer: a thread that owns the connection, serves one transaction at a time and commits them in groups.
//!
//! Each transaction is a savepoint within an outer transaction. While others wait, the outer one stays open; it is
//! committed, with one sync to disk, when nobody waits or the group is full, and only then is anybody told that its
//! commit succeeded. So a reply always means durable, and many small writes share the cost of a sync.

use std::{
    path::Path,
    sync::mpsc::{self, Receiver, RecvTimeoutError, Sender},
    thread,
    time::Duration,
};

use rusqlite::Connection;
use tokio::sync::{broadcast, oneshot};

use super::connection;
use crate::{Error, Query, Result, Sql, Value};

/// How many transactions share one sync at the most.
const GROUP: usize = 256;
/// A transaction that asks nothing for so long is rolled back: everybody else is waiting for it.
const PATIENCE: Duration = Duration::from_secs(20);

type Work = Box<dyn FnOnce(&Connection) + Send>;

enum Request {
    /// A transaction: its steps arrive one by one.
    Begin { begun: oneshot::Sender<Result<()>>, steps: Receiver<Step> },
    /// One statement that is its own transaction; true when it succeeded.
    Once { work: Box<dyn FnOnce(&Connection) -> bool + Send>, done: oneshot::Sender<Result<()>> },
    /// Nothing more comes.
    Close { closed: oneshot::Sender<()> },
}

enum Step {
    Work(Work),
    Commit { notices: Vec<String>, done: oneshot::Sender<Result<()>> },
}

#[derive(Clone)]
pub(super) struct Writer {
    requests: Sender<Request>,
    pub(super) notices: broadcast::Sender<String>,
}

/// A transaction on the writer; dropped without [`Transaction::commit`], it is rolled back.
pub struct Transaction {
    steps: Sender<Step>,
}

fn stopped<E>(_: E) -> Error {
    Error::Aborted("the writer let go of it".into())
}

impl Writer {
    pub(super) fn open(path: &Path, notices: broadcast::Sender<String>) -> Result<Self> {
        let connection = connection::writer(path)?;
        let (requests, inbox) = mpsc::channel();
        let mut group = Group { connection, waiting: Vec::new(), notices: notices.clone(), is_open: false };
        thread::Builder::new()
            .name("sqlite-writer".into())
            .spawn(move || group.serve(&inbox))
            .map_err(|e| Error::Configuration(e.to_string()))?;
        Ok(Self { requests, notices })
    }

    pub(super) async fn begin(&self) -> Result<Transaction> {
        let (begun, answer) = oneshot::channel();
        let (steps, inbox) = mpsc::channel();
        self.requests.send(Request::Begin { begun, steps: inbox }).map_err(stopped)?;
        answer.await.map_err(stopped)??;
        Ok(Transaction { steps })
    }

    pub(super) async fn once(&self, query: Query<()>) -> Result<u64> {
        let (done, committed) = oneshot::channel();
        let (say, answer) = oneshot::channel();
        let work = Box::new(move |connection: &Connection| {
            let outcome = connection::change(connection, query);
            let succeeded = outcome.is_ok();
            // The caller may have gone away; its write counts all the same.
            let _ = say.send(outcome);
            succeeded
        });
        self.requests.send(Request::Once { work, done }).map_err(stopped)?;
        let committed = committed.await.map_err(stopped)?;
        match answer.await {
            Ok(Ok(changed)) => committed.map(|()| changed),
            Ok(Err(error)) => Err(error),
            Err(_) => committed.map(|()| 0),
        }
    }

    pub(super) async fn close(&self) {
        let (closed, answer) = oneshot::channel();
        if self.requests.send(Request::Close { closed }).is_ok() {
            // A writer that is gone is closed too.
            let _ = answer.await;
        }
    }
}

impl Transaction {
    pub(crate) async fn rows<T: Send + 'static>(&mut self, query: Query<T>, most: usize) -> Result<Vec<T>> {
        self.work(move |connection| connection::rows(connection, query, most)).await
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

/// The connection, and those whose savepoint is released but not yet on disk.
struct Group {
    connection: Connection,
    waiting: Vec<(Vec<String>, oneshot::Sender<Result<()>>)>,
    notices: broadcast::Sender<String>,
    is_open: bool,
}

impl Group {
    fn serve(&mut self, inbox: &Receiver<Request>) {
        loop {
            let request = match inbox.try_recv() {
                Ok(request) if self.waiting.len() < GROUP => request,
                other => {
                    self.flush();
                    match other.or_else(|_| inbox.recv()) {
                        Ok(request) => request,
                        Err(_) => return,
                    }
                }
            };
            match request {
                Request::Begin { begun, steps } => self.transaction(begun, &steps),
                Request::Once { work, done } => self.once(work, done),
                Request::Close { closed } => {
                    self.flush();
                    // Nobody may be left to hear it.
                    let _ = closed.send(());
                    return;
                }
            }
        }
    }

    fn transaction(&mut self, begun: oneshot::Sender<Result<()>>, steps: &Receiver<Step>) {
        if let Err(error) = self.savepoint() {
            let _ = begun.send(Err(error));
            return;
        }
        if begun.send(Ok(())).is_err() {
            return self.undo();
        }
        loop {
            match steps.recv_timeout(PATIENCE) {
                Ok(Step::Work(work)) => {
                    work(&self.connection);
                    if self.connection.is_autocommit() {
                        return self.lost();
                    }
                }
                Ok(Step::Commit { notices, done }) => return self.release(notices, done),
                Err(RecvTimeoutError::Disconnected) => return self.undo(),
                Err(RecvTimeoutError::Timeout) => {
                    tracing::error!(seconds = PATIENCE.as_secs(), "a transaction was left open and is rolled back");
                    return self.undo();
                }
            }
        }
    }

    fn once(&mut self, work: Box<dyn FnOnce(&Connection) -> bool + Send>, done: oneshot::Sender<Result<()>>) {
        if let Err(error) = self.savepoint() {
            let _ = done.send(Err(error));
            return;
        }
        let succeeded = work(&self.connection);
        if self.connection.is_autocommit() {
            let _ = done.send(Err(Error::Aborted("the engine rolled it back".into())));
            self.lost();
        } else if succeeded {
            self.release(Vec::new(), done);
        } else {
            self.undo();
            let _ = done.send(Ok(()));
        }
    }

    fn savepoint(&mut self) -> Result<()> {
        if !self.is_open {
            self.connection.execute_batch("begin immediate")?;
            self.is_open = true;
        }
        Ok(self.connection.execute_batch("savepoint one")?)
    }

    fn release(&mut self, notices: Vec<String>, done: oneshot::Sender<Result<()>>) {
        match self.connection.execute_batch("release one") {
            Ok(()) => self.waiting.push((notices, done)),
            Err(error) => {
                let _ = done.send(Err(error.into()));
                self.undo();
            }
        }
    }

    fn undo(&mut self) {
        if let Err(error) = self.connection.execute_batch("rollback to one; release one") {
            tracing::error!(%error, "could not roll back to the savepoint");
            self.lost();
        }
    }

    /// The outer transaction is gone, and with it everything that waited for its commit.
    fn lost(&mut self) {
        self.is_open = false;
        if !self.connection.is_autocommit()
            && let Err(error) = self.connection.execute_batch("rollback")
        {
            tracing::error!(%error, "could not roll back");
        }
        for (_, done) in self.waiting.drain(..) {
            let _ = done.send(Err(Error::Aborted("the engine rolled back the group it was in".into())));
        }
    }

    /// One sync for everybody who waits.
    fn flush(&mut self) {
        if !self.is_open {
            return;
        }
        if let Err(error) = self.connection.execute_batch("commit") {
            tracing::error!(%error, "could not commit");
            return self.lost();
        }
        self.is_open = false;
        for (notices, done) in self.waiting.drain(..) {
            let _ = done.send(Ok(()));
            for notice in notices {
                // Nobody may be listening.
                let _ = self.notices.send(notice);
            }
        }
    }
}
