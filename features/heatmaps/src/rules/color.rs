//! Colors of pins, those that users know from Local Falcon.

use super::pin::{DEPTH, PinState};

/// Colors of the ranks from 1; later ranks have the last one.
const RANKS: [&str; 9] =
    ["#1A6600", "#59810A", "#969C15", "#CBB21D", "#FFC826", "#EF9E1E", "#DD7015", "#CC430D", "#BA1604"];
/// Color of an absent business.
const ABSENT: &str = "#9CA3AF";

/// Returns the color of a pin; `None` for a pin that is not measured, which is hatched.
pub(crate) fn color(pin: PinState) -> Option<&'static str> {
    let rank = pin.rank()?;
    if rank > DEPTH {
        return Some(ABSENT);
    }
    RANKS.get(rank as usize - 1).or(RANKS.last()).copied()
}
