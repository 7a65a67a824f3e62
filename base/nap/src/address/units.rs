//! Units inside a building: `suite 200`, `apt 4b`, `#10`, `2nd floor`, `bât. B`, `sous-sol`.

use super::tokens::{is_digits, is_letter, split_digits};
use crate::tables::{bare_unit, ordinal, unit};

/// Unit inside a building.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Unit {
    /// Class of its word; empty for the words of a door, which directories exchange (`suite 4` is `unit 4` and `#4`).
    class: &'static str,
    /// Number or letter; empty for a unit that has none.
    value: String,
}

/// Classes that are more than another word for a door.
const OWN_CLASSES: [&str; 6] = ["floor", "building", "box", "entrance", "staircase", "penthouse"];
/// Units that are read only at the end of a segment, because they are also part of names.
const END_ONLY: [&str; 4] = ["upper", "lower", "front", "rear"];
/// Words between the word of a unit and its value.
const NUMBER_WORDS: [&str; 3] = ["no", "num", "numero"];
/// Maximum length of the value of a unit, in bytes.
const MAX_VALUE: usize = 9;

impl Unit {
    /// Returns a unit named by a door's number or letter only.
    pub fn door(value: &str) -> Self {
        Self { class: "", value: normal(value) }
    }

    /// Returns true for a door with this value.
    pub fn is_door(&self, value: &str) -> bool {
        self.class.is_empty() && self.value == value
    }
}

/// Takes the units out of the tokens of a segment.
pub(super) fn take_units(tokens: &mut Vec<String>) -> Vec<Unit> {
    let (mut units, mut rest) = (Vec::new(), Vec::new());
    let mut at = 0;
    while at < tokens.len() {
        at += match taken(&tokens[at..], &rest, &mut units) {
            0 => {
                rest.push(tokens[at].clone());
                1
            }
            taken => taken,
        };
    }
    *tokens = rest;
    units
}

/// Reads a unit at the beginning of `tokens`, and returns the number of its tokens. `before` are those that stay.
fn taken(tokens: &[String], before: &[String], units: &mut Vec<Unit>) -> usize {
    let token = tokens[0].as_str();
    let next = tokens.get(1).map_or("", String::as_str);
    if let Some(value) = token.strip_prefix('#') {
        let is_house_number =
            before.is_empty() && is_digits(value) && tokens.len() > 1 && split_digits(next).0.is_empty();
        // `#10-797 Hillside` is unit 10 at number 797; the number is read with the other compounds.
        let is_compound = value.contains('-') && before.is_empty() && tokens.len() > 1;
        if is_house_number || is_compound || !is_value(value) {
            return 0;
        }
        units.extend(values("", value));
        return 1;
    }
    if let Some(floor) = ordinal_value(token).filter(|_| unit(next) == Some("floor")) {
        units.push(Unit { class: "floor", value: floor });
        return 2;
    }
    if let Some(class) = unit_class(tokens) {
        let skipped = usize::from(NUMBER_WORDS.contains(&next));
        if let Some(value) =
            tokens.get(1 + skipped).map(|token| token.trim_start_matches('#')).filter(|token| is_value(token))
        {
            units.extend(values(class, value));
            return 2 + skipped + more_values(&tokens[2 + skipped..], class, units);
        }
    }
    let letters = token.len() - token.trim_start_matches(|c: char| c.is_ascii_alphabetic()).len();
    let (word, value) = token.split_at(letters);
    let is_glued = !value.is_empty() && is_value(value) && (word == "ste" || unit(word).is_some());
    if is_glued {
        units.extend(values(unit(word).unwrap_or_default(), value));
        return 1;
    }
    bare(tokens, before, units)
}

/// Reads `& 201` behind `suites 200`.
fn more_values(tokens: &[String], class: &'static str, units: &mut Vec<Unit>) -> usize {
    match tokens {
        [and, value, ..] if matches!(and.as_str(), "and" | "et") && is_digits(value) => {
            units.extend(values(class, value));
            2
        }
        _ => 0,
    }
}

/// Reads a unit that has no value.
fn bare(tokens: &[String], before: &[String], units: &mut Vec<Unit>) -> usize {
    let token = tokens[0].as_str();
    let Some(class) = bare_unit(token) else { return 0 };
    let next = tokens.get(1).map_or("", String::as_str);
    let is_before_floor = unit(next) == Some("floor") || bare_unit(next).is_some();
    let is_read = if END_ONLY.contains(&class) {
        tokens.len() == 1 || is_before_floor
    } else if token == "ground" {
        tokens.len() == 1 && before.is_empty() || is_before_floor
    } else {
        tokens.len() == 1 || before.is_empty() || token.contains('-') || token == "rdc"
    };
    if !is_read {
        return 0;
    }
    units.push(Unit { class, value: String::new() });
    1 + usize::from(unit(next) == Some("floor"))
}

