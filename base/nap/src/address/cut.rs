//! Removes the parts around the street from an address in one line: postal code, city, region, country and CEDEX.
//!
//! Each of them is cut once, from the end. Inside the segment of the street, a region is cut only beside something that
//! was cut before, and a city also behind a street with its type, so that `12 rue de Paris` keeps its name.

use text::postal::{country as country_code, is_state};

use super::tokens::{is_digits, is_letter};
use crate::country::Country;
use crate::tables::{direction, is_street_stop_word, is_weak_type, street_type, street_word, unit};

/// Maximum number of words of the name of a region or country.
const MAX_REGION_WORDS: usize = 4;

/// Cuts the place around the street. `cities` are words of the cities of both sides.
pub(super) fn cut_place(segments: &mut Vec<Vec<String>>, country: Country, cities: &[Vec<String>]) {
    segments.iter_mut().for_each(remove_cedex);
    let mut cutter = Cutter { country, cities, is_here: false, done: [false; 4] };
    if country == Country::France {
        cutter.done[0] = cut_french_codes(segments);
        cutter.is_here = cutter.done[0];
    }
    loop {
        while segments.len() > 1 && segments.last().is_some_and(Vec::is_empty) {
            segments.pop();
            cutter.is_here = false;
        }
        let is_only = segments.len() == 1;
        let Some(segment) = segments.last_mut() else { return };
        if !cutter.cut_once(segment, is_only) {
            break;
        }
    }
    segments.retain(|segment| !segment.is_empty());
}

struct Cutter<'a> {
    country: Country,
    cities: &'a [Vec<String>],
    /// True when something was cut off the segment.
    is_here: bool,
    /// Postal code, country, region and city that were cut.
    done: [bool; 4],
}

impl Cutter<'_> {
    /// Cuts one thing off the end of the last segment.
    fn cut_once(&mut self, segment: &mut Vec<String>, is_only: bool) -> bool {
        let lengths = [
            self.code_length(segment, is_only),
            self.country_length(segment, is_only),
            self.region_length(segment, is_only),
            self.city_length(segment, is_only),
        ];
        let longest = lengths.into_iter().enumerate().find(|(kind, length)| *length > 0 && !self.done[*kind]);
        if let Some((kind, length)) = longest {
            segment.truncate(segment.len() - length);
            self.done[kind] = true;
            self.is_here = true;
        }
        longest.is_some()
    }

    /// Returns the number of tokens of a postal code at the end.
    fn code_length(&self, segment: &[String], is_only: bool) -> usize {
        let length = match (self.country, segment) {
            (Country::UnitedStates, [.., code]) => usize::from(is_zip(code)),
            (Country::Canada, [.., first, last]) if has_form(&[first, last].map(String::as_str).concat(), "a9a9a9") => {
                2
            }
            (Country::Canada, [.., code]) => usize::from(has_form(code, "a9a9a9")),
            (Country::UnitedKingdom, [.., outward, inward]) if is_outward(outward) && has_form(inward, "9aa") => 2,
            (Country::UnitedKingdom, [.., code]) => {
                let parts = code.len().checked_sub(3).and_then(|at| code.split_at_checked(at));
                usize::from(parts.is_some_and(|(outward, inward)| is_outward(outward) && has_form(inward, "9aa")))
            }
            _ => 0,
        };
        let before = &segment[..segment.len() - length];
        // `Suite 10001` and `County Rd 12345` are no codes, but `FL` before one is Florida.
        let is_before_value = |word: &String| word == "ste" || unit(word).is_some() && !is_state(word, "US");
        let is_numbered = |word: &String| matches!(street_type(word), Some("highway" | "road"));
        let is_name = before.last().is_some_and(|word| is_before_value(word) || is_numbered(word));
        if before.is_empty() && is_only || is_name { 0 } else { length }
    }

    fn country_length(&self, segment: &[String], is_only: bool) -> usize {
        let code = match self.country {
            Country::UnitedStates => "US",
            Country::Canada => "CA",
            Country::France => "FR",
            Country::UnitedKingdom => "GB",
            Country::Other => return 0,
        };
        let is_country = |words: &[String]| country_code(&words.join(" ")) == Some(code);
        if !is_only && segment.len() <= MAX_REGION_WORDS && is_country(segment) {
            return segment.len();
        }
        match segment {
            [.., before, word] if word.len() > 2 || word == "uk" => {
                let is_behind_code = before.contains(|c: char| c.is_ascii_digit());
                let is_end = is_behind_code || !is_only && !is_street_stop_word(before.trim_end_matches('\''));
                usize::from(is_end && is_country(std::slice::from_ref(word)))
            }
            _ => 0,
        }
    }

    /// Returns the number of tokens of a region at the end; the longest name counts.
    fn region_length(&self, segment: &[String], is_only: bool) -> usize {
        let code = match self.country {
            Country::UnitedStates => "US",
            Country::Canada => "CA",
            _ => return 0,
        };
        let longest = segment.len().min(MAX_REGION_WORDS);
        let is_region = |length: &usize| is_state(&segment[segment.len() - length..].join(" "), code);
        let Some(length) = (1..=longest).rev().find(is_region) else { return 0 };
        let (before, region) = segment.split_at(segment.len() - length);
        if before.is_empty() {
            return if is_only { 0 } else { length };
        }
        // `12 Oak Ct` and `9 Main St NE` end with words that are also codes of states.
        let word = region[0].as_str();
        let is_street_word = street_type(word).or(street_word(word)).is_some() && !has_strong_type(before);
        let has_other_meaning = length == 1 && (direction(word).is_some() || is_street_word);
        let is_behind_city = self.cities.iter().any(|city| ends_with(before, city));
        let is_place = is_behind_city || !has_other_meaning && (self.done[0] || self.done[1]) && before.len() > 1;
        if is_place { length } else { 0 }
    }

    fn city_length(&self, segment: &[String], is_only: bool) -> usize {
        let fits = |city: &&Vec<String>| !city.is_empty() && ends_with(segment, city);
        let Some(length) = self.cities.iter().filter(fits).map(Vec::len).max() else { return 0 };
        let before = &segment[..segment.len() - length];
        let Some(last) = before.last() else { return if is_only { 0 } else { length } };
        let is_in_name =
            is_street_stop_word(last.trim_end_matches('\'')) || before.len() < 3 && street_type(last).is_some();
        let is_behind = self.is_here && before.len() > 1 || before.len() > 2 && has_strong_type(before);
        if is_behind && !is_in_name { length } else { 0 }
    }
}

