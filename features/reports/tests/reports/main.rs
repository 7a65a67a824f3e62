//! Reports over HTTP, on both engines.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod heatmap_shares;
mod making;
mod schedules;
mod setup;
mod shares;
