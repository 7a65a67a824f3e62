//! Cases of the ranks of one scan.

use serde::{Deserialize, Serialize};

use super::CaseError;
use crate::rules::{
    color,
    competitors::Competition,
    demand::Weighted,
    grid::Grid,
    identity::{Business, Item},
    metrics::Metrics,
    name::comparable,
    pin::PinState,
};

#[derive(Deserialize)]
pub(super) struct MetricsCase {
    grid: Grid<PinState>,
    weights: Option<Grid<f64>>,
}

#[derive(Serialize)]
pub(super) struct MetricsAnswer {
    #[serde(flatten)]
    metrics: Metrics,
    #[serde(flatten)]
    weighted: Option<Weighted>,
}

#[derive(Deserialize)]
pub(super) struct CompetitorsCase {
    target: Business,
    pins: Vec<Option<Vec<Item>>>,
}

#[derive(Deserialize)]
pub(super) struct NameCase {
    r#in: String,
}

#[derive(Serialize)]
pub(super) struct NameAnswer {
    out: String,
}

#[derive(Deserialize)]
pub(super) struct ColorCase {
    rank: PinState,
}

#[derive(Serialize)]
pub(super) struct ColorAnswer {
    hex: Option<&'static str>,
}

pub(super) fn metrics(case: &MetricsCase) -> Result<MetricsAnswer, CaseError> {
    let weighted = case.weights.as_ref().map(|weights| Weighted::of(&case.grid, weights)).transpose()?;
    Ok(MetricsAnswer { metrics: Metrics::of(&case.grid), weighted })
}

pub(super) fn competitors(case: &CompetitorsCase) -> Competition {
    Competition::of(&case.target, &case.pins)
}

pub(super) fn name(case: &NameCase) -> NameAnswer {
    NameAnswer { out: comparable(&case.r#in) }
}

pub(super) fn color(case: &ColorCase) -> ColorAnswer {
    ColorAnswer { hex: color::color(case.rank) }
}
