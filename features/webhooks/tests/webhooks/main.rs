//! Webhooks through HTTP, to receivers on this machine, on every engine.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod addresses;
mod delivery;
mod endpoints;
mod faults;
mod log;
mod promise;
mod receiver;
mod world;