fn ends_with(segment: &[String], words: &[String]) -> bool {
    let full = |word: &String| street_word(word).unwrap_or(word).to_owned();
    let start = segment.len().checked_sub(words.len());
    !words.is_empty() && start.is_some_and(|at| segment[at..].iter().map(full).eq(words.iter().map(full)))
}

fn remove_cedex(segment: &mut Vec<String>) {
    if let Some(at) = segment.iter().position(|word| word == "cedex") {
        let has_number = segment.get(at + 1).is_some_and(|word| word.len() <= 2 && is_digits(word));
        segment.drain(at..=at + usize::from(has_number));
    }
}

/// Cuts each segment at a French postal code, with the city behind. Returns whether the last segment was cut.
fn cut_french_codes(segments: &mut [Vec<String>]) -> bool {
    let is_code = |word: &String| {
        let digits = word.strip_prefix("f-").unwrap_or(word);
        digits.len() == 5 && is_digits(digits)
    };
    let has_others = segments.len() > 1;
    let mut is_last = false;
    for segment in segments {
        is_last = false;
        let first = usize::from(!has_others);
        if let Some(at) = segment.iter().skip(first).position(is_code).map(|at| at + first) {
            let is_unit = at > 0 && unit(&segment[at - 1]).is_some();
            if !is_unit && !has_strong_type(&segment[at + 1..]) {
                segment.truncate(at);
                is_last = true;
            }
        }
    }
    is_last
}

fn has_strong_type(words: &[String]) -> bool {
    words.iter().any(|word| street_type(word).is_some_and(|class| !is_weak_type(class)))
}

fn is_zip(code: &str) -> bool {
    let (zip, rest) = code.split_once('-').unwrap_or((code, "0000"));
    zip.len() == 5 && rest.len() == 4 && is_digits(zip) && is_digits(rest)
}

