//! Comparison of addresses.

use strsim::jaro_winkler;
use text::{fold, postal};

/// Minimum similarity of two street words that count as one, mistyped.
const MIN_SIMILARITY: f64 = 0.92;

/// Address, prepared for comparison.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    /// House number; empty when there is none.
    pub house: Box<str>,
    /// Word that names the street; the whole address when it has no house number.
    pub street: Box<str>,
    /// Compass directions, one bit each.
    directions: u8,
    /// Postal code without spaces, five digits in the United States; empty when there is none.
    pub postal_code: Box<str>,
    /// Folded city.
    pub city: Box<str>,
}

/// Result of comparing two addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Addresses {
    /// One address.
    Same,
    /// Possibly one address.
    Unsure,
    /// Two addresses.
    Different,
}

impl Address {
    /// Splits an address into its parts.
    pub fn of(address: &str, city: &str, postal_code: Option<&str>) -> Self {
        let house = postal::house_number(address);
        let folded = fold(address);
        let directions = folded.split(' ').fold(0, |bits, word| bits | direction(word));
        let street = if house.is_some() { postal::street_word(address) } else { Some(folded) };
        let code = postal_code.and_then(|code| code.split('-').next()).map(fold).unwrap_or_default();
        Self {
            house: house.unwrap_or_default().into(),
            street: street.unwrap_or_default().into(),
            directions,
            postal_code: code.replace(' ', "").into(),
            city: fold(city).into(),
        }
    }

    /// Compares two addresses.
    pub fn compare(&self, other: &Self) -> Addresses {
        let is_in_one_street =
            self.street == other.street || jaro_winkler(&self.street, &other.street) >= MIN_SIMILARITY;
        let is_opposite = self.directions != 0 && other.directions != 0 && self.directions & other.directions == 0;
        let area = self.area(other);
        let has_houses = !self.house.is_empty() && !other.house.is_empty();
        if area == Addresses::Different || is_opposite || has_houses && leading(&self.house) != leading(&other.house) {
            return Addresses::Different;
        }
        if self.is_blank() || other.is_blank() {
            return Addresses::Unsure;
        }
        if self.house.is_empty() != other.house.is_empty() {
            // Compares the whole of one address with the street of the other.
            let (whole, street) =
                if self.house.is_empty() { (&self.street, &other.street) } else { (&other.street, &self.street) };
            let is_named = !street.is_empty() && whole.split(' ').any(|word| *word == **street);
            return if is_named { Addresses::Unsure } else { Addresses::Different };
        }
        match (is_in_one_street, self.house == other.house, area) {
            (true, true, Addresses::Same) => Addresses::Same,
            (true, ..) => Addresses::Unsure,
            (false, ..) => Addresses::Different,
        }
    }

    /// Returns true when the address has no street.
    pub fn is_blank(&self) -> bool {
        self.street.is_empty()
    }

    /// Compares the areas: by postal code when both have one, otherwise by city.
    fn area(&self, other: &Self) -> Addresses {
        let has_codes = !self.postal_code.is_empty() && !other.postal_code.is_empty();
        match (has_codes, self.postal_code == other.postal_code, self.city == other.city) {
            (true, true, _) | (false, _, true) => Addresses::Same,
            (true, false, true) => Addresses::Unsure,
            (_, _, false) => Addresses::Different,
        }
    }
}

/// Returns the first number of a house number: `12` of `12bis` and of `12-14`.
fn leading(house: &str) -> &str {
    house.split(|c: char| !c.is_ascii_digit()).next().unwrap_or_default()
}

fn direction(word: &str) -> u8 {
    match word {
        "n" | "north" | "nord" => 1,
        "s" | "south" | "sud" => 2,
        "e" | "east" | "est" => 4,
        "w" | "o" | "west" | "ouest" => 8,
        "ne" | "northeast" => 5,
        "nw" | "northwest" => 9,
        "se" | "southeast" => 6,
        "sw" | "southwest" => 10,
        _ => 0,
    }
}
