//! Rules of citations: pure, without I/O and without a clock.

pub(crate) mod applicable;
pub(crate) mod changes;
pub(crate) mod checks;
pub(crate) mod comparison;
pub(crate) mod deadlines;
pub(crate) mod deep_links;
pub(crate) mod figures;
pub(crate) mod files;
pub(crate) mod list;
pub(crate) mod pages;
pub(crate) mod robots;
pub(crate) mod sheet;
pub(crate) mod steps;
pub(crate) mod trade;