/// Returns true for a code of letters (`a`) and digits (`9`).
fn has_form(code: &str, form: &str) -> bool {
    let fits = |(byte, kind): (u8, u8)| if kind == b'a' { byte.is_ascii_lowercase() } else { byte.is_ascii_digit() };
    code.len() == form.len() && code.bytes().zip(form.bytes()).all(fits)
}

fn is_outward(code: &str) -> bool {
    let has_letter = code.get(..1).is_some_and(is_letter);
    has_letter && ["a9", "a99", "aa9", "aa99", "a9a", "aa9a"].iter().any(|form| has_form(code, form))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::address::tokens::segments;

    #[test]
    fn the_place_is_cut_and_the_street_stays() {
        use Country::{Canada, France, UnitedKingdom, UnitedStates};
        for (country, city, address, expected) in [
            (UnitedStates, "Springfield", "88 Hill Rd, Springfield, IL 62704", "88 hill rd"),
            (UnitedStates, "Springfield", "88 Hill Rd Springfield IL 62704-1234 USA", "88 hill rd"),
            (UnitedStates, "", "88 Hill Rd, Springfield, IL 62704, United States", "88 hill rd | springfield"),
            (UnitedStates, "Springfield", "88 Hill Rd Springfield", "88 hill rd"),
            (UnitedStates, "Springfield", "88 Old Springfield", "88 old springfield"),
            (UnitedStates, "", "12345 Main St", "12345 main st"),
            (UnitedStates, "", "12 Oak Ct, 06001", "12 oak ct"),
            (UnitedStates, "", "601 Main St, Dunedin, FL 34698", "601 main st | dunedin"),
            (UnitedStates, "Dunedin", "601 Main St Dunedin FL 34698", "601 main st"),
            (UnitedStates, "", "601 Main St Hartford CT 06001", "601 main st hartford"),
            (UnitedStates, "", "9 Main St NE 68102", "9 main st ne"),
            (UnitedStates, "Omaha", "9 Main St Omaha NE 68102", "9 main st"),
            (UnitedStates, "", "Suite 10001", "suite 10001"),
            (UnitedStates, "", "12 Elm St, Ste 20300", "12 elm st | ste 20300"),
            (UnitedStates, "", "4 County Rd 12345", "4 county rd 12345"),
            (UnitedStates, "New York", "350 5th Ave, New York, New York", "350 5th ave"),
            (UnitedStates, "", "62704", "62704"),
            (Canada, "Montréal", "4986A Chemin Queen Mary, Montréal, Québec, H3W 1X2", "4986a chemin queen mary"),
            (Canada, "Toronto", "100 King St W, Toronto ON M5X1A1 Canada", "100 king st w"),
            (Canada, "Québec", "2 rue X, Québec (Québec) G1V 1T4", "2 rue x"),
            (France, "Paris", "10 quai de la Loire 75019 Paris", "10 quai de la loire"),
            (France, "Paris", "12 rue de Paris", "12 rue de paris"),
            (France, "Paris", "12 rue Paris", "12 rue paris"),
            (France, "Paris", "12 avenue Foch Paris", "12 avenue foch"),
            (France, "Paris", "12 rue de Paris 75001 Paris", "12 rue de paris"),
            (France, "Paris", "12 rue X Paris 75001", "12 rue x"),
            (France, "Paris", "12 rue Paris 75001", "12 rue paris"),
            (France, "", "12 rue X, F-69002 Lyon Cedex 2, France", "12 rue x"),
            (France, "", "75019 Paris, 10 quai de la Loire", "10 quai de la loire"),
            (France, "", "Tour X, 12 rue de France", "tour x | 12 rue de france"),
            (UnitedKingdom, "London", "22 King's Road, London SW3 4UP", "22 kings road"),
            (UnitedKingdom, "London", "22 Kings Road London SW34UP UK", "22 kings road"),
            (UnitedKingdom, "St Ives", "2 The Row, Saint Ives, England", "2 the row"),
        ] {
            let mut address_segments = segments(address);
            cut_place(&mut address_segments, country, &[segments(city).concat()]);
            let texts: Vec<String> = address_segments.iter().map(|segment| segment.join(" ")).collect();
            assert_eq!(texts.join(" | "), expected, "{address}");
        }
    }
}
