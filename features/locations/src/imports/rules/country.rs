//! Country of a file without a column for it.

use ::imports::{at_least_four_fifths, has_header_word};
use text::postal;

use super::{Field, Mapping, header_words::FRENCH};

/// Guesses the country of a file without a country column from its first rows: by states, by the Canadian form of postal
/// codes, or by five digits under French column names.
pub fn guess_country(mapping: &Mapping, headers: &[String], sample: &[Vec<String>]) -> Option<&'static str> {
    if mapping.get(Field::Country).is_some() {
        return None;
    }
    let cell = |row: &Vec<String>, field| {
        mapping.column(field).and_then(|column| row.get(column)).map(|cell| cell.trim().to_owned()).unwrap_or_default()
    };
    let rows: Vec<(String, String)> =
        sample.iter().map(|row| (cell(row, Field::State), cell(row, Field::PostalCode))).collect();
    for country in ["US", "CA"] {
        if at_least_four_fifths(&rows, |(state, postal_code)| {
            postal::guess_country(state, postal_code) == Some(country)
        }) {
            return Some(country);
        }
    }
    let is_french = has_header_word(headers, &FRENCH);
    let is_code = |code: &str| postal::normalise(code, Some("FR")).is_some();
    (is_french && at_least_four_fifths(&rows, |(state, code)| !postal::is_state(state, "US") && is_code(code)))
        .then_some("FR")
}
