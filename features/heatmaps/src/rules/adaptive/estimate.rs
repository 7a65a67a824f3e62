//! Estimates of an adaptive scan: means over its readings, weighted by `FilledGrid`. With the weights W, the readings are worth
//! (ΣW)²/ΣW² equally weighted ones (Kish, "Survey Sampling", 1965).

use super::{FilledGrid, PinStates};
use crate::rules::{pin::DEPTH, pin::PinState, score::TOP_3};

/// Estimated metrics, not rounded; `None` when no pin has a value to average.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Estimates {
    /// Average total rank.
    pub(crate) atrp: Option<f64>,
    /// Share of local voice.
    pub(crate) solv: Option<f64>,
    /// Percentage of ranks of at most 20.
    pub(crate) found: Option<f64>,
    /// Average rank where found.
    pub(crate) arp: Option<f64>,
    /// Number of effective pins.
    pub(crate) effective: f64,
}

impl Estimates {
    /// Estimates the metrics of a scan.
    pub(crate) fn of(states: &PinStates, filled: &FilledGrid) -> Self {
        let readings: Vec<(u32, f64)> = states
            .values()
            .iter()
            .zip(filled.weights.values())
            .filter_map(|(state, weight)| Some((state.and_then(PinState::rank)?, *weight)))
            .collect();
        let sum =
            |value: &dyn Fn(u32) -> f64| -> f64 { readings.iter().map(|(rank, weight)| value(*rank) * weight).sum() };
        let total = sum(&|_| 1.0);
        let is_found = |rank| if rank <= DEPTH { 1.0 } else { 0.0 };
        let mean = |value: f64, total: f64| (total > 0.0).then(|| value / total);
        let squares: f64 = readings.iter().map(|(_, weight)| weight * weight).sum();
        Self {
            atrp: mean(sum(&|rank| f64::from(rank)), total),
            solv: mean(sum(&|rank| if rank <= TOP_3 { 100.0 } else { 0.0 }), total),
            found: mean(100.0 * sum(&is_found), total),
            arp: mean(sum(&|rank| is_found(rank) * f64::from(rank)), sum(&is_found)),
            effective: mean(total * total, squares).unwrap_or_default(),
        }
    }
}
