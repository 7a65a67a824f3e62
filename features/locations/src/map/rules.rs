//! The grid into which a map's locations are gathered. Pure.

use std::collections::HashMap;

/// Approximate maximum number of entries on a map.
const MOST: f64 = 500.0;
/// Width of a cell in degrees at zoom 0: there a map's 512 points show the whole earth, and a cluster needs some 64.
const WIDEST: f64 = 360.0 * 64.0 / 512.0;
/// The zoom from which cells do not get smaller.
const CLOSEST: f64 = 22.0;

/// Area of a map in degrees. The west is greater than the east if the area crosses the date line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// Left edge, -180 to 180.
    pub west: f64,
    /// Lower edge.
    pub south: f64,
    /// Right edge, -180 to 180.
    pub east: f64,
    /// Upper edge.
    pub north: f64,
}

impl View {
    /// Returns the view with its edges normalized to -180 to 180; `None` if the edges are not finite or upside down.
    pub fn of(west: f64, south: f64, east: f64, north: f64) -> Option<Self> {
        let is_view = [west, south, east, north].iter().all(|edge| edge.is_finite() && edge.abs() <= 1e6);
        if !is_view || south > north {
            return None;
        }
        if east - west >= 360.0 {
            return Some(Self { west: -180.0, south, east: 180.0, north });
        }
        let around = |degrees: f64| {
            if (-180.0..=180.0).contains(&degrees) { degrees } else { (degrees + 180.0).rem_euclid(360.0) - 180.0 }
        };
        Some(Self { west: around(west), south, east: around(east), north })
    }

    fn holds(&self, latitude: f64, longitude: f64) -> bool {
        let is_between = if self.west <= self.east {
            self.west <= longitude && longitude <= self.east
        } else {
            self.west <= longitude || longitude <= self.east
        };
        is_between && self.south <= latitude && latitude <= self.north
    }

    fn width(&self) -> f64 {
        if self.west <= self.east { self.east - self.west } else { self.east + 360.0 - self.west }
    }
}

/// A grid over a view. It lies on the earth, not on the view: clusters stay while the map is moved.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grid {
    /// Area of the map.
    pub view: View,
    /// Width of a cell in degrees.
    pub width: f64,
    /// Height of a cell in degrees.
    pub height: f64,
}

impl Grid {
    /// The grid of a zoom, as web maps count it; coarser when the view would have too many cells.
    pub fn new(view: View, zoom: f64) -> Self {
        let middle = f64::midpoint(view.south, view.north).clamp(-80.0, 80.0);
        // In steps, so that cells stay while the map is moved a little north or south.
        let flatness =
            [1.0, 0.75, 0.5, 0.25].into_iter().find(|step| middle.to_radians().cos() >= *step).unwrap_or(0.25);
        let mut width = WIDEST / 2_f64.powf(zoom.clamp(0.0, CLOSEST).floor());
        let cells = |width: f64| {
            (view.width() / width + 1.0) * ((view.north - view.south).min(180.0) / (width * flatness) + 1.0)
        };
        while cells(width) > MOST {
            width *= 2.0;
        }
        Self { view, width, height: width * flatness }
    }
}

/// The locations in one cell.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    /// Number of locations.
    pub count: i64,
    /// Southernmost.
    pub south: f64,
    /// Northernmost.
    pub north: f64,
    /// Westernmost.
    pub west: f64,
    /// Easternmost.
    pub east: f64,
    /// Average latitude.
    pub latitude: f64,
    /// Average longitude.
    pub longitude: f64,
    /// One of them.
    pub id: String,
}

/// Matching locations, grouped into cells.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Gathered {
    /// Cells of the locations in the view.
    pub cells: Vec<Cell>,
    /// Number of matching locations with coordinates, in the view or not.
    pub located: i64,
    /// Number of matching locations.
    pub matching: i64,
}

/// Gathers locations one by one, named by `T`.
pub struct Pile<T> {
    grid: Grid,
    cells: HashMap<(i64, i64), (Cell, T)>,
    located: i64,
    matching: i64,
}

