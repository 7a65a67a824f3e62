//! A job in a handler's hands.

use api::{Clock, Event};
use db::{Db, Tx};
use jiff::Timestamp;
use serde::de::DeserializeOwned;

use crate::{Failure, JobId, queries, queries::Taken};

/// The job that a handler runs: what it is about, and how to say how far it is.
#[derive(Clone)]
pub struct Running {
    pub(crate) db: Db,
    pub(crate) clock: Clock,
    pub(crate) job: Taken,
    pub(crate) lease: String,
}

impl Running {
    /// Which job.
    pub fn id(&self) -> &JobId {
        &self.job.id
    }

    /// The organization it works for.
    pub fn org(&self) -> Option<&str> {
        self.job.org_id.as_deref()
    }

    /// Which try this is, from 1.
    pub fn attempt(&self) -> i64 {
        self.job.attempts
    }

    /// True when it is given up if it fails this time too.
    pub fn is_last_attempt(&self) -> bool {
        self.job.attempts >= self.job.max_attempts
    }

    /// The database the job is in.
    pub fn db(&self) -> &Db {
        &self.db
    }

    /// The time, by the worker's clock.
    pub fn now(&self) -> Timestamp {
        self.clock.now()
    }

    /// What it is about; a payload that is not a `T` fails the job for good.
    pub fn payload<T: DeserializeOwned>(&self) -> Result<T, Failure> {
        serde_json::from_value(self.job.payload.clone()).map_err(|e| Failure::Fail(format!("payload: {e}")))
    }

    /// Says how much is done, of how much if that is known, and tells the organization's listeners.
    ///
    /// Fails when another worker has taken the job over: stop then.
    pub async fn progress(&self, done: i64, total: Option<i64>) -> Result<(), Failure> {
        let mut tx = self.db.begin().await?;
        let is_ours = queries::progress(&mut tx, &self.job.id, &self.lease, done, total).await?;
        self.announce(&mut tx);
        tx.commit().await?;
        if is_ours { Ok(()) } else { Err(lost()) }
    }

    /// Makes the job done within the handler's transaction: its work and the end of the job are kept together or not at all.
    ///
    /// Fails when another worker has taken the job over: do not commit then.
    pub async fn complete(&self, tx: &mut Tx) -> Result<(), Failure> {
        let is_ours = queries::finish(&mut *tx, &self.job.id, &self.lease, None, self.now()).await?;
        self.announce(tx);
        if is_ours { Ok(()) } else { Err(lost()) }
    }

    pub(crate) fn kind(&self) -> &str {
        &self.job.kind
    }

    pub(crate) fn announce(&self, tx: &mut Tx) {
        if let Some(org) = self.org() {
            Event::new(org, "jobs", Some(self.job.id.as_str())).announce(tx);
        }
    }
}

fn lost() -> Failure {
    Failure::Retry("another worker has taken it over".into())
}
