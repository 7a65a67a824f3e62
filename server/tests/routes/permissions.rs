//! Permissions of every operation in the OpenAPI document. Every role tries it, also limited members and users of other
//! organizations; the result is compared with the permission matrix, on both engines.

#![expect(clippy::expect_used, clippy::panic, reason = "a test that cannot go on fails")]

mod document;
mod limits;
mod matrix;
mod mounted;
mod refused;
mod roles;
mod world;
