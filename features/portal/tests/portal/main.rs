//! Tests of the client portal through its pages, on each engine.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod setup;
mod signing_in;
mod strangers;
