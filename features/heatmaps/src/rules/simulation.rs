//! Simulated markets: how often scans that differ by noise only are called different, how many changes are found, and how
//! near adaptive scans come to full ones.

mod adaptive;
mod dice;
mod field;
mod repeats;

use super::{grid::Grid, pin::PinState, score::Metric};

/// Seed of all figures.
const SEED: u64 = 20_261_123;

/// Mean score of the measured pins, not rounded.
fn mean(grid: &Grid<PinState>, metric: Metric) -> f64 {
    let scores: Vec<f64> = grid.values().iter().filter_map(|pin| Some(f64::from(metric.score(pin.rank()?)))).collect();
    scores.iter().sum::<f64>() / scores.len() as f64
}

/// Root of the mean square.
fn rms(errors: &[f64]) -> f64 {
    (errors.iter().map(|error| error * error).sum::<f64>() / errors.len() as f64).sqrt()
}
