//! Writer thread: serves one transaction at a time and commits transactions in groups.
//!
//! Each transaction except the first is a savepoint within an outer transaction. The outer transaction stays open while
//! others wait. It is committed, with one sync to disk, when the queue is empty or the group is full; only then do the
//! callers learn that their commit succeeded. So a reply always means durable, and many small writes share the cost of
//! a sync.
//!
//! The first transaction needs no savepoint because its rollback rolls back the outer transaction. That spares a large
//! transaction, which is usually alone, from keeping every page it changes in memory.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::mpsc::{Receiver, RecvError, RecvTimeoutError},
    time::{Duration, Instant},
};

use rusqlite::Connection;
use tokio::sync::{broadcast, oneshot};

use crate::{Error, Result};

/// Maximum number of transactions per sync.
const GROUP: usize = 256;
/// Time after which a group accepts no new transactions, because its first one waits for an answer.
const MAX_AGE: Duration = Duration::from_millis(10);

/// Idle time after which the page cache is freed: a large transaction fills it.
const IDLE: Duration = Duration::from_secs(1);

pub(super) enum Request {
    /// Transaction whose steps arrive one by one.
    Begin { begun: oneshot::Sender<Result<()>>, steps: Receiver<Step> },
    /// Single statement that is its own transaction; `work` returns true on success.
    Once { work: Box<dyn FnOnce(&Connection) -> bool + Send>, done: oneshot::Sender<Result<()>> },
    /// End of all requests.
    Close { closed: oneshot::Sender<()> },
}

pub(super) enum Step {
    Work(Box<dyn FnOnce(&Connection) + Send>),
    Commit {
        notices: Vec<String>,
        done: oneshot::Sender<Result<()>>,
    },
    /// Ends the transaction without changes; answered when the changes of others that it saw are on disk.
    Settle {
        done: oneshot::Sender<Result<()>>,
    },
}

/// Connection, and the transactions whose savepoint is released but not yet on disk.
pub(super) struct Group {
    connection: Connection,
    waiting: Vec<(Vec<String>, oneshot::Sender<Result<()>>)>,
    notices: broadcast::Sender<String>,
    /// Start of the outer transaction.
    open_since: Option<Instant>,
    /// True when the current transaction is a savepoint, not the first of its group.
    is_nested: bool,
    /// Idle timeout of a transaction, after which it is rolled back.
    patience: Duration,
    /// Time after which a group accepts no new transactions.
    age: Duration,
}

impl Group {
    pub(super) fn new(connection: Connection, notices: broadcast::Sender<String>, patience: Duration) -> Self {
        Self { connection, waiting: Vec::new(), notices, open_since: None, is_nested: false, patience, age: MAX_AGE }
    }

