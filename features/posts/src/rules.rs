//! Rules of posts. Pure: no clock, no database, no network.

pub(crate) mod check;
pub(crate) mod content;
pub(crate) mod fill;
pub(crate) mod places;
pub(crate) mod series;
mod wording;
