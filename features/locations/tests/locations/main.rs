//! Locations as their users meet them: through HTTP, on both engines.

mod editing;
mod events;
mod export;
mod imports;
mod isolation;
mod paging;
mod search;
mod setup;
mod totals;
