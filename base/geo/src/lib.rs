//! Geocoding by postal code, else by city, from tables in the program; and the distance between points. Pure: no clock,
//! no database, no network. Fast enough for imports of 100,000 rows.

mod cities;
mod distance;
mod key;
mod postal_codes;

pub use distance::metres;

use serde::Serialize;
use utoipa::ToSchema;

/// Known parts of an address.
#[derive(Clone, Copy, Debug, Default)]
pub struct Address<'a> {
    /// Country code, ISO 3166-1 alpha-2.
    pub country: &'a str,
    /// Code of the state or province, as `text::postal::state` returns it.
    pub state: Option<&'a str>,
    /// Postal code, as `text::postal::normalise` returns it.
    pub postal_code: Option<&'a str>,
    /// City, as users write it.
    pub city: Option<&'a str>,
}

/// Coordinates of a place, with their precision.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = Found)]
pub struct Coordinates {
    /// Latitude in degrees, positive to the north.
    pub latitude: f64,
    /// Longitude in degrees, positive to the east.
    pub longitude: f64,
    /// Kind of area whose center the coordinates are.
    pub precision: Precision,
}

/// Precision of coordinates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Precision {
    /// Center of the postal code area.
    PostalCode,
    /// Center of the city.
    City,
}

/// Returns the center of the postal code, else of the city; `None` when both are unknown, or when several cities have
/// that name.
pub fn locate(address: &Address) -> Option<Coordinates> {
    let coordinates = |precision| move |(latitude, longitude)| Coordinates { latitude, longitude, precision };
    let by_code = address.postal_code.and_then(|code| postal_codes::centre(address.country, code));
    by_code
        .map(coordinates(Precision::PostalCode))
        .or_else(|| cities::centre(address).map(coordinates(Precision::City)))
}

/// Returns whether coordinates are 0, 0: a point in the Gulf of Guinea that programs write for an unknown position.
pub fn is_null_island(latitude: f64, longitude: f64) -> bool {
    latitude == 0.0 && longitude == 0.0
}

/// Decodes degrees from the first four bytes, in units of 1/100,000 degree.
fn degrees(bytes: &[u8]) -> f64 {
    bytes.first_chunk().map_or(0.0, |bytes| f64::from(i32::from_le_bytes(*bytes)) / 100_000.0)
}

#[cfg(test)]
mod tests;
