//! Replay of an adaptive scan over answers that are all known.

use super::{Answers, coarse_pins, next_pins};
use crate::rules::{
    grid::{Grid, Pin},
    pin::PinState,
};

/// Adaptive scan from its first to its last pin.
#[derive(Clone, Debug)]
pub(crate) struct Replay {
    /// Pins that it asked, in order.
    pub(crate) pins: Vec<Pin>,
    /// Answers to these pins.
    pub(crate) answers: Answers,
}

impl Replay {
    /// Asks pins until there is nothing new.
    pub(crate) fn of(truth: &Grid<PinState>, budget: Option<usize>) -> Self {
        let dropped = |pin| Some(*truth.at(pin)).filter(|state| *state == PinState::Excluded);
        let answers = Grid::of(truth.size(), dropped);
        let mut replay = Self { pins: Vec::new(), answers };
        let mut pins = coarse_pins(&replay.answers);
        while !pins.is_empty() {
            for pin in &pins {
                replay.answers.set(*pin, Some(*truth.at(*pin)));
            }
            replay.pins.append(&mut pins);
            pins = next_pins(&replay.answers, budget);
        }
        replay
    }
}
