//! Who may do what: every operation of the OpenAPI document, tried by every role, by members who are limited to some
//! locations, and by those who do not belong; compared with the permission matrix, on both engines.

#![expect(clippy::expect_used, clippy::panic, reason = "a test that cannot go on fails")]

mod document;
mod limits;
mod matrix;
mod mounted;
mod refused;
mod world;
