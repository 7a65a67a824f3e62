//! Tests of notifications through HTTP, on every engine.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod emails;
mod recipients;
mod retention;
mod world;
