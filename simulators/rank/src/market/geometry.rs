//! Distances on the globe, and the tiles of about one square kilometer that rivals live in.

/// Kilometers of one degree of latitude.
const KM_PER_DEGREE: f64 = 111.195;
/// Distance up to which the rivals of tiles compete.
pub(super) const REACH_KM: f64 = 10.0;

/// Point on the globe.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Point {
    pub(super) lat: f64,
    pub(super) lng: f64,
}

/// Tile: a row of one kilometer of latitude, and a column of nearly one kilometer in it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Tile {
    pub(super) row: i32,
    pub(super) column: i32,
}

impl Point {
    /// Returns the distance in kilometers.
    pub(super) fn distance(self, other: Self) -> f64 {
        let (latitude, other_latitude) = (self.lat.to_radians(), other.lat.to_radians());
        let along = (other.lng - self.lng).to_radians() / 2.0;
        let half = ((other_latitude - latitude) / 2.0).sin().powi(2)
            + latitude.cos() * other_latitude.cos() * along.sin().powi(2);
        2.0 * KM_PER_DEGREE.to_degrees() * half.sqrt().min(1.0).asin()
    }

    /// Returns the kilometers to the east and to the north at which `other` is.
    pub(super) fn offset(self, other: Self) -> (f64, f64) {
        let east = wrap(other.lng - self.lng) * self.lat.to_radians().cos();
        (east * KM_PER_DEGREE, (other.lat - self.lat) * KM_PER_DEGREE)
    }

    /// Returns the tiles that have a point within reach, and some more.
    pub(super) fn tiles(self) -> Vec<Tile> {
        let reach = REACH_KM / KM_PER_DEGREE;
        let (south, north) = ((self.lat - reach).max(-90.0), (self.lat + reach).min(90.0));
        let mut tiles = Vec::new();
        for row in row(south)..=row(north) {
            let columns = columns(row);
            let width = 360.0 / f64::from(columns);
            // Near the poles the whole row is within reach.
            let parallel = self.lat.abs().max(row_middle(row).abs()).to_radians().cos().max(1e-9);
            let around = ((reach / parallel / width).ceil() as i32 + 1).min(columns / 2);
            let own = column(self.lng, columns);
            let last = own + if 2 * around == columns { around - 1 } else { around };
            tiles.extend((own - around..=last).map(|column| Tile { row, column: column.rem_euclid(columns) }));
        }
        tiles
    }
}

impl Tile {
    /// Returns the point of the tile at shares of its width and height.
    pub(super) fn point(self, across: f64, up: f64) -> Point {
        let width = 360.0 / f64::from(columns(self.row));
        let lat = (f64::from(self.row) + up) / KM_PER_DEGREE;
        Point { lat: lat.clamp(-90.0, 90.0), lng: wrap((f64::from(self.column) + across) * width - 180.0) }
    }
}

fn row(lat: f64) -> i32 {
    (lat * KM_PER_DEGREE).floor() as i32
}

fn row_middle(row: i32) -> f64 {
    (f64::from(row) + 0.5) / KM_PER_DEGREE
}

/// Returns the number of columns of a row: a whole number, so that no tile is cut at 180 degrees.
fn columns(row: i32) -> i32 {
    (360.0 * KM_PER_DEGREE * row_middle(row).to_radians().cos()).round().max(1.0) as i32
}

fn column(lng: f64, columns: i32) -> i32 {
    ((wrap(lng) + 180.0) / 360.0 * f64::from(columns)).floor() as i32
}

/// Returns a longitude from -180 up to but not including 180.
fn wrap(lng: f64) -> f64 {
    (lng + 180.0).rem_euclid(360.0) - 180.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tiles_around_a_point_contain_every_point_within_reach_once() {
        for (lat, lng) in [(48.85, 2.35), (0.0, 179.999), (-33.9, -180.0), (84.9, 10.0), (89.99, 0.0)] {
            let middle = Point { lat, lng };
            let tiles = middle.tiles();
            for (number, tile) in tiles.iter().enumerate() {
                assert!(!tiles[..number].contains(tile), "{tile:?} twice at {middle:?}");
            }
            for step in 0..360 {
                let angle = f64::from(step).to_radians();
                let lat = lat + 9.9 / KM_PER_DEGREE * angle.sin();
                let lng = lng + 9.9 / KM_PER_DEGREE / middle.lat.to_radians().cos() * angle.cos();
                let point = Point { lat, lng: wrap(lng) };
                if point.lat >= 90.0 || middle.distance(point) > REACH_KM {
                    continue;
                }
                let row = row(point.lat);
                let tile = Tile { row, column: column(point.lng, columns(row)) };
                assert!(tiles.contains(&tile), "{point:?} of {middle:?}");
            }
        }
    }

    #[test]
    fn distances_cross_the_antimeridian() {
        let (west, east) = (Point { lat: 0.0, lng: 179.99 }, Point { lat: 0.0, lng: -179.99 });
        assert!((west.distance(east) - 2.22).abs() < 0.01, "{}", west.distance(east));
        assert!((west.offset(east).0 - 2.22).abs() < 0.01);
    }
}
