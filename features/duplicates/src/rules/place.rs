//! Location, prepared for comparison.

use std::hash::{DefaultHasher, Hash, Hasher};

use locations::{Comparable, CoordinatesSource};
use text::fold;
use uuid::Uuid;

use super::{address::Address, name};

/// Maximum distance in meters between two points that are one place.
pub const NEAR_METERS: f64 = 75.0;
/// Length of a degree of latitude, in meters.
const DEGREE_METERS: f64 = 111_195.0;

/// Location, prepared for comparison.
#[derive(Clone, Debug, PartialEq)]
pub struct ComparableLocation {
    /// Id of the location.
    pub id: Uuid,
    /// Folded name.
    pub name: Box<str>,
    /// Address.
    pub address: Address,
    /// Hash of the international phone number; 0 when there is none.
    pub phone: u64,
    /// Hash of the store code; 0 when there is none.
    pub number: u64,
    /// Coordinates that a user entered.
    pub point: Option<(f32, f32)>,
}

impl ComparableLocation {
    /// Prepares a location; `None` when its id is invalid.
    pub fn of(row: &Comparable) -> Option<Self> {
        let has_given_point = row.coordinates_source == Some(CoordinatesSource::Given);
        let point = if has_given_point { row.latitude.zip(row.longitude) } else { None };
        Some(Self {
            id: Uuid::try_parse(row.id.as_str()).ok()?,
            name: fold(&row.name).into(),
            address: Address::of(&row.address, &row.city, row.postal_code.as_deref()),
            phone: row.phone_e164.as_deref().map_or(0, |phone| hash(&("phone", phone))),
            number: row.external_id.as_deref().map_or(0, |number| hash(&("number", fold(number)))),
            point: point.map(|(north, east)| (north as f32, east as f32)),
        })
    }

    /// Returns the keys of the place. Every two places that may be one share a key; others are not compared.
    pub fn keys(&self) -> impl Iterator<Item = u64> {
        let Address { house, street, postal_code, city, .. } = &self.address;
        let by_code = (!postal_code.is_empty()).then(|| hash(&("code", house, street, postal_code)));
        let by_city = (!street.is_empty()).then(|| hash(&("city", house, street, city)));
        let by_name = (!postal_code.is_empty()).then(|| hash(&("name", name::telling(&self.name), postal_code)));
        let by_phone = (self.phone != 0).then_some(self.phone);
        let beginning: String = name::telling(&self.name).chars().take(4).collect();
        let by_cell = self.cells().map(move |cell| hash(&("cell", &beginning, cell)));
        [by_code, by_city, by_name, by_phone].into_iter().flatten().chain(by_cell)
    }

    /// Returns the cells of four grids, each shifted by half a cell. Two near points share at least one cell.
    fn cells(&self) -> impl Iterator<Item = (u8, i64, i64)> + use<> {
        let size = 2.0 * NEAR_METERS / DEGREE_METERS;
        self.point.into_iter().flat_map(move |(north, east)| {
            let (north, east) = (f64::from(north), f64::from(east));
            // Cells span more degrees toward the poles, in steps that keep most neighbors in the same cell.
            let width = size / (north.round().to_radians().cos().max(0.01));
            let cell = move |shift: f64| ((north / size + shift).floor() as i64, (east / width + shift).floor() as i64);
            let (plain, shifted) = (cell(0.0), cell(0.5));
            [(0, plain.0, plain.1), (1, shifted.0, plain.1), (2, plain.0, shifted.1), (3, shifted.0, shifted.1)]
        })
    }

    /// Returns the distance in meters; `None` unless both have coordinates that a user entered.
    pub fn metres(&self, other: &Self) -> Option<f64> {
        let degrees = |point: (f32, f32)| (f64::from(point.0), f64::from(point.1));
        self.point.zip(other.point).map(|(a, b)| geo::metres(degrees(a), degrees(b)))
    }
}

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish().max(1)
}
