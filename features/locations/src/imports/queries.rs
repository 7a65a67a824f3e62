//! Statements about the locations that imports match, create and change.

mod apply;
mod matches;

pub(super) use apply::{ImportUpdate, add_updates, remove_created, updates};
pub(super) use matches::matches;