/// Returns the class of the word of a unit. `Ste` is a suite before a number, and a saint before a name.
fn unit_class(tokens: &[String]) -> Option<&'static str> {
    match tokens {
        [ste, value, rest @ ..] if ste == "ste" => {
            let is_suite = value.contains(|c: char| c.is_ascii_digit()) || is_letter(value) && rest.is_empty();
            is_suite.then_some("suite")
        }
        [word, ..] => unit(word),
        [] => None,
    }
}

/// Returns true for a number with at most one letter, a letter with a number, one letter, or two numbers.
pub(super) fn is_value(token: &str) -> bool {
    token.len() <= MAX_VALUE && (is_letter(token) || is_mixed_value(token) || token.split(['-', '/']).all(is_digits))
}

/// Returns true for a number and a letter in either order.
pub(super) fn is_mixed_value(token: &str) -> bool {
    let (digits, letter) = split_digits(token);
    let is_behind = !digits.is_empty() && is_letter(letter.trim_start_matches('-'));
    let before = token.split_at_checked(1).filter(|(letter, _)| is_letter(letter));
    is_behind || before.is_some_and(|(_, digits)| is_digits(digits.trim_start_matches('-')))
}

/// Returns the units of a value: two of `3-5`.
fn values(class: &'static str, value: &str) -> Vec<Unit> {
    let class = if OWN_CLASSES.contains(&class) { class } else { "" };
    let parts: Vec<&str> = value.split(['-', '/']).collect();
    if parts.len() > 1 && parts.iter().all(|part| is_digits(part)) {
        parts.into_iter().map(|part| Unit { class, value: normal(part) }).collect()
    } else {
        vec![Unit { class, value: normal(value) }]
    }
}

fn normal(value: &str) -> String {
    let value = value.replace('-', "");
    let trimmed = value.trim_start_matches('0');
    if trimmed.is_empty() { value } else { trimmed.to_owned() }
}

/// Returns the digits of an ordinal number: `5` of `5th`, `5e` and `fifth`.
pub(super) fn ordinal_value(token: &str) -> Option<String> {
    let (digits, ending) = split_digits(token);
    let is_ordinal = matches!(ending, "st" | "nd" | "rd" | "th" | "e" | "er" | "re" | "ere" | "eme" | "ieme" | "nde");
    if !digits.is_empty() && is_ordinal { Some(normal(digits)) } else { ordinal(token).map(str::to_owned) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn units_are_taken_out() {
        for (text, rest, expected) in [
            ("1200 n main st ste 200", "1200 n main st", "200"),
            ("2200 chemin ste foy", "2200 chemin ste foy", ""),
            ("ste b", "", "b"),
            ("apt #4b", "", "4b"),
            ("suite no 5", "", "5"),
            ("#4", "", "4"),
            ("#7 main st", "#7 main st", ""),
            ("#10-797 hillside", "#10-797 hillside", ""),
            ("#10 797 hillside", "797 hillside", "10"),
            ("12 elm st 2nd floor", "12 elm st", "floor 2"),
            ("premier etage", "", "floor 1"),
            ("niveau 02", "", "floor 2"),
            ("bat b esc 3 apt12", "", "building b, staircase 3, 12"),
            ("units 3-5", "", "3, 5"),
            ("suites 200 and 201", "", "200, 201"),
            ("12 high st ground-floor", "12 high st", "ground"),
            ("lower ground-floor", "", "lower, ground"),
            ("12 high st lower level", "12 high st", "lower"),
            ("12 upper st", "12 upper st", ""),
            ("12 upper st upper", "12 upper st", "upper"),
            ("4 rue x sous-sol gauche", "4 rue x gauche", "basement"),
            ("rue de la porte d' orleans", "rue de la porte d' orleans", ""),
            ("tour eiffel", "tour eiffel", ""),
            ("office", "office", ""),
        ] {
            let mut tokens: Vec<String> = text.split(' ').map(str::to_owned).collect();
            let units = take_units(&mut tokens);
            let texts: Vec<String> =
                units.iter().map(|unit| format!("{} {}", unit.class, unit.value).trim().to_owned()).collect();
            assert_eq!((tokens.join(" ").as_str(), texts.join(", ").as_str()), (rest, expected), "{text}");
        }
    }
}
