//! Rules that tell whether two locations are one place, and how they are merged. Pure: no clock, no database, no
//! network.

mod address;
mod likeness;
mod location_index;
mod merge;
mod name;
mod place;

pub use likeness::Reason;
pub use location_index::{LocationIndex, Pair};
pub use merge::{merged, undone};
pub use place::ComparableLocation;

#[cfg(test)]
mod tests;
