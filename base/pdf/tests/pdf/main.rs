//! Documents as their readers see them.

#![expect(clippy::expect_used, reason = "a test that cannot go on fails")]

mod rendering;
mod sample;
mod strings;
