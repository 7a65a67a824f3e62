//! Posts over HTTP, on both engines.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod approving;
mod calendar;
mod limits;
mod scheduling;
mod sending;
mod setup;
mod source;
mod writing;
