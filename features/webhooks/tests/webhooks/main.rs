//! HTTP tests of webhooks with local receivers, on every database engine.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod addresses;
mod delivery;
mod endpoints;
mod faults;
mod log;
mod receiver;
mod world;
