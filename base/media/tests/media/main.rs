//! Tests of uploading and storing pictures.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod made;
mod pictures;
mod refusals;
mod store;
