//! Tests of the simulator over its router: what the official client cannot see.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod clock;
mod file;
mod harness;
mod router;
