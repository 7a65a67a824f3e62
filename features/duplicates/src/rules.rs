//! Rules that tell whether two locations are one place, and how they are merged. Pure: no clock, no database, no
//! network.

mod address;
mod known;
mod likeness;
mod merge;
mod name;
mod place;

pub use known::{Known, Pair};
pub use likeness::Reason;
pub use merge::{merged, undone};
pub use place::Place;

#[cfg(test)]
mod tests;
