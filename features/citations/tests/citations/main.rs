//! Tests of citations, on both engines.
#![expect(clippy::unwrap_used, reason = "tests stop at what should not happen")]

mod auditing;
mod directories;
mod listings;
mod setup;
mod tasks;
