//! The simulator through its router, as a client meets it.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

mod api;
mod changes;
mod edits;
mod faults;
mod harness;
mod oauth;
mod quota;
mod refusals;
mod socket;
mod world;
