//! Locations as their users meet them: through HTTP, on both engines.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod batch;
mod changes;
mod editing;
mod events;
mod export;
mod geocode;
mod imports;
mod insight;
mod isolation;
mod labels;
mod map;
mod more_hours;
mod overview;
mod paging;
mod plans;
mod search;
mod setup;
mod today;
mod totals;
mod views;
mod webhooks;
