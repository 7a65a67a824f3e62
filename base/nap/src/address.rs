//! Comparison of addresses.
//!
//! An address is split into lines. The parts around the street (postal code, city, region, country) and post office boxes
//! are removed. One line has the street; units of all lines belong to it. The parts of both addresses
//! are compared, and the weakest one decides.

mod boxes;
mod core;
mod cut;
mod line;
mod lines;
mod number;
mod parts;
mod street;
mod tokens;
mod units;

use crate::country::Country;
use crate::types::{Comparison, Points, Reason, State, compare_presence};

use self::lines::Address;
use self::parts::compare_lines;

/// Score below which other lines of the addresses are compared, and their highest score, in tenths.
const MAX_BY_LINES: u8 = 9;
/// Maximum number of lines of an address that are compared with each line of the other.
const MAX_LINES: usize = 6;

/// Compares two addresses of a country (ISO alpha-2). `cities` are the cities of both sides.
pub fn compare_addresses(reference: &str, listing: &str, country: &str, cities: &[&str]) -> Comparison {
    compare(reference, listing, country, cities).comparison
}

/// Comparison of two addresses with what other rules ask about it.
pub(crate) struct AddressComparison {
    pub comparison: Comparison,
    /// True when both have a house number and no number agrees.
    pub has_other_number: bool,
}

pub(crate) fn compare(reference: &str, listing: &str, country: &str, cities: &[&str]) -> AddressComparison {
    if let Some(comparison) = compare_presence(reference, listing) {
        return AddressComparison { comparison, has_other_number: false };
    }
    let country = Country::of(country);
    let (a, b) = (Address::of(reference, country, cities), Address::of(listing, country, cities));
    let (Some(street_a), Some(street_b)) = (a.street(), b.street()) else {
        return AddressComparison { comparison: compare_without_streets(&a, &b), has_other_number: false };
    };
    let has_other_number = a.has_other_number(&b);
    let comparison = compare_lines(street_a, street_b);
    let by_lines =
        (!comparison.is_at_least(MAX_BY_LINES) && !has_other_number).then(|| compare_other_lines(&a, &b)).flatten();
    let comparison = by_lines.filter(|lines| lines.score > comparison.score).unwrap_or(comparison);
    AddressComparison { comparison, has_other_number }
}

/// Compares addresses of which one has no line: only a post office box, only a city.
fn compare_without_streets(a: &Address, b: &Address) -> Comparison {
    if a.lines.is_empty() && b.lines.is_empty() && a.text == b.text {
        Comparison::SPELLING
    } else if b.lines.is_empty() && !a.lines.is_empty() {
        Comparison::MISSING
    } else {
        Comparison::mismatch(Reason::Street)
    }
}

/// Compares every line of one address with every line of the other, except lines that only name a place. The best pair
/// decides.
fn compare_other_lines<'a>(a: &'a Address, b: &'a Address) -> Option<Comparison> {
    if a.lines.len() < 2 && b.lines.len() < 2 {
        return None;
    }
    let telling = |address: &'a Address| address.lines.iter().filter(|line| line.is_telling).take(MAX_LINES);
    let pairs = telling(a).flat_map(|line| telling(b).map(move |other| compare_lines(line, other)));
    let best = pairs.max_by_key(|comparison| comparison.score)?;
    let state = if best.state == State::Formatting { State::Variant } else { best.state };
    let score = best.score.map(|score| score.min(Points::tenths(MAX_BY_LINES)));
    Some(Comparison { state, score, reason: Reason::Lines })
}

#[cfg(test)]
mod tests;
