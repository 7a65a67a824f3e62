//! The simulator as its callers meet it.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod market;
