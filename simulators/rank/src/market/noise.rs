//! Noise of answers.

use simulated_world::Dice;

use crate::keys::{dice, key, normal};

/// Amounts of noise.
#[derive(Clone, Copy, Debug)]
pub(super) struct Amounts {
    /// Deviation of a score from answer to answer.
    answer: f64,
    /// Deviation of a score from hour to hour.
    run: f64,
    /// Share of answers that lose a given business.
    lost: f64,
}

/// Noise that is assumed of the real world.
pub(super) const STANDARD: Amounts = Amounts { answer: 0.15, run: 0.10, lost: 0.02 };
/// Noise of a calm market.
pub(super) const CALM: Amounts = Amounts { answer: 0.05, run: 0.03, lost: 0.005 };

/// Noise of one answer.
pub(super) struct Noise {
    amounts: Amounts,
    answer: u64,
    run: u64,
}

impl Noise {
    /// Creates the noise of an answer, by the keys of the answer and of the hour.
    pub(super) fn new(amounts: Amounts, answer: u64, run: u64) -> Self {
        Self { amounts, answer, run }
    }

    /// Creates the noise of an answer that has none.
    pub(super) fn none() -> Self {
        Self::new(Amounts { answer: 0.0, run: 0.0, lost: 0.0 }, 0, 0)
    }

    /// Returns the deviation of a business's score.
    pub(super) fn deviation(&self, business: u64) -> f64 {
        let draw = |component: u64, amount: f64| {
            if amount > 0.0 { amount * normal(&mut dice(key(&[component, business]), "noise")) } else { 0.0 }
        };
        draw(self.answer, self.amounts.answer) + draw(self.run, self.amounts.run)
    }

    /// Returns true if the answer loses a business.
    pub(super) fn loses(&self, business: u64) -> bool {
        dice(key(&[self.answer, business]), "lost").part() < self.amounts.lost
    }

    /// Returns true if the answer leaves the place id of a business out: 1 in 100.
    pub(super) fn lacks_id(&self, business: u64) -> bool {
        dice(key(&[self.answer, business]), "id").chance(1)
    }

    /// Returns further random numbers of the answer.
    pub(super) fn dice(&self, aspect: &str) -> Dice {
        dice(self.answer, aspect)
    }
}
