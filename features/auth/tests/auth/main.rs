//! The protocol, through HTTP, on every engine.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod keys;
mod passwords;
mod refresh;
mod sign_out;
mod sign_up;
mod tokens;
mod user;
mod world;
