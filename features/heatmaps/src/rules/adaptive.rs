//! Adaptive scan: asks a coarse grid of pins first, then the pins of the cells where ranks change, and fills in the rest.
//! To ask a pin is to request the search results at it from the provider. Source: our own rule.
//!
//! 1. Coarse pins are the pins in both an even row and an even column, and the center.
//! 2. A cell is a square of 3×3 pins with coarse pins at its corners. Its lowest and highest rank are those of its measured
//!    pins, where an absent business has rank 21. It is a border cell if the lowest rank is at most 3 and the highest is
//!    greater, and a steep cell if they differ by at least 10.
//! 3. Border and steep cells are refined: border cells first, then by the difference of the ranks, by row and by column. To
//!    refine a cell is to ask its pins between the corners that were not asked yet, in the order north, west, middle, east,
//!    south. A cell is skipped when this would exceed the budget. The step repeats until there is no new pin.
//! 4. Pins without a rank are filled in from coarse pins. They never count as measured.
//! 5. Estimates are weighted means of the measured ranks. The weight of a rank is 1 plus its shares in filled pins.

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

/// Minimum difference between the lowest and the highest rank of a steep cell.
const MIN_STEEP_SPREAD: u32 = 10;

/// States of the pins during an adaptive scan; `None` for a pin that was not asked yet. A pin that the user excluded is
/// [`PinState::Excluded`] from the beginning.
pub(crate) type PinStates = Grid<Option<PinState>>;

/// Returns the coarse pins that were not asked yet. Excluded pins are left out.
pub(crate) fn coarse_pins(states: &PinStates) -> Vec<Pin> {
    let middle = (states.size().middle(), states.size().middle());
    let even = states.size().pins().filter(|pin| is_coarse(*pin));
    let center = (!is_coarse(middle)).then_some(middle);
    even.chain(center).filter(|pin| states.at(*pin).is_none()).collect()
}

/// Returns the pins to ask after the coarse pins; none when the scan is finished. The scan asks at most `budget` pins. Coarse
/// pins count toward the budget, but are asked with any budget.
pub(crate) fn next_pins(states: &PinStates, budget: Option<usize>) -> Vec<Pin> {
    let asked = states.values().iter().flatten().filter(|state| **state != PinState::Excluded).count();
    let mut remaining = budget.map_or(usize::MAX, |budget| budget.saturating_sub(asked));
    let mut pins: Vec<Pin> = Vec::new();
    for (row, column) in cells_to_refine(states) {
        let inner =
            [(row, column + 1), (row + 1, column), (row + 1, column + 1), (row + 1, column + 2), (row + 2, column + 1)];
        let new: Vec<Pin> = inner.into_iter().filter(|pin| states.at(*pin).is_none() && !pins.contains(pin)).collect();
        if new.len() <= remaining {
            remaining -= new.len();
            pins.extend(new);
        }
    }
    pins
}

fn is_coarse((row, column): Pin) -> bool {
    row % 2 == 0 && column % 2 == 0
}

/// Returns the north-west corners of the cells to refine, in the order of refinement.
fn cells_to_refine(states: &PinStates) -> Vec<Pin> {
    let mut cells: Vec<_> = cell_corners(states.size())
        .filter_map(|corner| {
            let (lowest, highest) = rank_range(states, corner)?;
            let is_border = lowest <= TOP_3 && TOP_3 < highest;
            let spread = highest - lowest;
            (is_border || spread >= MIN_STEEP_SPREAD).then_some((Reverse(is_border), Reverse(spread), corner))
        })
        .collect();
    cells.sort_unstable();
    cells.into_iter().map(|(_, _, corner)| corner).collect()
}

/// Returns the north-west corners of all cells.
fn cell_corners(size: Size) -> impl Iterator<Item = Pin> {
    let last = size.rows() - 1;
    size.pins().filter(move |pin| is_coarse(*pin) && pin.0 < last && pin.1 < last)
}

/// Returns the lowest and the highest rank of a cell; `None` when none of its pins is measured.
fn rank_range(states: &PinStates, (row, column): Pin) -> Option<(u32, u32)> {
    let pins = (row..=row + 2).flat_map(|row| (column..=column + 2).map(move |column| (row, column)));
    let ranks: Vec<u32> = pins.filter_map(|pin| states.at(pin).and_then(PinState::rank)).collect();
    Some((*ranks.iter().min()?, *ranks.iter().max()?))
}

#[cfg(test)]
mod tests;
