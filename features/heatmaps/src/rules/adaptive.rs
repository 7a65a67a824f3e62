//! Adaptive scan: asks a coarse grid first, then the pins where ranks change, and fills the rest. Source: our own rule.
//!
//! 1. Coarse pins: even rows × even columns, and the center.
//! 2. A cell is 3×3 pins from an even corner. Over its measured pins, with 21 for absent, it is a border if the lowest rank
//!    is at most 3 and the highest is not, and steep if they differ by at least 10. Such cells are listed, borders first,
//!    then by spread, row and column. Each asks its inner pins that were not asked yet, in the order north, west, middle,
//!    east, south, unless this would exceed the budget. This repeats until there is nothing new.
//! 3. The rest is filled from coarse pins, and never counts as measured.
//! 4. Estimates are means over the readings, each weighted by 1 plus its share in filled pins.

mod estimate;
mod fill;
mod replay;

pub(crate) use estimate::Estimates;
pub(crate) use fill::FilledGrid;
pub(crate) use replay::Replay;

use std::cmp::Reverse;

use super::{
    grid::{Grid, Pin, Size},
    pin::PinState,
    score::TOP_3,
};

/// Minimum difference of the ranks of a steep cell.
const STEEP: u32 = 10;

/// Answers of an adaptive scan so far; `None` for a pin that was not asked. A pin that the user dropped is
/// [`PinState::Excluded`] from the beginning.
pub(crate) type Answers = Grid<Option<PinState>>;

/// Returns the pins to ask first, without those that the user dropped.
pub(crate) fn coarse_pins(answers: &Answers) -> Vec<Pin> {
    let middle = (answers.size().middle(), answers.size().middle());
    let even = answers.size().pins().filter(|pin| is_coarse(*pin));
    let center = (!is_coarse(middle)).then_some(middle);
    even.chain(center).filter(|pin| answers.at(*pin).is_none()).collect()
}

/// Returns the pins to ask next, so that the scan asks at most `budget` pins; none when it is finished. The coarse pins are
/// asked whatever the budget is.
pub(crate) fn next_pins(answers: &Answers, budget: Option<usize>) -> Vec<Pin> {
    let used = answers.values().iter().flatten().filter(|state| **state != PinState::Excluded).count();
    let mut left = budget.map_or(usize::MAX, |budget| budget.saturating_sub(used));
    let mut pins: Vec<Pin> = Vec::new();
    for (row, column) in cells(answers) {
        let inner =
            [(row, column + 1), (row + 1, column), (row + 1, column + 1), (row + 1, column + 2), (row + 2, column + 1)];
        let new: Vec<Pin> = inner.into_iter().filter(|pin| answers.at(*pin).is_none() && !pins.contains(pin)).collect();
        if new.len() <= left {
            left -= new.len();
            pins.extend(new);
        }
    }
    pins
}

fn is_coarse((row, column): Pin) -> bool {
    row % 2 == 0 && column % 2 == 0
}

/// Returns the north-west corners of the cells to refine, most important first.
fn cells(answers: &Answers) -> Vec<Pin> {
    let mut cells: Vec<_> = corners(answers.size())
        .filter_map(|corner| {
            let (lowest, highest) = extremes(answers, corner)?;
            let is_border = lowest <= TOP_3 && TOP_3 < highest;
            let spread = highest - lowest;
            (is_border || spread >= STEEP).then_some((Reverse(is_border), Reverse(spread), corner))
        })
        .collect();
    cells.sort_unstable();
    cells.into_iter().map(|(_, _, corner)| corner).collect()
}

fn corners(size: Size) -> impl Iterator<Item = Pin> {
    let last = size.rows() - 1;
    size.pins().filter(move |pin| is_coarse(*pin) && pin.0 < last && pin.1 < last)
}

/// Returns the lowest and the highest rank of a cell; `None` when none of its pins is measured.
fn extremes(answers: &Answers, (row, column): Pin) -> Option<(u32, u32)> {
    let pins = (row..=row + 2).flat_map(|row| (column..=column + 2).map(move |column| (row, column)));
    let ranks: Vec<u32> = pins.filter_map(|pin| answers.at(pin).and_then(PinState::rank)).collect();
    Some((*ranks.iter().min()?, *ranks.iter().max()?))
}

#[cfg(test)]
mod tests;
