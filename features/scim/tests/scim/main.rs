//! SCIM over HTTP, on every database engine.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod access;
mod pairs;
mod sequences;
mod speed;
mod world;
