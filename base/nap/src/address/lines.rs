//! Address, split into lines.

use super::boxes::remove_boxes;
use super::cut::cut_place;
use super::line::Line;
use super::parts::agree;
use super::tokens::{is_digits, segments};
use super::units::{Unit, take_units};
use crate::country::Country;
use crate::tables::{is_weak_type, street_type};

/// Address, prepared for comparison.
pub(super) struct Address {
    /// Lines in their order.
    pub lines: Vec<Line>,
    /// Position of the line of the street.
    street: Option<usize>,
    /// Letters and digits of an address without lines: of a post office box.
    pub text: String,
}

impl Address {
    /// Reads an address.
    pub fn of(address: &str, country: Country, cities: &[&str]) -> Self {
        let cities: Vec<Vec<String>> = cities.iter().map(|city| segments(city).concat()).collect();
        let mut address_segments = segments(address);
        for segment in &mut address_segments {
            remove_boxes(segment, country);
        }
        cut_place(&mut address_segments, country, &cities);
        let (mut lines, mut units): (Vec<Line>, Vec<Unit>) = (Vec::new(), Vec::new());
        for mut segment in address_segments {
            units.append(&mut take_units(&mut segment));
            for tokens in split_at_number(segment) {
                let mut line = Line::of(tokens, country);
                units.append(&mut line.units);
                match lines.last_mut() {
                    // `rue du Bac, 12`
                    Some(street) if is_number_of(&line, street) => {
                        (street.number, street.suffix, street.is_telling) = (line.number, line.suffix, true);
                    }
                    _ if line.is_empty() => {}
                    _ => lines.push(line),
                }
            }
        }
        let street = street_of(&lines);
        if let Some(line) = street.and_then(|at| lines.get_mut(at)) {
            line.add_units(units);
        }
        let text = if lines.is_empty() { text_of(address, country, &cities) } else { String::new() };
        Self { lines, street, text }
    }

    /// Returns the line of the street.
    pub fn street(&self) -> Option<&Line> {
        self.street.and_then(|at| self.lines.get(at))
    }

    /// Returns true when both addresses have house numbers and none agrees.
    pub fn has_other_number(&self, other: &Self) -> bool {
        let numbers =
            |address: &'_ Self| address.lines.iter().filter_map(|line| line.number.clone()).collect::<Vec<_>>();
        let (a, b) = (numbers(self), numbers(other));
        !a.is_empty() && !b.is_empty() && !a.iter().any(|number| b.iter().any(|other| agree(number, other)))
    }
}

/// Returns the letters and digits of an address with its boxes, without the place.
fn text_of(address: &str, country: Country, cities: &[Vec<String>]) -> String {
    let mut all = segments(address);
    cut_place(&mut all, country, cities);
    all.concat().concat()
}

/// Returns the line of the street: the first with a number and a type, else with a type, else with a number.
fn street_of(lines: &[Line]) -> Option<usize> {
    lines.iter().enumerate().rev().max_by_key(|(_, line)| line.rank()).map(|(at, _)| at)
}

/// Returns true for a line that is only the number of the street before it.
fn is_number_of(line: &Line, street: &Line) -> bool {
    let has_number_only = line.number.is_some() && line.core.is_empty();
    has_number_only && street.number.is_none() && street.street_type.is_some()
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
