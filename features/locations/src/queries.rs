//! Every statement about locations. Each begins with the organisation.

mod find;
mod totals;
mod write;

pub use find::{
    Candidate, IndexRow, Wanted, by_ids, candidates, count_where, find, index_rows, index_rows_of, page, page_where,
};
pub(crate) use totals::add as add_totals;
pub use totals::{Totals, changes, summary, total, version};
pub use write::{KEPT, NewRow, add_many, add_views, change, lock, lock_many, purge, remove, restore};
pub(crate) use write::{insert, values, write};
