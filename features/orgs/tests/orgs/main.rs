//! HTTP tests of registration, permissions and idempotency, on every database engine.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod brand;
mod demos;
mod emergency;
mod files;
mod idempotency;
mod idle_sign_out;
mod limits;
mod members;
mod organisations;
mod permission;
mod profile;
mod registration;
mod roles;
mod second_factor;
mod tokens;
mod world;
