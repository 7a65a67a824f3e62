//! Exports, imports, removal and erasure, over HTTP, on a fresh database of each engine.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::format_collect,
    reason = "a test that cannot go on fails, and may be slow at writing digests"
)]

mod erasing;
mod exporting;
mod filled;
mod hostile;
mod importing;
mod removing;
mod world;
