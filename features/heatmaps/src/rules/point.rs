//! Points on the earth.

use serde::{Deserialize, Serialize};

/// Latitude and longitude in degrees. In JSON an array of two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "(f64, f64)", into = "(f64, f64)")]
pub(crate) struct Point {
    /// Degrees to the north.
    pub(crate) latitude: f64,
    /// Degrees to the east.
    pub(crate) longitude: f64,
}

impl Point {
    /// Returns true for a latitude within ±90 degrees and a longitude within ±180 degrees.
    pub(crate) fn is_on_earth(self) -> bool {
        self.latitude.abs() <= 90.0 && self.longitude.abs() <= 180.0
    }

    /// Returns the great-circle distance in meters on the sphere of base/geo.
    pub(crate) fn meters_to(self, other: Self) -> f64 {
        geo::metres(self.into(), other.into())
    }
}

impl From<(f64, f64)> for Point {
    fn from((latitude, longitude): (f64, f64)) -> Self {
        Self { latitude, longitude }
    }
}

impl From<Point> for (f64, f64) {
    fn from(point: Point) -> Self {
        (point.latitude, point.longitude)
    }
}
