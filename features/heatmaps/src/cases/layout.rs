//! Cases of layouts, and of the reach on them.

use serde::{Deserialize, Serialize};
use serde_json::Number;

use super::CaseError;
use crate::rules::{
    grid::Grid,
    layout::{Deviation, Layout, LayoutError, Unit},
    pin::PinState,
    point::Point,
    reach::Reach,
    rounding::to_decimals,
};

#[derive(Deserialize)]
pub(super) struct LayoutCase {
    lat: f64,
    lng: f64,
    grid_size: Number,
    radius: f64,
    unit: String,
}

#[derive(Deserialize)]
pub(super) struct ReachCase {
    #[serde(flatten)]
    layout: LayoutCase,
    business: Point,
    grid: Grid<PinState>,
}

#[derive(Serialize)]
pub(super) struct LayoutAnswer {
    spacing_m: f64,
    nw: Point,
    ne: Point,
    sw: Point,
    se: Point,
    #[serde(rename = "centre")]
    center: Point,
    second: Point,
    error_m: Deviation,
    pins: Vec<Point>,
}

#[derive(Serialize)]
pub(super) struct ErrorAnswer {
    error: Option<&'static str>,
}

impl LayoutCase {
    /// Lays out the grid of the case.
    pub(super) fn laid_out(&self) -> Result<Layout, LayoutError> {
        // A number that is no count is a wrong size, like 0.
        let rows = self.grid_size.as_u64().and_then(|rows| usize::try_from(rows).ok()).unwrap_or_default();
        Layout::new(Point::from((self.lat, self.lng)), rows, self.radius, Unit::of_code(&self.unit))
    }
}

pub(super) fn layout(case: &LayoutCase) -> Result<LayoutAnswer, CaseError> {
    let layout = case.laid_out()?;
    let last = layout.points.size().rows() - 1;
    let point = |row, column| *layout.points.at((row, column));
    Ok(LayoutAnswer {
        spacing_m: to_decimals(layout.spacing, 4),
        nw: point(0, 0),
        ne: point(0, last),
        sw: point(last, 0),
        se: point(last, last),
        center: *layout.points.middle(),
        second: point(0, 1),
        error_m: layout.deviation(),
        pins: layout.points.values().to_vec(),
    })
}

pub(super) fn error(case: &LayoutCase) -> ErrorAnswer {
    ErrorAnswer { error: case.laid_out().err().map(LayoutError::code) }
}

pub(super) fn reach(case: &ReachCase) -> Result<Reach, CaseError> {
    Ok(Reach::of(case.business, &case.layout.laid_out()?, &case.grid)?)
}
