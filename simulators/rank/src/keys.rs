//! Keys of random numbers. A key names one thing (a rival, an answer), so that its numbers do not depend on the order of
//! requests.

use std::f64::consts::TAU;

use simulated_world::Dice;

/// Returns the key of a thing that is named by several numbers.
pub(crate) fn key(parts: &[u64]) -> u64 {
    parts.iter().fold(0, |key, part| Dice::new(key, "key", *part).bits())
}

/// Returns the key of a text.
pub(crate) fn text_key(text: &str) -> u64 {
    Dice::new(0, text, 0).bits()
}

/// Returns the random numbers of one aspect of a thing.
pub(crate) fn dice(key: u64, aspect: &str) -> Dice {
    Dice::new(key, aspect, 0)
}

/// Draws from the normal distribution with mean 0 and deviation 1.
pub(crate) fn normal(dice: &mut Dice) -> f64 {
    // 1 minus a part is never 0, whose logarithm is infinite.
    let (length, angle) = (1.0 - dice.part(), TAU * dice.part());
    (-2.0 * length.ln()).sqrt() * angle.cos()
}

/// Draws a number from `low` to `high`.
pub(crate) fn uniform(dice: &mut Dice, low: f64, high: f64) -> f64 {
    low + (high - low) * dice.part()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn normal_numbers_have_mean_0_and_deviation_1() {
        let draws: Vec<f64> = (0..10_000).map(|number| normal(&mut dice(key(&[1, number]), "noise"))).collect();
        let mean = draws.iter().sum::<f64>() / 10_000.0;
        let variance = draws.iter().map(|draw| (draw - mean).powi(2)).sum::<f64>() / 10_000.0;
        assert!(mean.abs() < 0.03 && (variance - 1.0).abs() < 0.05, "{mean} {variance}");
    }
}
