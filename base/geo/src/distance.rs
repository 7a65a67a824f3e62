//! Distance between two points.

/// Mean radius of the earth in meters.
const RADIUS: f64 = 6_371_008.8;

/// Returns the distance in meters between two points of latitude and longitude in degrees, on a spherical earth (error
/// at most 0.5 %).
pub fn metres(a: (f64, f64), b: (f64, f64)) -> f64 {
    let (north_a, north_b) = (a.0.to_radians(), b.0.to_radians());
    let half = |from: f64, to: f64| ((to - from) / 2.0).sin().powi(2);
    let east = half(a.1.to_radians(), b.1.to_radians());
    let share = half(north_a, north_b) + north_a.cos() * north_b.cos() * east;
    2.0 * RADIUS * share.min(1.0).sqrt().asin()
}
