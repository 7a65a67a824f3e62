//! Making of reports: the facts of their period, and the job that freezes them.

mod gather;
mod job;

pub(crate) use job::{FailStuckReports, MakeReport};
