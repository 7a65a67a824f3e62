//! What a job is, seen from those who enqueue one or ask about it.

use db::{Column, Error, Row};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

db::id!(
    /// Names a job.
    JobId
);

/// A job to be done.
#[derive(Clone, Debug)]
pub struct NewJob<'a> {
    /// The organization it works for; it hears of the job's progress.
    pub org: Option<&'a str>,
    /// Which handler runs it: its [`Job::KIND`](crate::Job::KIND).
    pub kind: &'static str,
    /// What the handler needs to know. Ids rather than copies: it may run much later.
    pub payload: serde_json::Value,
    /// While a job of this kind and key waits, another is not added; while one runs, the next waits.
    pub key: Option<&'a str>,
    /// Not before this time; at once when `None`.
    pub run_at: Option<Timestamp>,
    /// How often it is tried before it counts as failed.
    pub max_attempts: i64,
}

impl NewJob<'_> {
    /// To be run as soon as possible, tried up to 8 times (over about 20 minutes).
    pub fn new(kind: &'static str, payload: serde_json::Value) -> Self {
        Self { org: None, kind, payload, key: None, run_at: None, max_attempts: 8 }
    }
}

/// Why a handler did not do its job.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// It may work later: tried again after a while, as often as the job says.
    Retry(String),
    /// It will never work: kept as failed, to be seen.
    Fail(String),
}

/// An error passed on with `?` is tried again. The text is kept: no secrets, no personal data.
impl<E: std::error::Error> From<E> for Failure {
    fn from(error: E) -> Self {
        Self::Retry(error.to_string())
    }
}

/// Where a job is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum State {
    /// Waits for its time and a worker.
    Queued,
    /// A worker has it.
    Running,
    /// Done.
    Done,
    /// Given up; see the error.
    Failed,
}

impl Column for State {
    fn read(row: &Row, at: usize) -> db::Result<Self> {
        match String::read(row, at)?.as_str() {
            "queued" => Ok(Self::Queued),
            "running" => Ok(Self::Running),
            "done" => Ok(Self::Done),
            "failed" => Ok(Self::Failed),
            other => Err(Error::Unreadable(format!("job state {other}"))),
        }
    }
}

/// How a job is getting on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Status {
    /// Which job.
    pub id: JobId,
    /// What it does.
    pub kind: String,
    /// Where it is.
    pub state: State,
    /// How often it was begun.
    pub attempts: i64,
    /// How much is done, in the handler's own unit.
    pub progress_done: i64,
    /// Of how much, when that is known.
    pub progress_total: Option<i64>,
    /// Why the last try did not succeed.
    pub error: Option<String>,
    /// When it was enqueued.
    pub created_at: Timestamp,
    /// When it was done or given up.
    pub finished_at: Option<Timestamp>,
}

/// How many jobs there are in the states that matter to an operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    /// Waiting, including those whose time has not come.
    pub queued: i64,
    /// With a worker.
    pub running: i64,
    /// Given up.
    pub failed: i64,
}
