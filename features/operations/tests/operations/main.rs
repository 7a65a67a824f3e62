//! Tests of the operator's background work, on every engine.
#![expect(clippy::unwrap_used, reason = "what a test's own functions cannot have fails it")]

mod backups;
