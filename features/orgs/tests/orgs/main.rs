//! Registration, permission and idempotency, through HTTP, on every engine.

mod demos;
mod idempotency;
mod permission;
mod registration;
mod world;
