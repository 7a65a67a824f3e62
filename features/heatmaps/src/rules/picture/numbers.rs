//! Numbers, dates and distances as people of each language write them.

use jiff::{Timestamp, tz::TimeZone};
use mail::Language;

use crate::types::GridUnit;

const METERS_PER_FOOT: f64 = 0.3048;
const METERS_PER_MILE: f64 = 1609.344;
/// Lengths below this are in meters or feet.
const MAX_SHORT: f64 = 1000.0;

/// Returns a number with this many decimals; trailing zeros are left out unless `is_fixed`.
fn number(language: Language, value: f64, decimals: usize, is_fixed: bool) -> String {
    let text = format!("{:.decimals$}", value.abs());
    let (whole, decimals) = text.split_once('.').unwrap_or((&text, ""));
    let decimals = if is_fixed { decimals } else { decimals.trim_end_matches('0') };
    let (thousands, point) = match language {
        Language::English => (',', '.'),
        Language::French => ('\u{202f}', ','),
    };
    let mut out = String::new();
    for (at, digit) in whole.chars().enumerate() {
        if at > 0 && (whole.len() - at).is_multiple_of(3) {
            out.push(thousands);
        }
        out.push(digit);
    }
    if !decimals.is_empty() {
        out.push(point);
        out.push_str(decimals);
    }
    let is_zero = text.bytes().all(|byte| matches!(byte, b'0' | b'.'));
    if value < 0.0 && !is_zero { format!("−{out}") } else { out }
}

/// Returns a whole number.
pub(super) fn whole(language: Language, value: i64) -> String {
    number(language, value as f64, 0, true)
}

/// Returns an average with two decimals; a dash for an unknown one.
pub(super) fn average(language: Language, value: Option<f64>) -> String {
    value.map_or_else(|| "–".to_owned(), |value| number(language, value, 2, true))
}

/// Returns a number with at most one decimal.
pub(super) fn short(language: Language, value: f64) -> String {
    number(language, value, 1, false)
}

/// Returns a change with its sign.
pub(super) fn signed(language: Language, value: f64) -> String {
    let text = short(language, value);
    if value > 0.0 && text != "0" { format!("+{text}") } else { text }
}

/// Returns a percentage with at most two decimals; a dash for an unknown one.
pub(super) fn percent(language: Language, value: Option<f64>) -> String {
    let Some(value) = value else { return "–".to_owned() };
    let text = number(language, value, 2, false);
    match language {
        Language::English => format!("{text}%"),
        Language::French => format!("{text}\u{202f}%"),
    }
}

/// Returns a distance in the system of a unit: "333 m", "1.3 km", "800 ft", "0.8 mi".
pub(super) fn distance(language: Language, meters: f64, unit: GridUnit) -> String {
    let (value, decimals, name) = match unit {
        GridUnit::Km if meters < MAX_SHORT => (meters, 0, "m"),
        GridUnit::Km => (meters / 1000.0, 1, "km"),
        GridUnit::Mi if meters / METERS_PER_FOOT < MAX_SHORT => {
            (meters / METERS_PER_FOOT, 0, if language == Language::French { "pieds" } else { "ft" })
        }
        GridUnit::Mi => (meters / METERS_PER_MILE, 1, "mi"),
    };
    format!("{}\u{a0}{name}", number(language, value, decimals, false))
}

/// Returns the longest round distance up to a limit in meters.
pub(super) fn round_distance(most: f64, unit: GridUnit) -> f64 {
    let rounded = match unit {
        GridUnit::Km => 1.0,
        GridUnit::Mi if most < METERS_PER_MILE => METERS_PER_FOOT,
        GridUnit::Mi => METERS_PER_MILE,
    };
    let most = (most / rounded).max(1.0);
    let power = 10_f64.powf(most.log10().floor());
    let steps = [5.0, 2.0, 1.0].map(|step| step * power);
    steps.into_iter().find(|step| *step <= most).unwrap_or(power) * rounded
}

/// Returns a day, such as "November 2, 2026".
pub(super) fn date(language: Language, at: Timestamp) -> String {
    let day = at.to_zoned(TimeZone::UTC).date();
    match language {
        Language::English => dates::english(day),
        Language::French => dates::french(day),
    }
}
