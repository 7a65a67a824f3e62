//! Comparison of the parts of two addresses. The weakest part decides.

use std::borrow::Cow;

use super::core::Names;
use super::line::Line;
use super::number::Number;
use super::units::Unit;
use crate::tables::is_weak_type;
use crate::types::{Comparison, Reason, State};

/// Maximum distance of two house numbers of which one may be a typing error.
const NEAR: u32 = 10;

/// Returns the weakest part. Of two equally weak ones, the incomplete one counts.
fn weakest(parts: &[Option<Comparison>]) -> Comparison {
    let key = |part: &&Comparison| (part.score, part.state != State::Incomplete);
    parts.iter().flatten().min_by_key(key).copied().unwrap_or(Comparison::SPELLING)
}

/// Compares two lines with their units.
pub(super) fn compare_lines(a: &Line, b: &Line) -> Comparison {
    let (a, b) = (&*with_suffix_as_unit(a, b), &*with_suffix_as_unit(b, a));
    let name = match a.core.compare(&b.core) {
        Names::Equal => None,
        Names::Typo => Some(Comparison::variant(8, Reason::StreetTypo)),
        Names::Part => Some(Comparison::variant(8, Reason::StreetShort)),
        Names::Different => Some(Comparison::mismatch(Reason::Street)),
    };
    let is_same_street = name.is_none_or(|name| name.state != State::Mismatch);
    let parts = [
        name,
        compare_numbers(a.number.as_ref(), b.number.as_ref(), is_same_street),
        compare_suffixes(a.suffix.as_deref(), b.suffix.as_deref()),
        compare_types(a.street_type, b.street_type),
        compare_directions(a.directions, b.directions),
        compare_units(&a.units, &b.units),
    ];
    weakest(&parts)
}

fn compare_numbers(a: Option<&Number>, b: Option<&Number>, is_same_street: bool) -> Option<Comparison> {
    let (a, b) = match (a, b) {
        (None, None) => return None,
        (Some(_), None) => return Some(Comparison::incomplete(3, Reason::NumberMissing)),
        (None, Some(_)) => return Some(Comparison::variant(7, Reason::NumberAdded)),
        (Some(a), Some(b)) => (a, b),
    };
    match (a, b) {
        (a, b) if a == b => None,
        _ if is_written_together(a, b) => None,
        (a, b) if agree(a, b) => Some(Comparison::variant(9, Reason::NumberRange)),
        (Number::Range(a, _), Number::Range(b, _)) if is_same_street && a.abs_diff(*b) <= NEAR => {
            Some(Comparison::mismatch(Reason::NumberNear))
        }
        _ => Some(Comparison::mismatch(Reason::Number)),
    }
}

/// Returns true when one number is in the range of the other, or both are equal.
pub(super) fn agree(a: &Number, b: &Number) -> bool {
    match (a, b) {
        (Number::Range(first, last), Number::Range(other_first, other_last)) => {
            first <= other_last && other_first <= last
        }
        (a, b) => a == b || is_written_together(a, b),
    }
}

/// Returns true for `37-12` and `3712`.
fn is_written_together(a: &Number, b: &Number) -> bool {
    match (a, b) {
        (Number::Text(text), Number::Range(first, last)) | (Number::Range(first, last), Number::Text(text)) => {
            first == last && text.replace('-', "") == first.to_string()
        }
        _ => false,
    }
}

fn compare_suffixes(a: Option<&str>, b: Option<&str>) -> Option<Comparison> {
    match (a, b) {
        (a, b) if a == b => None,
        (_, None) => Some(Comparison::incomplete(7, Reason::SuffixMissing)),
        (None, _) => Some(Comparison::variant(7, Reason::SuffixAdded)),
        _ => Some(Comparison::variant(5, Reason::Suffix)),
    }
}

fn compare_types(a: Option<&str>, b: Option<&str>) -> Option<Comparison> {
    match (a, b) {
        (a, b) if a == b => None,
        (_, None) => Some(Comparison::incomplete(8, Reason::TypeMissing)),
        (None, _) => Some(Comparison::variant(8, Reason::TypeAdded)),
        (Some(a), Some(b)) if is_weak_type(a) || is_weak_type(b) => Some(Comparison::mismatch(Reason::Type)),
        _ => Some(Comparison::variant(5, Reason::Type)),
    }
}

fn compare_directions(a: u8, b: u8) -> Option<Comparison> {
    match (a, b) {
        (a, b) if a == b => None,
        (_, 0) => Some(Comparison::incomplete(6, Reason::DirectionMissing)),
        (0, _) => Some(Comparison::variant(8, Reason::DirectionAdded)),
        _ => Some(Comparison::mismatch(Reason::Direction)),
    }
}

fn compare_units(a: &[Unit], b: &[Unit]) -> Option<Comparison> {
    match (a, b) {
        (a, b) if a == b => None,
        (_, []) => Some(Comparison::incomplete(7, Reason::UnitMissing)),
        ([], _) => Some(Comparison::variant(9, Reason::UnitAdded)),
        (a, b) if a.iter().any(|unit| b.contains(unit)) => Some(Comparison::variant(9, Reason::UnitPartly)),
        _ => Some(Comparison::variant(5, Reason::Unit)),
    }
}

/// Reads the suffix of a number as a unit where the other side has it as a unit: `1050B Oak` is `1050 Oak, Unit B`.
fn with_suffix_as_unit<'a>(line: &'a Line, other: &Line) -> Cow<'a, Line> {
    let is_unit = |suffix: &&str| other.suffix.is_none() && other.units.iter().any(|unit| unit.is_door(suffix));
    let Some(suffix) = line.suffix.as_deref().filter(is_unit) else { return Cow::Borrowed(line) };
    let mut moved = Line { suffix: None, ..line.clone() };
    moved.add_units([Unit::door(suffix)]);
    Cow::Owned(moved)
}
