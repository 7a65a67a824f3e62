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
    grid::{Grid, Size},
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
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn layout(latitude: f64, longitude: f64, rows: usize, radius: f64) -> Result<Layout, LayoutError> {
        Layout::new(Point { latitude, longitude }, rows, radius, Some(Unit::Kilometer))
    }

    #[test]
    fn numbers_outside_of_the_limits_are_refused_with_their_field() {
        for (latitude, longitude, rows, radius, error) in [
            (0.0, 0.0, 0, 5.0, LayoutError::GridSize),
            (0.0, 0.0, 22, 5.0, LayoutError::GridSize),
            (0.0, 0.0, usize::MAX, 5.0, LayoutError::GridSize),
            (0.0, 0.0, 3, -5.0, LayoutError::Radius),
            (0.0, 0.0, 3, f64::NAN, LayoutError::Radius),
            (0.0, 0.0, 3, f64::INFINITY, LayoutError::Radius),
            (0.0, 0.0, 3, 0.099, LayoutError::Radius),
            (f64::NAN, 0.0, 3, 5.0, LayoutError::Center),
            (90.1, 0.0, 3, 5.0, LayoutError::Center),
            (0.0, 180.1, 3, 5.0, LayoutError::Center),
            (0.0, f64::NEG_INFINITY, 3, 5.0, LayoutError::Center),
            (90.0, 0.0, 3, 0.1, LayoutError::Latitude),
            (-90.0, 0.0, 21, 100.0, LayoutError::Latitude),
            (-84.9, 0.0, 3, 20.0, LayoutError::Latitude),
        ] {
            assert_eq!(
                layout(latitude, longitude, rows, radius).err(),
                Some(error),
                "{latitude} {longitude} {rows} {radius}"
            );
        }
        let center = Point { latitude: 0.0, longitude: 0.0 };
        assert_eq!(Layout::new(center, 3, 5.0, Unit::of_code("m")).err(), Some(LayoutError::Radius));
    }

    #[test]
    fn a_longitude_is_from_minus_180_up_to_180_without_it() {
        for (longitude, expected) in [(180.0, -180.0), (-180.0, -180.0), (179.999_999_99, -180.0), (540.5, -179.5)] {
            assert_eq!(Some(wrapped(longitude)), Some(expected), "{longitude}");
        }
    }

    proptest! {
        #[test]
        fn outer_pins_are_on_the_geodesic_within_the_documented_error(
            latitude in -83.0..83.0, longitude in -180.0..180.0, half in 1_usize..=10, radius in 0.1..100.0,
        ) {
            let layout = layout(latitude, longitude, 2 * half + 1, radius).unwrap();
            let deviation = layout.deviation();
            prop_assert!(deviation.north.abs() < 0.5 && deviation.south.abs() < 0.5, "{deviation:?}");
            prop_assert!(deviation.west.abs() < 100.0 && deviation.east.abs() < 100.0, "{deviation:?}");
            for point in layout.points.values() {
                prop_assert!(point.is_on_earth() && point.longitude < 180.0);
            }
        }
    }
}
