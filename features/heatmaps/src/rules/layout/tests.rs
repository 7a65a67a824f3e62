//! Limits of layouts, the antimeridian, and the distance from an exact geodesic.

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

#[test]
fn a_point_belongs_to_the_nearest_pin_up_to_half_a_spacing_beyond_the_outer_rows() {
    let layout = layout(0.0, 180.0, 5, 2.0).unwrap();
    let degrees = |kilometers: f64| kilometers / 111.32;
    for (north, east, pin) in [
        (0.0, 0.0, Some((2, 2))),
        (0.4, 0.4, Some((2, 2))),
        (0.6, -0.6, Some((1, 1))),
        (2.45, 2.45, Some((0, 4))),
        (-2.45, -2.45, Some((4, 0))),
        (2.6, 0.0, None),
        (0.0, -2.6, None),
        (f64::NAN, 0.0, None),
        (1e9, 0.0, None),
    ] {
        let point = Point { latitude: degrees(north), longitude: wrapped(180.0 + degrees(east)) };
        assert_eq!(layout.pin_around(point), pin, "{north} {east}");
    }
    for point in [(0.0, f64::INFINITY), (0.0, f64::NAN), (0.0, 540.0), (91.0, 180.0)] {
        assert_eq!(layout.pin_around(Point::from(point)), None, "{point:?}");
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
        for (pin, point) in layout.points.size().pins().zip(layout.points.values()) {
            prop_assert!(point.is_on_earth() && point.longitude < 180.0);
            prop_assert_eq!(layout.pin_around(*point), Some(pin));
        }
    }
}
