//! Requests over HTTP, on both engines.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod answers;
mod contacts;
mod feedback;
mod files;
mod landing;
mod sending;
mod setup;
mod stops;
