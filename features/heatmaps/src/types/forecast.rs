//! Pins, price and duration of new panels.

use serde::Serialize;
use utoipa::ToSchema;

use super::account::RankBudget;
use crate::rules::point::Point;

/// Pins, price and duration of new panels, before anything is spent.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = HeatmapForecast)]
pub(crate) struct Forecast {
    /// Pins, row by row from the north-west.
    pub(crate) points: Vec<ForecastPoint>,
    /// Distance between neighboring pins, in meters.
    pub(crate) spacing_m: f64,
    /// Maximum number of answers of one scan of all keywords, with those of the control pins.
    pub(crate) answers: i64,
    /// Maximum cost of one scan of all keywords, in millionths of a dollar.
    pub(crate) cost_micros: i64,
    /// Maximum cost of a month of the schedule, in millionths of a dollar; 0 without a schedule.
    pub(crate) month_micros: i64,
    /// Usual duration of one scan, in seconds.
    pub(crate) seconds: i64,
    /// Cap and spending of this month.
    pub(crate) budget: RankBudget,
    /// Stable code of the reason why a scan would not start: `no_account` or `cap_reached`; null when it would.
    #[schema(required)]
    pub(crate) obstacle: Option<&'static str>,
}

/// Pin of a forecast.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = HeatmapForecastPoint)]
pub(crate) struct ForecastPoint {
    /// Latitude.
    pub(crate) latitude: f64,
    /// Longitude.
    pub(crate) longitude: f64,
}

impl From<Point> for ForecastPoint {
    fn from(point: Point) -> Self {
        Self { latitude: point.latitude, longitude: point.longitude }
    }
}