impl<T: ToString> Pile<T> {
    /// Nothing yet.
    pub fn new(grid: Grid) -> Self {
        Self { grid, cells: HashMap::new(), located: 0, matching: 0 }
    }

    /// One that matches.
    pub fn add(&mut self, place: Option<(f64, f64)>, name: T) {
        self.matching += 1;
        let Some((latitude, longitude)) = place else { return };
        self.located += 1;
        if !self.grid.view.holds(latitude, longitude) {
            return;
        }
        let number = |degrees: f64, size: f64| (degrees / size).floor() as i64;
        let key = (number(latitude, self.grid.height), number(longitude, self.grid.width));
        let (cell, _) = self.cells.entry(key).or_insert_with(|| {
            let (north, east) = (latitude, longitude);
            let id = String::new();
            (Cell { count: 0, south: north, north, west: east, east, latitude: 0.0, longitude: 0.0, id }, name)
        });
        cell.count += 1;
        // Sums, until all are there.
        cell.latitude += latitude;
        cell.longitude += longitude;
        cell.south = cell.south.min(latitude);
        cell.north = cell.north.max(latitude);
        cell.west = cell.west.min(longitude);
        cell.east = cell.east.max(longitude);
    }

    /// All of them.
    pub fn gathered(self) -> Gathered {
        let finished = self.cells.into_values().map(|(cell, name)| {
            let count = cell.count as f64;
            Cell { latitude: cell.latitude / count, longitude: cell.longitude / count, id: name.to_string(), ..cell }
        });
        Gathered { cells: finished.collect(), located: self.located, matching: self.matching }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn gathered(view: View, zoom: f64, places: &[(f64, f64)]) -> Gathered {
        let mut pile = Pile::new(Grid::new(view, zoom));
        for (at, place) in places.iter().enumerate() {
            pile.add(Some(*place), at);
        }
        pile.gathered()
    }

    #[test]
    fn near_ones_are_one_cluster_until_the_zoom_tells_them_apart() {
        let places = [(45.50, -73.57), (45.51, -73.58), (48.85, 2.35)];
        let world = View::of(-180.0, -85.0, 180.0, 85.0).unwrap();
        let far = gathered(world, 1.0, &places);
        let mut counts: Vec<i64> = far.cells.iter().map(|cell| cell.count).collect();
        counts.sort_unstable();
        assert_eq!((counts, far.located), (vec![1, 2], 3));
        let montreal = View::of(-73.7, 45.4, -73.5, 45.6).unwrap();
        let near = gathered(montreal, 14.0, &places);
        assert_eq!((near.cells.len(), near.located, near.matching), (2, 3, 3));
    }

    #[test]
    fn a_view_may_cross_the_date_line_or_go_around_the_earth() {
        let fiji = View::of(170.0, -30.0, 190.0, 0.0).unwrap();
        assert_eq!((fiji.west, fiji.east), (170.0, -170.0));
        let places = [(-17.0, 178.0), (-17.0, -178.0), (-17.0, 0.0)];
        assert_eq!(gathered(fiji, 6.0, &places).cells.len(), 2);
        let around = View::of(-300.0, -85.0, 300.0, 85.0).unwrap();
        assert_eq!((around.west, around.east), (-180.0, 180.0));
        assert_eq!(View::of(0.0, 10.0, 1.0, 9.0), None);
        assert_eq!(View::of(f64::NAN, 0.0, 1.0, 1.0), None);
        assert_eq!(View::of(f64::INFINITY, 0.0, 1.0, 1.0), None);
    }

    proptest! {
        #[test]
        fn no_view_has_more_entries_than_can_be_shown(
            west in -200.0..200.0_f64, width in 0.0..400.0_f64, south in -90.0..90.0_f64, height in 0.0..180.0_f64,
            zoom in -1.0..30.0_f64,
        ) {
            let view = View::of(west, south, west + width, (south + height).min(90.0)).unwrap();
            let grid = Grid::new(view, zoom);
            let cells = (view.width() / grid.width + 1.0) * ((view.north - view.south) / grid.height + 1.0);
            prop_assert!(cells <= MOST + 0.01);
        }
    }
}
