//! Reproducible random numbers.

use std::f64::consts::TAU;

/// Stream of random numbers (splitmix64).
pub(super) struct Dice {
    state: u64,
    /// Second number of the last pair of normal ones.
    spare: Option<f64>,
}

impl Dice {
    pub(super) fn new(seed: u64) -> Self {
        Self { state: seed, spare: None }
    }

    fn bits(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut value = self.state;
        value = (value ^ (value >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        value = (value ^ (value >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        value ^ (value >> 31)
    }

    /// Returns a number from `low` up to `high`.
    pub(super) fn uniform(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * (self.bits() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// Returns a normal number (Box and Muller).
    pub(super) fn normal(&mut self, deviation: f64) -> f64 {
        if let Some(number) = self.spare.take() {
            return deviation * number;
        }
        let (radius, angle) = ((-2.0 * self.uniform(1e-300, 1.0).ln()).sqrt(), self.uniform(0.0, TAU));
        self.spare = Some(radius * angle.sin());
        deviation * radius * angle.cos()
    }

    /// Returns true with a probability.
    pub(super) fn chance(&mut self, probability: f64) -> bool {
        self.uniform(0.0, 1.0) < probability
    }
}
