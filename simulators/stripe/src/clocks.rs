//! Passage of time, for test clocks and for the clock on the wall.

pub(crate) mod due;
pub(crate) mod test_clocks;
