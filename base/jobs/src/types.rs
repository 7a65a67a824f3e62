//! Jobs as seen by callers that enqueue them or read their status.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

db::id!(
    /// Id of a job.
    JobId
);

/// Job to be enqueued.
#[derive(Clone, Debug)]
pub struct NewJob<'a> {
    /// Organization that the job works for; its listeners are notified of progress.
    pub org: Option<&'a str>,
    /// Kind of the handler: its [`Job::KIND`](crate::Job::KIND).
    pub kind: &'static str,
    /// Input of the handler. Store ids instead of copies because the job may run much later.
    pub payload: serde_json::Value,
    /// Deduplication key. While a job of this kind and key is queued, no other is added; while one runs, the next
    /// waits.
    pub key: Option<&'a str>,
    /// Earliest start; at once when `None`.
    pub run_at: Option<Timestamp>,
    /// Maximum number of attempts before the job counts as failed.
    pub max_attempts: i64,
}

impl NewJob<'_> {
    /// Creates a job that runs as soon as possible, with at most 8 attempts (over about 20 minutes).
    pub fn new(kind: &'static str, payload: serde_json::Value) -> Self {
        Self { org: None, kind, payload, key: None, run_at: None, max_attempts: 8 }
    }
}

/// Failure of a handler.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// Temporary: the job is retried after a delay, up to its maximum number of attempts.
    Retry(String),
    /// Permanent: the job is stored as failed for the operator to see.
    Fail(String),
}

/// Converts an error passed on with `?` into a retry. Its text is stored, so it must not contain secrets or personal
/// data.
impl<E: std::error::Error> From<E> for Failure {
    fn from(error: E) -> Self {
        Self::Retry(error.to_string())
    }
}

db::stored! {
    /// State of a job.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum State {
        /// Waits for its start time and a worker.
        Queued = "queued",
        /// Held by a worker.
        Running = "running",
        /// Finished successfully.
        Done = "done",
        /// Failed for good; see the error.
        Failed = "failed",
    }
}

/// Status of a job.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Status {
    /// Id of the job.
    pub id: JobId,
    /// Kind of the job.
    pub kind: String,
    /// State of the job.
    pub state: State,
    /// Number of attempts begun.
    pub attempts: i64,
    /// Amount of work done, in the handler's own unit.
    pub progress_done: i64,
    /// Total amount of work, if it is known.
    pub progress_total: Option<i64>,
    /// Error of the last failed attempt.
    pub error: Option<String>,
    /// Time when the job was enqueued.
    pub created_at: Timestamp,
    /// Time when the job was done or failed for good.
    pub finished_at: Option<Timestamp>,
}

/// Numbers of jobs in the states that matter to an operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    /// Number of queued jobs, including those with a later start time.
    pub queued: i64,
    /// Number of running jobs.
    pub running: i64,
    /// Number of failed jobs.
    pub failed: i64,
}
