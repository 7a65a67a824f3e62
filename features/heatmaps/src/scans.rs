//! Scans: how they begin, ask, and end.

mod begin;
mod business;
mod detail;
mod direct;
mod finish;
mod job;
mod progress;
mod queue;
mod step;

pub(crate) use begin::{ScanStart, begin, lock, max_answers, month_of};
pub(crate) use business::business_of;
pub(crate) use detail::detail;
pub(crate) use finish::{end, pack};
pub(crate) use job::{RunScan, StartDueScans};
