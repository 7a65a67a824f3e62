//! Coordinates of an address, from the tables in the program.

use api::{Error, Json, Problem, Query, Result};
use geo::{Address, Coordinates};
use orgs::{Within, may::SeeLocations};
use serde::Deserialize;
use text::postal;
use utoipa::IntoParams;

/// Known parts of an address.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct GeocodedAddress {
    /// ISO 3166 alpha-2, or the country's name.
    country: String,
    /// State or province: tells cities of one name apart.
    state: Option<String>,
    /// Postal code.
    postal_code: Option<String>,
    /// City.
    city: Option<String>,
}

/// Returns the center of a postal code, else of the city.
#[utoipa::path(get, path = "/geocode", operation_id = "geocode_address", tag = "locations",
    extensions(("x-permission" = json!("see_locations"))), params(GeocodedAddress),
    responses((status = 200, body = Coordinates), (status = 404, body = Problem)))]
pub(super) async fn geocode_address(
    _: Within<SeeLocations>,
    Query(address): Query<GeocodedAddress>,
) -> Result<Json<Coordinates>> {
    let country = postal::country(&address.country).ok_or_else(Error::not_found)?;
    let state = address.state.map(|state| postal::state(&state, Some(country)));
    let postal_code = address.postal_code.and_then(|code| postal::normalise(&code, Some(country)));
    let position = geo::locate(&Address {
        country,
        state: state.as_deref(),
        postal_code: postal_code.as_deref(),
        city: address.city.as_deref(),
    });
    position.map(Json).ok_or_else(Error::not_found)
}
