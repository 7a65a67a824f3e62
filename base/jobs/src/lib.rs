//! Background jobs: a table of jobs, and workers that run them.
//!
//! A job is enqueued in the caller's transaction, so that it exists exactly when the change that requires it does. Any
//! process may run it, under a lease that is renewed during the run: when the process is killed, another one takes the
//! job over. So a job runs **at least** once, and its handler must make a second run harmless. The simplest way is to
//! [`Running::complete`] the job in the transaction that does its work: both are committed, or neither.

mod presence;
mod queries;
mod registry;
mod rules;
mod run;
mod types;
mod worker;

pub use presence::Presence;
pub use queries::{counts, enqueue, forget, is_busy, oldest_due, payloads, remove, status, waiting};
pub use registry::{Job, Registry};
pub use run::Running;
pub use types::{Counts, Failure, JobId, NewJob, State, Status};
pub use worker::{Pace, Ran, Worker, run_pending, take_back};
