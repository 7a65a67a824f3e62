//! Cases of comparisons between scans, and of adaptive scans.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::CaseError;
use crate::rules::{
    adaptive::{Estimates, FilledGrid, Replay},
    delta::Delta,
    grid::{Grid, Pin},
    noise::{Comparison, Difference},
    pin::PinState,
    rounding::to_decimals,
    score::Metric,
};

/// Decimals of estimates.
const DECIMALS: i32 = 4;

#[derive(Deserialize)]
pub(super) struct DeltaCase {
    metric: Metric,
    before: BTreeMap<String, PinState>,
    after: BTreeMap<String, PinState>,
}

#[derive(Deserialize)]
pub(super) struct AdaptiveCase {
    grid: Grid<PinState>,
    budget: Option<usize>,
}

#[derive(Serialize)]
pub(super) struct AdaptiveAnswer {
    asked: Vec<Pin>,
    est_atrp: Option<f64>,
    est_solv: Option<f64>,
    est_found: Option<f64>,
    est_arp: Option<f64>,
    effective: f64,
    filled: Vec<Vec<Option<f64>>>,
    weights: Vec<Vec<f64>>,
}

pub(super) fn noise(case: &Comparison) -> Result<Difference, CaseError> {
    Ok(case.difference()?)
}

pub(super) fn delta(case: &DeltaCase) -> Delta {
    Delta::of(case.metric, &case.before, &case.after)
}

pub(super) fn adaptive(case: &AdaptiveCase) -> AdaptiveAnswer {
    let Replay { pins: asked, states } = Replay::of(&case.grid, case.budget);
    let filled = FilledGrid::of(&states);
    let estimates = Estimates::of(&states, &filled);
    let rounded = |number: f64| to_decimals(number, DECIMALS);
    let estimate = |estimate: Option<f64>| estimate.map(rounded);
    AdaptiveAnswer {
        asked,
        est_atrp: estimate(estimates.atrp),
        est_solv: estimate(estimates.solv),
        est_found: estimate(estimates.found),
        est_arp: estimate(estimates.arp),
        effective: rounded(estimates.effective),
        filled: filled.ranks.rows().map(|row| row.iter().copied().map(estimate).collect()).collect(),
        weights: filled.weights.rows().map(|row| row.iter().copied().map(rounded).collect()).collect(),
    }
}
