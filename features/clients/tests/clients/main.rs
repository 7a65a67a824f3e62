//! The clients of an agency through HTTP, on both engines.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod listing;
mod setup;
