//! The grid into which a map's locations are gathered. Pure.

use std::{
    collections::{HashMap, hash_map::Entry},
    hash::{DefaultHasher, Hasher},
};

use crate::rules::{FAIR, GOOD};

/// Approximate maximum number of entries on a map.
const MAX_ENTRIES: f64 = 500.0;
/// Width of a cell in degrees at zoom 0: there a map's 512 points show the whole earth, and a cluster needs some 64.
const CELL_WIDTH: f64 = 360.0 * 64.0 / 512.0;
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
        let mut width = CELL_WIDTH / 2_f64.powf(zoom.clamp(0.0, CLOSEST).floor());
        let cells = |width: f64| {
            (view.width() / width + 1.0) * ((view.north - view.south).min(180.0) / (width * flatness) + 1.0)
        };
        while cells(width) > MAX_ENTRIES {
            width *= 2.0;
        }
        Self { view, width, height: width * flatness }
    }
}

/// Locations in one cell.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    /// Number of locations.
    pub count: i64,
    /// Number of locations in good health.
    pub good: i64,
    /// Number of locations in fair health.
    pub fair: i64,
    /// Southernmost latitude.
    pub south: f64,
    /// Northernmost latitude.
    pub north: f64,
    /// Westernmost longitude.
    pub west: f64,
    /// Easternmost longitude.
    pub east: f64,
    /// Average latitude.
    pub latitude: f64,
    /// Average longitude.
    pub longitude: f64,
    /// Id of a location in the town that has the most of them.
    pub id: String,
}

/// Matching locations, grouped into cells.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MapCells {
    /// Cells of the locations in the view.
    pub cells: Vec<Cell>,
    /// Number of matching locations with coordinates, in the view or not.
    pub located: i64,
    /// Number of matching locations.
    pub matching: i64,
}

/// Locations of one town in one cell, with the sums of their coordinates and the name of one of them.
#[derive(Clone, Debug)]
pub struct Part<T> {
    /// Number of locations.
    pub count: i64,
    /// Number of locations in good health.
    pub good: i64,
    /// Number of locations in fair health.
    pub fair: i64,
    /// Southernmost latitude.
    pub south: f64,
    /// Northernmost latitude.
    pub north: f64,
    /// Westernmost longitude.
    pub west: f64,
    /// Easternmost longitude.
    pub east: f64,
    /// Sum of the latitudes.
    pub latitude: f64,
    /// Sum of the longitudes.
    pub longitude: f64,
    /// Name of one location.
    pub name: T,
}

impl<T> Part<T> {
    fn add(&mut self, other: &Self) {
        self.count += other.count;
        self.good += other.good;
        self.fair += other.fair;
        self.latitude += other.latitude;
        self.longitude += other.longitude;
        self.south = self.south.min(other.south);
        self.north = self.north.max(other.north);
        self.west = self.west.min(other.west);
        self.east = self.east.max(other.east);
    }
}

/// Row and column of a cell, and the town.
pub type PartKey = ((i64, i64), u64);

/// Sum of a cell, with the count and number of the town that names it.
type Ranked<T> = (Part<T>, (i64, u64));

/// Returns a number for a town: the same for equal keys, on every run.
pub fn town_number(city_key: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    hasher.write(city_key);
    hasher.finish()
}

/// Merges the towns of each cell. The name comes from the town with the most locations.
pub fn merged<T: ToString>(parts: impl IntoIterator<Item = (PartKey, Part<T>)>) -> Vec<Cell> {
    let mut cells: HashMap<(i64, i64), Ranked<T>> = HashMap::new();
    for ((cell, town), part) in parts {
        let rank = (part.count, town);
        match cells.entry(cell) {
            Entry::Vacant(free) => {
                free.insert((part, rank));
            }
            Entry::Occupied(mut taken) => {
                let (sum, best) = taken.get_mut();
                sum.add(&part);
                if rank > *best {
                    (sum.name, *best) = (part.name, rank);
                }
            }
        }
    }
    let finished = cells.into_values().map(|(part, _)| {
        let Part { count, good, fair, south, north, west, east, latitude, longitude, name } = part;
        let (latitude, longitude) = (latitude / count as f64, longitude / count as f64);
        Cell { count, good, fair, south, north, west, east, latitude, longitude, id: name.to_string() }
    });
    finished.collect()
}

/// Gathers locations one by one, named by `T`.
pub struct Pile<T> {
    grid: Grid,
    parts: HashMap<PartKey, Part<T>>,
    located: i64,
    matching: i64,
}

impl<T: ToString> Pile<T> {
    /// Creates an empty pile.
    pub fn new(grid: Grid) -> Self {
        Self { grid, parts: HashMap::new(), located: 0, matching: 0 }
    }

    /// Adds a match: its coordinates, the key of its city, its health and its name.
    pub fn add(&mut self, place: Option<(f64, f64)>, city_key: &[u8], health: i64, name: T) {
        self.matching += 1;
        let Some((latitude, longitude)) = place else { return };
        self.located += 1;
        if !self.grid.view.holds(latitude, longitude) {
            return;
        }
        let number = |degrees: f64, size: f64| (degrees / size).floor() as i64;
        let cell = (number(latitude, self.grid.height), number(longitude, self.grid.width));
        let part = Part {
            count: 1,
            good: i64::from(health >= GOOD),
            fair: i64::from((FAIR..GOOD).contains(&health)),
            south: latitude,
            north: latitude,
            west: longitude,
            east: longitude,
            latitude,
            longitude,
            name,
        };
        match self.parts.entry((cell, town_number(city_key))) {
            Entry::Vacant(free) => {
                free.insert(part);
            }
            Entry::Occupied(mut taken) => taken.get_mut().add(&part),
        }
    }

    /// Returns all cells.
    pub fn gathered(self) -> MapCells {
        MapCells { cells: merged(self.parts), located: self.located, matching: self.matching }
    }
}

#[cfg(test)]
mod tests;
