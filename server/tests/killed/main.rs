//! A process killed in the middle of its work leaves no visible partial result, and its successor finishes the job.

#![expect(
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a test that cannot go on fails, and the pace of the long one is worth printing"
)]

mod bulk;
mod google;
mod imports;
mod program;
