//! Guessing from names and first rows what the columns of a file hold.

use super::coordinates;
use super::mapping::{Field, Mapping, Source};
use super::suggest_words::{FRENCH, words};
use std::cmp::Reverse;
use std::collections::HashSet;
use text::{fold, postal, website};

/// The likely column of each field, no column twice. Fields without a telling column are left out.
pub fn suggest_mapping(headers: &[String], sample: &[Vec<String>]) -> Mapping {
    let mut candidates = Vec::new();
    for (column, header) in headers.iter().enumerate() {
        let name = ColumnName::of(header);
        let cells: Vec<&str> = sample.iter().filter_map(|row| row.get(column)).map(|cell| cell.trim()).collect();
        for field in Field::ALL {
            let score = name.score(field);
            if score > 0 && is_plausible(field, &cells) {
                candidates.push((Reverse(score), field, column));
            }
        }
    }
    candidates.sort_unstable();
    let mut mapping = Mapping::default();
    let mut used = HashSet::new();
    for (_, field, column) in candidates {
        if mapping.get(field).is_none() && used.insert(column) {
            mapping.set(field, Source::Column(column));
        }
    }
    mapping
}

/// The country of a file that has no country column, where its first rows give it away: by states, by the Canadian form
/// of postal codes, or by five digits under French column names.
pub fn guess_country(mapping: &Mapping, headers: &[String], sample: &[Vec<String>]) -> Option<&'static str> {
    if mapping.country.is_some() {
        return None;
    }
    let cell = |row: &Vec<String>, field| {
        mapping.column(field).and_then(|column| row.get(column)).map(|cell| cell.trim().to_owned()).unwrap_or_default()
    };
    let rows: Vec<(String, String)> =
        sample.iter().map(|row| (cell(row, Field::State), cell(row, Field::PostalCode))).collect();
    for country in ["US", "CA"] {
        if most(&rows, |(state, postal_code)| postal::guess_country(state, postal_code) == Some(country)) {
            return Some(country);
        }
    }
    let is_french = headers.iter().map(|header| ColumnName::of(header)).any(|name| name.has_any(&FRENCH));
    let is_code = |code: &str| postal::normalise(code, Some("FR")).is_some();
    (is_french && most(&rows, |(state, code)| !postal::is_state(state, "US") && is_code(code))).then_some("FR")
}

struct ColumnName {
    words: Vec<String>,
    glued: String,
}

impl ColumnName {
    /// `postalCode`, `Postal_code` and `POSTAL CODE` are all the words postal, code.
    fn of(header: &str) -> Self {
        let mut apart = String::with_capacity(header.len() + 4);
        let mut before = ' ';
        for c in header.chars() {
            let is_new_word = before.is_lowercase() && c.is_uppercase()
                || before.is_alphabetic() && c.is_ascii_digit()
                || before.is_ascii_digit() && c.is_alphabetic();
            if is_new_word {
                apart.push(' ');
            }
            apart.push(c);
            before = c;
        }
        let words: Vec<String> = fold(&apart).split(' ').map(str::to_owned).filter(|word| !word.is_empty()).collect();
        Self { glued: words.concat(), words }
    }

    /// How strongly the name tells this field, 0 to 100.
    fn score(&self, field: Field) -> i32 {
        let telling = words(field);
        if let Some(at) = telling.names.iter().position(|name| *name == self.glued) {
            // The surest names stand first.
            return 100 - i32::try_from(at).unwrap_or(0);
        }
        if self.has_any(telling.not) {
            return 0;
        }
        let phrases = telling.phrases.iter().filter(|(phrase, _)| self.has_phrase(phrase)).map(|(phrase, score)| {
            let further = self.words.len() - phrase.split(' ').count();
            score - 2 * i32::try_from(further).unwrap_or(0)
        });
        let is_glued = telling.glued.iter().any(|part| self.glued.starts_with(part) || self.glued.ends_with(part));
        phrases.max().unwrap_or(0).max(if is_glued { 55 } else { 0 })
    }

    fn has_any(&self, words: &[&str]) -> bool {
        words.contains(&&*self.glued) || self.words.iter().any(|word| words.contains(&&**word))
    }

    fn has_phrase(&self, phrase: &str) -> bool {
        let phrase: Vec<&str> = phrase.split(' ').collect();
        self.words.windows(phrase.len()).any(|window| window.iter().zip(&phrase).all(|(word, filter)| word == filter))
    }
}

/// Whether what stands in a column does not contradict its name.
fn is_plausible(field: Field, cells: &[&str]) -> bool {
    let filled: Vec<&str> = cells.iter().copied().filter(|cell| !cell.is_empty()).collect();
    if filled.is_empty() {
        return true;
    }
    let digits = |cell: &str| cell.bytes().filter(u8::is_ascii_digit).count();
    let is_number = |cell: &&str| coordinates::number(cell).is_some();
    match field {
        Field::Latitude => most(&filled, |cell| is_degrees(cell, 90.0) || coordinates::pair(cell).is_some()),
        Field::Longitude => most(&filled, |cell| is_degrees(cell, 180.0)),
        Field::Phone => half(&filled, |cell| digits(cell) >= 6),
        Field::Website => most(&filled, |cell| website::normalise(cell).is_some()),
        Field::PostalCode => half(&filled, |cell| cell.chars().count() <= 12 && digits(cell) > 0),
        Field::Country => most(&filled, |cell| postal::country(cell).is_some()),
        Field::Name | Field::Address | Field::City | Field::State | Field::Category | Field::Description => {
            !most(&filled, is_number)
        }
        Field::Address2 => true,
        Field::OpeningHours => half(&filled, |cell| hours::read_osm(cell).is_ok()),
        Field::ExternalId => {
            let distinct: HashSet<&str> = filled.iter().copied().collect();
            distinct.len() * 2 > filled.len()
        }
    }
}

fn is_degrees(cell: &str, most: f64) -> bool {
    coordinates::number(cell).is_some_and(|degrees| degrees.abs() <= most)
}

/// One of two: where the name is telling, some of the first rows may be bad ones.
fn half<T>(all: &[T], is: impl Fn(&T) -> bool) -> bool {
    all.iter().filter(|one| is(one)).count() * 2 >= all.len()
}

/// Four of five.
fn most<T>(all: &[T], is: impl Fn(&T) -> bool) -> bool {
    !all.is_empty() && all.iter().filter(|one| is(one)).count() * 5 >= all.len() * 4
}
