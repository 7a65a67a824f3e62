//! Heatmaps as their users meet them: through HTTP, on both engines, beside a simulator of the providers.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod accounts;
mod faults;
mod panels;
mod scanning;
mod setup;
