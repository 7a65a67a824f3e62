//! The log on every engine: what stands in it, and what shows when somebody changes it.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod forgotten;
mod pruned;
mod recorded;
mod sealed;
mod tampered;
mod world;