    /// Serves requests until every sender is gone.
    pub(super) fn serve(&mut self, inbox: &Receiver<Request>) {
        loop {
            let request = match inbox.try_recv() {
                Ok(request) if self.has_room() => request,
                other => {
                    self.flush();
                    match other.or_else(|_| self.next(inbox)) {
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
                    // Fails when the caller is gone.
                    let _ = closed.send(());
                    return;
                }
            }
        }
    }

    /// Waits for a request.
    fn next(&self, inbox: &Receiver<Request>) -> std::result::Result<Request, RecvError> {
        match inbox.recv_timeout(IDLE) {
            Ok(request) => Ok(request),
            Err(RecvTimeoutError::Disconnected) => Err(RecvError),
            Err(RecvTimeoutError::Timeout) => {
                if let Err(error) = self.connection.execute_batch("pragma shrink_memory") {
                    tracing::warn!(%error, "could not free the page cache");
                }
                inbox.recv()
            }
        }
    }

    fn has_room(&self) -> bool {
        self.waiting.len() < GROUP && self.open_since.is_none_or(|since| since.elapsed() < self.age)
    }

    fn transaction(&mut self, begun: oneshot::Sender<Result<()>>, steps: &Receiver<Step>) {
        if let Err(error) = self.begin() {
            let _ = begun.send(Err(error));
            return;
        }
        if begun.send(Ok(())).is_err() {
            return self.undo();
        }
        loop {
            match steps.recv_timeout(self.patience) {
                Ok(Step::Work(work)) => {
                    let is_whole = catch_unwind(AssertUnwindSafe(|| work(&self.connection))).is_ok();
                    if self.connection.is_autocommit() {
                        return self.lost();
                    }
                    if !is_whole {
                        return self.undo();
                    }
                }
                Ok(Step::Commit { notices, done }) => return self.release(notices, done),
                Ok(Step::Settle { done }) => {
                    self.undo();
                    return self.wait(Vec::new(), done);
                }
                Err(RecvTimeoutError::Disconnected) => return self.undo(),
                Err(RecvTimeoutError::Timeout) => {
                    tracing::error!(
                        seconds = self.patience.as_secs(),
                        "a transaction was left open and is rolled back"
                    );
                    return self.undo();
                }
            }
        }
    }

    fn once(&mut self, work: Box<dyn FnOnce(&Connection) -> bool + Send>, done: oneshot::Sender<Result<()>>) {
        if let Err(error) = self.begin() {
            let _ = done.send(Err(error));
            return;
        }
        let succeeded = catch_unwind(AssertUnwindSafe(|| work(&self.connection))).unwrap_or(false);
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

    fn begin(&mut self) -> Result<()> {
        self.is_nested = self.open_since.is_some();
        if self.is_nested {
            return Ok(self.connection.execute_batch("savepoint one")?);
        }
        self.connection.execute_batch("begin immediate")?;
        self.open_since = Some(Instant::now());
        Ok(())
    }

    fn release(&mut self, notices: Vec<String>, done: oneshot::Sender<Result<()>>) {
        let released = if self.is_nested { self.connection.execute_batch("release one") } else { Ok(()) };
        match released {
            Ok(()) => self.wait(notices, done),
            Err(error) => {
                let _ = done.send(Err(error.into()));
                self.undo();
            }
        }
    }

    /// Queues the answer until the next commit; answers at once when there is nothing to commit.
    fn wait(&mut self, notices: Vec<String>, done: oneshot::Sender<Result<()>>) {
        if self.open_since.is_some() {
            self.waiting.push((notices, done));
        } else {
            let _ = done.send(Ok(()));
        }
    }

    fn undo(&mut self) {
        if !self.is_nested {
            return self.roll_back();
        }
        if let Err(error) = self.connection.execute_batch("rollback to one; release one") {
            tracing::error!(%error, "could not roll back to the savepoint");
            self.lost();
        }
    }

    /// Rolls back the outer transaction, and fails every transaction that waited for its commit.
    fn lost(&mut self) {
        self.roll_back();
        for (_, done) in self.waiting.drain(..) {
            let _ = done.send(Err(Error::Aborted("the engine rolled back the group it was in".into())));
        }
    }

    fn roll_back(&mut self) {
        self.open_since = None;
        if !self.connection.is_autocommit()
            && let Err(error) = self.connection.execute_batch("rollback")
        {
            tracing::error!(%error, "could not roll back");
        }
    }

    /// Commits the outer transaction with one sync for all waiting transactions.
    fn flush(&mut self) {
        if self.open_since.is_none() {
            return;
        }
        if let Err(error) = self.connection.execute_batch("commit") {
            tracing::error!(%error, "could not commit");
            self.roll_back();
            for (_, done) in self.waiting.drain(..) {
                let _ = done.send(Err(Error::for_group_member(&error)));
            }
            return;
        }
        self.open_since = None;
        for (notices, done) in self.waiting.drain(..) {
            let _ = done.send(Ok(()));
            for notice in notices {
                // Fails when there are no listeners.
                let _ = self.notices.send(notice);
            }
        }
    }
}

#[cfg(test)]
mod tests;
