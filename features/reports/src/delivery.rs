//! Delivery of scheduled reports: their runs, the gates before an email, and the emails.
//!
//! A run exists once per schedule and due time, and an email once per run and recipient. Both are written in the transaction
//! that queues the work, so that a process that dies has done all of it or none.

mod due;
mod emails;
mod message;
mod sender;

pub(crate) use due::RunDueSchedules;
pub(crate) use emails::{Freshness, after_making, send_waiting, waits_for_figures};
pub(crate) use sender::Sender;
