//! The audit log through HTTP, on every engine.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod checked;
mod exported;
mod read;
mod refused;
mod world;
