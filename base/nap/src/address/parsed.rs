//! Address, split into lines.

use super::boxes::remove_boxes;
use super::cut::cut_place;
use super::line::Line;
use super::parts::agree;
use super::tokens::{is_digits, segments};
use super::units::{Unit, take_units};
use crate::country::Country;
use crate::tables::{is_weak_type, street_type};
use crate::words::{Piece, pieces};

/// Address, prepared for comparison.
pub(super) struct Address {
    /// Lines in their order.
    pub lines: Vec<Line>,
    /// Units of all lines, sorted.
    pub units: Vec<Unit>,
    /// Letters and digits of the whole address.
    pub text: String,
}

impl Address {
    /// Reads an address.
    pub fn of(address: &str, country: Country, cities: &[&str]) -> Self {
        let cities: Vec<Vec<String>> = cities.iter().map(|city| segments(city).concat()).collect();
        let mut found = segments(address);
        for segment in &mut found {
            remove_boxes(segment, country);
        }
        found.retain(|segment| !segment.is_empty());
        cut_place(&mut found, country, &cities);
        let (mut lines, mut units): (Vec<Line>, _) = (Vec::new(), Vec::new());
        for mut segment in found {
            units.extend(take_units(&mut segment));
            for tokens in split_at_number(segment) {
                let Some(line) = Line::of(tokens, country, &mut units) else { continue };
                match lines.last_mut() {
                    // `rue du Bac, 12`
                    Some(street) if line.core.is_empty() && street.number.is_none() && street.street_type.is_some() => {
                        (street.number, street.suffix, street.is_telling) = (line.number, line.suffix, true);
                    }
                    _ => lines.push(line),
                }
            }
        }
        units.sort_unstable();
        units.dedup();
        let words = pieces(address).into_iter();
        let text = words.filter_map(|piece| if let Piece::Word(word) = piece { Some(word) } else { None }).collect();
        Self { lines, units, text }
    }

    /// Returns the line of the street: the first with a number and a type, else with a type, else with a number.
    pub fn street(&self) -> Option<&Line> {
        self.lines.iter().rev().max_by_key(|line| line.rank())
    }

    /// Returns true when both addresses have house numbers and none agrees.
    pub fn has_other_number(&self, other: &Self) -> bool {
        let numbers =
            |address: &'_ Self| address.lines.iter().filter_map(|line| line.number.clone()).collect::<Vec<_>>();
        let (a, b) = (numbers(self), numbers(other));
        !a.is_empty() && !b.is_empty() && !a.iter().any(|number| b.iter().any(|other| agree(number, other)))
    }
}

/// Splits a segment that names a building before the number of the street: `Old Mill 12 Mill Lane`.
fn split_at_number(mut tokens: Vec<String>) -> Vec<Vec<String>> {
    let is_type = |token: &String| street_type(token).is_some_and(|class| !is_weak_type(class));
    let is_start = |at: &usize| {
        is_digits(&tokens[*at]) && !tokens[..*at].iter().any(is_type) && tokens[at + 1..].iter().any(is_type)
    };
    let begins_with_number =
        tokens.first().is_some_and(|token| token.starts_with(|c: char| c.is_ascii_digit() || c == '#'));
    match (1..tokens.len()).find(is_start).filter(|_| !begins_with_number) {
        Some(at) if !(at == 1 && matches!(tokens[0].as_str(), "no" | "num" | "numero")) => {
            let street = tokens.split_off(at);
            vec![tokens, street]
        }
        _ => vec![tokens],
    }
}
