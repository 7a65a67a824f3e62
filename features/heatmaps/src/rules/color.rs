//! Colors of pins on the map. They match Local Falcon, which users know.

use super::pin::{ABSENT_RANK, PinState};

/// Colors of the ranks 1 to 9; higher ranks have the last color.
const RANK_COLORS: [&str; 9] =
    ["#1A6600", "#59810A", "#969C15", "#CBB21D", "#FFC826", "#EF9E1E", "#DD7015", "#CC430D", "#BA1604"];
/// Color of a pin where the business is absent.
const ABSENT_COLOR: &str = "#9CA3AF";

/// Returns the color of a pin; `None` for a pin that is not measured. The map draws such a pin hatched.
pub(crate) fn color(state: PinState) -> Option<&'static str> {
    let rank = state.rank()?;
    if rank == ABSENT_RANK {
        return Some(ABSENT_COLOR);
    }
    RANK_COLORS.get(rank as usize - 1).or(RANK_COLORS.last()).copied()
}
