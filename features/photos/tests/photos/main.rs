//! Photos as their users meet them: through HTTP, on both engines.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod adding;
mod files;
mod keeping;
mod refusing;
mod removing;
mod setup;
