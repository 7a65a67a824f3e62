//! Background work: a table of jobs, and workers that run them.
//!
//! A job is enqueued in the caller's transaction, so it exists exactly when what it follows from does. Any process may
//! run it, under a lease that is renewed while it runs: when the process is killed, another takes the job over. So a job
//! runs **at least** once, and it is the handler's duty that a second run does no harm. The simplest way is to
//! [`Running::complete`] the job in the transaction that does its work: then both happen, or neither.

mod presence;
mod queries;
mod registry;
mod rules;
mod running;
mod types;
mod worker;

pub use presence::Presence;
pub use queries::{counts, enqueue, forget, is_busy, oldest_due, payloads, remove, status, waiting};
pub use registry::{Job, Registry};
pub use running::Running;
pub use types::{Counts, Failure, JobId, NewJob, State, Status};
pub use worker::{Pace, Ran, Worker, run_pending, take_back};
