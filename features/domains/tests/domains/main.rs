//! Tests of domains through their routes and jobs, on each engine.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod claims;
mod setup;
mod tls;
