//! Cases of the ranks of one scan.

use serde::{Deserialize, Serialize};

use super::{CaseError, layout::LayoutCase};
use crate::rules::{
    color,
    competitors::Competition,
    demand::{Customers, WeightedMetrics},
    grid::Grid,
    identity::{Business, Item},
    metrics::Metrics,
    name::comparable,
    pin::PinState,
    point::Point,
};

#[derive(Deserialize)]
pub(super) struct MetricsCase {
    grid: Grid<PinState>,
    weights: Option<Grid<f64>>,
    /// Instead of weights: coordinates of customers, with the fields of the layout.
    customers: Option<Vec<Point>>,
    #[serde(flatten)]
    layout: Option<LayoutCase>,
}

#[derive(Serialize)]
pub(super) struct MetricsAnswer {
    #[serde(flatten)]
    metrics: Metrics,
    #[serde(flatten)]
    weighted: Option<WeightedMetrics>,
    #[serde(skip_serializing_if = "Option::is_none")]
    outside: Option<usize>,
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
    let customers = match (&case.customers, &case.layout) {
        (Some(customers), Some(layout)) => Some(Customers::of(&layout.laid_out()?, customers)),
        (Some(_), None) => return Err("customers need the fields of the layout".into()),
        (None, _) => None,
    };
    let weights = customers.as_ref().map(|customers| &customers.weights).or(case.weights.as_ref());
    let weighted = weights.map(|weights| WeightedMetrics::of(&case.grid, weights)).transpose()?;
    let outside = customers.as_ref().map(|customers| customers.outside);
    Ok(MetricsAnswer { metrics: Metrics::of(&case.grid), weighted, outside })
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
