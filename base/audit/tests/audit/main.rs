//! Tests of the audit log on every engine: its content, and the detection of changes.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod forgotten;
mod pruned;
mod recorded;
mod sealed;
mod tampered;
mod world;
