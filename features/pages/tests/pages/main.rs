//! Sites and pages over HTTP, on both engines.

#![expect(clippy::unwrap_used, reason = "tests may panic")]

mod addresses;
mod contents;
mod counting;
mod finding;
mod limits;
mod serving;
mod setup;
