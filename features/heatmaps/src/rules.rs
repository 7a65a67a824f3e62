//! Formulas of a rank heatmap, one module each.

pub(crate) mod adaptive;
pub(crate) mod change;
pub(crate) mod color;
pub(crate) mod competitors;
pub(crate) mod cost;
pub(crate) mod delta;
pub(crate) mod demand;
pub(crate) mod files;
pub(crate) mod grid;
pub(crate) mod identity;
pub(crate) mod layout;
pub(crate) mod metrics;
pub(crate) mod name;
pub(crate) mod noise;
pub(crate) mod picture;
pub(crate) mod pin;
pub(crate) mod pin_plan;
pub(crate) mod point;
pub(crate) mod reach;
pub(crate) mod results;
pub(crate) mod rounding;
pub(crate) mod run_time;
pub(crate) mod schedule;
pub(crate) mod score;
pub(crate) mod search_settings;
pub(crate) mod wrong_place;

#[cfg(test)]
mod simulation;
