//! Locations as their users meet them: through HTTP, on both engines.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod editing;
mod events;
mod export;
mod imports;
mod isolation;
mod paging;
mod search;
mod setup;
mod totals;
