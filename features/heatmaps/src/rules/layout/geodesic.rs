//! Distance of the outer pins from an exact geodesic of WGS 84 (C. F. F. Karney, "Algorithms for geodesics", 2013).

use std::f64::consts::SQRT_2;

use geographiclib_rs::{Geodesic, InverseGeodesic};
use serde::Serialize;

use super::super::{grid::Grid, point::Point, rounding::to_decimals};

/// Length of the geodesic from the center to a pin minus its nominal distance, in meters. The nominal distance of a
/// corner is the radius times √2, which only a plane has.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Deviation {
    /// Pin in the middle of the first row.
    pub(crate) north: f64,
    /// Pin in the middle of the last row.
    pub(crate) south: f64,
    /// Pin in the middle of the first column.
    pub(crate) west: f64,
    /// Pin in the middle of the last column.
    pub(crate) east: f64,
    /// First pin.
    pub(crate) nw: f64,
    /// Last pin.
    pub(crate) se: f64,
}

impl Deviation {
    pub(super) fn of(points: &Grid<Point>, radius: f64) -> Self {
        let (middle, last) = (points.size().middle(), points.size().rows() - 1);
        let (center, earth) = (points.middle(), Geodesic::wgs84());
        let beyond = |pin, nominal: f64| {
            let point = points.at(pin);
            let length: f64 = earth.inverse(center.latitude, center.longitude, point.latitude, point.longitude);
            to_decimals(length - nominal, 2)
        };
        Self {
            north: beyond((0, middle), radius),
            south: beyond((last, middle), radius),
            west: beyond((middle, 0), radius),
            east: beyond((middle, last), radius),
            nw: beyond((0, 0), radius * SQRT_2),
            se: beyond((last, last), radius * SQRT_2),
        }
    }
}
