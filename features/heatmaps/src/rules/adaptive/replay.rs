//! Replay of an adaptive scan on a grid whose states are all known.

use super::{PinStates, coarse_pins, next_pins};
use crate::rules::{
    grid::{Grid, Pin},
    pin::PinState,
};

/// Adaptive scan from its first to its last pin.
#[derive(Clone, Debug)]
pub(crate) struct Replay {
    /// Pins that it asked, in order.
    pub(crate) pins: Vec<Pin>,
    /// States of the pins at the end of the scan.
    pub(crate) states: PinStates,
}

impl Replay {
    /// Asks pins until there is nothing new.
    pub(crate) fn of(truth: &Grid<PinState>, budget: Option<usize>) -> Self {
        let excluded = |pin| Some(*truth.at(pin)).filter(|state| *state == PinState::Excluded);
        let states = Grid::of(truth.size(), excluded);
        let mut replay = Self { pins: Vec::new(), states };
        let mut pins = coarse_pins(&replay.states);
        while !pins.is_empty() {
            for pin in &pins {
                replay.states.set(*pin, Some(*truth.at(*pin)));
            }
            replay.pins.append(&mut pins);
            pins = next_pins(&replay.states, budget);
        }
        replay
    }
}
