//! Points of a grid on the WGS 84 ellipsoid.
//!
//! With a = 6,378,137 m and f = 1/298.257223563, a degree at latitude φ has
//! `M(φ) = πa(1-e²) / (180(1-e²sin²φ)^1.5)` meters to the north and `P(φ) = πa·cosφ / (180√(1-e²sin²φ))` meters to the
//! east. A row `dy` meters north of the center has the latitude `φ = φ0 + dy/M((φ0+φ')/2)` with `φ' = φ0 + dy/M(φ0)`; a
//! pin `dx` meters east of it has the longitude `λ0 + dx/P(φ)`. Source of the ellipsoid: NIMA TR8350.2.

mod geodesic;

pub(crate) use geodesic::Deviation;

use std::f64::consts::PI;

use super::{
    grid::{Grid, Pin, Size},
    point::Point,
    rounding::to_decimals,
};

/// Equatorial radius of WGS 84 in meters.
const EQUATORIAL_RADIUS: f64 = 6_378_137.0;
/// Flattening of WGS 84.
const FLATTENING: f64 = 1.0 / 298.257_223_563;
/// Square of the first eccentricity of WGS 84.
const ECCENTRICITY_SQUARED: f64 = FLATTENING * (2.0 - FLATTENING);
/// Maximum latitude of a row: nearer to a pole, map providers have no tiles.
const MAX_LATITUDE: f64 = 85.0;
/// Decimals of coordinates, about a centimeter.
const DECIMALS: i32 = 7;
/// Minimum distance from the center to the outer rows, in the unit of the grid.
const MIN_RADIUS: f64 = 0.1;
/// Maximum distance from the center to the outer rows, in the unit of the grid.
const MAX_RADIUS: f64 = 100.0;

/// Unit of the radius of a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unit {
    /// Kilometer.
    Kilometer,
    /// International mile.
    Mile,
}

/// Error: a grid that cannot be laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum LayoutError {
    /// Number of rows.
    #[error("the number of rows is odd, from 3 to 21")]
    GridSize,
    /// Radius or its unit.
    #[error("the radius is 0.1 to 100 km or mi")]
    Radius,
    /// Center outside of the earth.
    #[error("the center is a latitude within 90 degrees and a longitude within 180 degrees")]
    Center,
    /// Row too near to a pole.
    #[error("no row of a grid may be beyond 85 degrees of latitude")]
    Latitude,
}

/// Points of a grid.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    /// Distance in meters from the center to the outer rows.
    pub(crate) radius: f64,
    /// Distance in meters between neighboring pins.
    pub(crate) spacing: f64,
    /// Coordinates of the pins.
    pub(crate) points: Grid<Point>,
}

impl Unit {
    /// Returns the unit with this code, `km` or `mi`.
    pub(crate) fn of_code(code: &str) -> Option<Self> {
        match code {
            "km" => Some(Self::Kilometer),
            "mi" => Some(Self::Mile),
            _ => None,
        }
    }

    fn meters(self) -> f64 {
        match self {
            Self::Kilometer => 1000.0,
            Self::Mile => 1609.344,
        }
    }
}

impl LayoutError {
    /// Returns the stable code.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Self::GridSize => "grid_size",
            Self::Radius => "radius",
            Self::Center => "centre",
            Self::Latitude => "latitude",
        }
    }
}

impl Layout {
    /// Lays out a grid of `rows` by `rows` pins whose outer rows and columns are `radius` away from the center.
    pub(crate) fn new(center: Point, rows: usize, radius: f64, unit: Option<Unit>) -> Result<Self, LayoutError> {
        let size = Size::new(rows).ok_or(LayoutError::GridSize)?;
        let unit = unit.ok_or(LayoutError::Radius)?;
        if !(MIN_RADIUS..=MAX_RADIUS).contains(&radius) {
            return Err(LayoutError::Radius);
        }
        if !center.is_on_earth() {
            return Err(LayoutError::Center);
        }
        let radius = radius * unit.meters();
        let spacing = radius / size.middle() as f64;
        let offset = |index: usize| (index as f64 - size.middle() as f64) * spacing;
        let latitude = |row: usize| latitude_at(center.latitude, -offset(row));
        if [0, size.rows() - 1].into_iter().any(|row| latitude(row).abs() > MAX_LATITUDE) {
            return Err(LayoutError::Latitude);
        }
        let points = Grid::of(size, |(row, column)| {
            let latitude = latitude(row);
            let longitude = center.longitude + offset(column) / meters_per_degree_east(latitude);
            Point { latitude: to_decimals(latitude, DECIMALS), longitude: wrapped(longitude) }
        });
        Ok(Self { radius, spacing, points })
    }

    /// Returns the pin whose square of one spacing contains the point; `None` outside of all squares.
    pub(crate) fn pin_around(&self, point: Point) -> Option<Pin> {
        let center = self.points.middle();
        let middle = f64::midpoint(center.latitude, point.latitude);
        let north = (point.latitude - center.latitude) * meters_per_degree_north(middle);
        let east = wrapped(point.longitude - center.longitude) * meters_per_degree_east(point.latitude);
        let index = |offset: f64| {
            let index = offset / self.spacing + self.points.size().middle() as f64;
            let last = (self.points.size().rows() - 1) as f64;
            // The outer edge of the last square belongs to it.
            (-0.5..=last + 0.5).contains(&index).then(|| index.round().clamp(0.0, last) as usize)
        };
        index(-north).zip(index(east)).filter(|_| point.is_on_earth())
    }

    /// Returns how far the outer pins are from their place on an exact geodesic.
    pub(crate) fn deviation(&self) -> Deviation {
        Deviation::of(&self.points, self.radius)
    }
}

/// Returns the latitude `north` meters north of another latitude.
fn latitude_at(start: f64, north: f64) -> f64 {
    let estimate = start + north / meters_per_degree_north(start);
    start + north / meters_per_degree_north(f64::midpoint(start, estimate))
}

fn meters_per_degree_north(latitude: f64) -> f64 {
    PI * EQUATORIAL_RADIUS * (1.0 - ECCENTRICITY_SQUARED) / (180.0 * curvature(latitude).powf(1.5))
}

fn meters_per_degree_east(latitude: f64) -> f64 {
    PI * EQUATORIAL_RADIUS * latitude.to_radians().cos() / (180.0 * curvature(latitude).sqrt())
}

fn curvature(latitude: f64) -> f64 {
    1.0 - ECCENTRICITY_SQUARED * latitude.to_radians().sin().powi(2)
}

/// Returns the longitude in -180..180, rounded.
fn wrapped(longitude: f64) -> f64 {
    let longitude = to_decimals((longitude + 180.0).rem_euclid(360.0) - 180.0, DECIMALS);
    if longitude < 180.0 { longitude } else { -180.0 }
}

#[cfg(test)]
mod tests;
