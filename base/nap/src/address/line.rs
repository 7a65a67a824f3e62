//! Line of an address: house number, directions, type and name of the street.

use super::core::Core;
use super::number::{Number, take_number};
use super::street::read;
use super::units::Unit;
use crate::country::Country;
use crate::tables::{is_building_word, is_weak_type};

/// Line of an address.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub number: Option<Number>,
    pub suffix: Option<String>,
    pub directions: u8,
    pub street_type: Option<&'static str>,
    pub core: Core,
    /// Units, sorted. The line of the street has those of all lines.
    pub units: Vec<Unit>,
    /// True when the line identifies a place by a number, a type of street or the name of a building.
    pub is_telling: bool,
}

impl Line {
    /// Reads a line, whose units with a word were taken out before.
    pub fn of(mut tokens: Vec<String>, country: Country) -> Self {
        let has_building = tokens.iter().any(|word| is_building_word(word));
        let numbered = take_number(&mut tokens, country);
        let street = read(tokens, country);
        let units = numbered.unit.iter().chain(&street.unit).map(|value| Unit::door(value)).collect();
        let core = Core::of(&street.name);
        let is_telling =
            numbered.number.is_some() || has_building || street.class.is_some_and(|class| !is_weak_type(class));
        Self {
            number: numbered.number,
            suffix: numbered.suffix,
            directions: street.directions,
            street_type: street.class,
            core,
            units,
            is_telling,
        }
    }

    /// Returns true for a line that has units only.
    pub fn is_empty(&self) -> bool {
        self.number.is_none() && self.core.is_empty()
    }

    /// Adds units.
    pub fn add_units(&mut self, units: impl IntoIterator<Item = Unit>) {
        self.units.extend(units);
        self.units.sort_unstable();
        self.units.dedup();
    }

    /// Returns how likely the line is the street: a number with a type is the likeliest.
    pub fn rank(&self) -> u8 {
        let is_weak = self.street_type.is_some_and(is_weak_type);
        match (self.number.is_some(), self.street_type.is_some()) {
            (true, true) => 5 - u8::from(is_weak),
            (false, true) if !is_weak => 3,
            (true, false) => 2,
            (false, true) => 1,
            (false, false) => 0,
        }
    }
}
