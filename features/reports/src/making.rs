//! Making of reports: the facts of their period, and the job that freezes them.

mod gather;
mod job;
mod texts;

pub(crate) use job::{FailStuckReports, MakeReport, enqueue, enqueue_at};
pub(crate) use texts::with_texts;
