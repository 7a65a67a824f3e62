//! Formulas of a rank heatmap, one module each.

pub(crate) mod adaptive;
pub(crate) mod color;
pub(crate) mod competitors;
pub(crate) mod cost;
pub(crate) mod delta;
pub(crate) mod demand;
pub(crate) mod grid;
pub(crate) mod identity;
pub(crate) mod layout;
pub(crate) mod metrics;
pub(crate) mod name;
pub(crate) mod noise;
pub(crate) mod pin;
pub(crate) mod point;
pub(crate) mod reach;
pub(crate) mod rounding;
pub(crate) mod run_time;
pub(crate) mod score;

#[cfg(test)]
mod simulation;
