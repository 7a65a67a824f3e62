//! Every statement about locations. Each begins with the organisation.

mod find;
mod totals;
mod write;

pub use find::{Candidate, IndexRow, Wanted, by_ids, candidates, count_where, find, index_rows, page, page_where};
pub use totals::{summary, total, version};
pub use write::{NewRow, add_many, add_views, change, lock, purge, remove, restore};
