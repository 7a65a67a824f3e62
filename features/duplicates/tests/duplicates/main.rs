//! Duplicates as their users meet them: through HTTP, on both engines.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod finding;
mod measuring;
mod merging;
mod world;
