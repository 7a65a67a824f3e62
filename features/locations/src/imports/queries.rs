//! Statements about the locations that imports match, create and change.

mod apply;
mod matching;

pub(super) use apply::{Updated, add_updates, remove_created, updates};
pub(super) use matching::matches;
