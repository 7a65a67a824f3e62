//! A process that is killed in the middle of its work leaves nothing half done that nobody sees, and its successor
//! finishes the job.

#![expect(clippy::expect_used, clippy::panic, reason = "a test that cannot go on fails")]

mod bulk;
mod google;
mod imports;
mod program;
