//! Running job, as its handler sees it.

use api::{Clock, Event};
use db::{Db, Tx};
use jiff::Timestamp;
use serde::de::DeserializeOwned;

use crate::{Failure, JobId, queries, queries::LeasedJob};

/// Job that a handler runs: its data, and methods to report progress and completion.
#[derive(Clone)]
pub struct Running {
    pub(crate) db: Db,
    pub(crate) clock: Clock,
    pub(crate) job: LeasedJob,
    pub(crate) lease: String,
}

impl Running {
    /// Returns the id of the job.
    pub fn id(&self) -> &JobId {
        &self.job.id
    }

    /// Returns the organization that the job works for.
    pub fn org(&self) -> Option<&str> {
        self.job.org_id.as_deref()
    }

    /// Returns the number of the attempt, from 1.
    pub fn attempt(&self) -> i64 {
        self.job.attempts
    }

    /// Returns true when a failure of this attempt is final.
    pub fn is_last_attempt(&self) -> bool {
        self.job.attempts >= self.job.max_attempts
    }

    /// Returns the database that holds the job.
    pub fn db(&self) -> &Db {
        &self.db
    }

    /// Returns the current time of the worker's clock.
    pub fn now(&self) -> Timestamp {
        self.clock.now()
    }

    /// Returns the payload; a payload that is not a `T` fails the job without a retry.
    pub fn payload<T: DeserializeOwned>(&self) -> Result<T, Failure> {
        serde_json::from_value(self.job.payload.clone()).map_err(|e| Failure::Fail(format!("payload: {e}")))
    }

    /// Records the progress (`total` if it is known), and notifies the organization's listeners.
    ///
    /// # Errors
    /// Fails when another worker has taken the job over: the handler must stop.
    pub async fn progress(&self, done: i64, total: Option<i64>) -> Result<(), Failure> {
        let mut tx = self.db.begin().await?;
        let is_ours = queries::progress(&mut tx, &self.job.id, &self.lease, done, total).await?;
        self.announce(&mut tx);
        tx.commit().await?;
        if is_ours { Ok(()) } else { Err(lost()) }
    }

    /// Marks the job as done within the handler's transaction, so that its work and its end are committed together or
    /// not at all.
    ///
    /// # Errors
    /// Fails when another worker has taken the job over: the handler must not commit.
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
