//! Tests of the public site through HTTP, on every engine.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod contact;
mod newsletter;
mod page_audit;
mod profile_audit;
mod ssrf;
mod status;
mod world;
