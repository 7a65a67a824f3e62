//! Ranks of the pins that an adaptive scan did not measure.
//!
//! A pin on the edge of a cell gets the mean of its two coarse neighbors, a pin in the middle of a cell the mean of its four
//! corners, and a coarse pin without a rank the mean of its coarse neighbors. A coarse pin whose neighbors have no rank
//! either is filled after them.

use super::{PinStates, is_coarse};
use crate::rules::{
    grid::{Grid, Pin, Size},
    pin::PinState,
};

/// Ranks of all pins, with the weight of each reading. Excluded pins have neither.
#[derive(Clone, Debug)]
pub(crate) struct FilledGrid {
    /// Rank or filled rank; `None` when there is no reading to fill from.
    pub(crate) ranks: Grid<Option<f64>>,
    /// Weight of a reading: 1 plus its share in filled pins. 0 for a pin without a reading.
    pub(crate) weights: Grid<f64>,
}

/// Readings that a rank is the mean of, with their shares.
type Shares = Vec<(Pin, f64)>;

impl FilledGrid {
    /// Fills the pins without a reading.
    pub(crate) fn of(states: &PinStates) -> Self {
        let (size, coarse) = (states.size(), coarse_shares(states));
        let mut weights = Grid::of(size, |_| 0.0);
        let ranks = Grid::of(size, |pin| {
            if *states.at(pin) == Some(PinState::Excluded) {
                return None;
            }
            let shares = if rank(states, pin).is_some() {
                vec![(pin, 1.0)]
            } else if is_coarse(pin) {
                coarse.at(pin).clone()
            } else {
                mean(coarse_around(size, pin).map(|around| coarse.at(around)))
            };
            for (reading, share) in &shares {
                weights.set(*reading, weights.at(*reading) + share);
            }
            let value = |(reading, share): &(Pin, f64)| rank(states, *reading).map(|rank| f64::from(rank) * share);
            (!shares.is_empty()).then(|| shares.iter().filter_map(value).sum())
        });
        Self { ranks, weights }
    }
}

/// Returns the readings that each coarse pin is the mean of; none for other pins, and when no coarse pin has a reading.
fn coarse_shares(states: &PinStates) -> Grid<Shares> {
    let size = states.size();
    let measured = |pin| is_coarse(pin) && rank(states, pin).is_some();
    let mut shares = Grid::of(size, |pin| if measured(pin) { vec![(pin, 1.0)] } else { Shares::new() });
    loop {
        let empty = size.pins().filter(|pin| is_coarse(*pin) && shares.at(*pin).is_empty());
        let filled: Vec<(Pin, Shares)> = empty
            .map(|pin| (pin, mean(coarse_neighbors(size, pin).map(|neighbor| shares.at(neighbor)))))
            .filter(|(_, shares)| !shares.is_empty())
            .collect();
        if filled.is_empty() {
            return shares;
        }
        for (pin, of_neighbors) in filled {
            shares.set(pin, of_neighbors);
        }
    }
}

/// Returns the mean of those that have readings.
fn mean<'a>(parts: impl Iterator<Item = &'a Shares>) -> Shares {
    let parts: Vec<&Shares> = parts.filter(|part| !part.is_empty()).collect();
    let count = parts.len() as f64;
    parts.into_iter().flatten().map(|(reading, share)| (*reading, share / count)).collect()
}

fn rank(states: &PinStates, pin: Pin) -> Option<u32> {
    states.at(pin).and_then(PinState::rank)
}

/// Returns the coarse pins around a coarse pin.
fn coarse_neighbors(size: Size, (row, column): Pin) -> impl Iterator<Item = Pin> {
    let last = size.rows() - 1;
    let north = row.checked_sub(2).map(|row| (row, column));
    let west = column.checked_sub(2).map(|column| (row, column));
    let east = (column < last).then_some((row, column + 2));
    let south = (row < last).then_some((row + 2, column));
    [north, west, east, south].into_iter().flatten()
}

/// Returns the two or four coarse pins around a pin between them.
fn coarse_around(size: Size, (row, column): Pin) -> impl Iterator<Item = Pin> {
    let near = move |index: usize, other: usize| index.abs_diff(other) <= 1;
    size.pins().filter(move |pin| is_coarse(*pin) && near(row, pin.0) && near(column, pin.1))
}
