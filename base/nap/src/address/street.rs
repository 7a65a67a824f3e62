//! Directions, type and name of a street, from the words behind the house number.

use super::tokens::{is_digits, is_letter};
use super::units::is_mixed_value;
use crate::country::Country;
use crate::tables::{direction, is_street_stop_word, is_weak_type, street_type};

/// Street, split into its parts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Street {
    /// Compass directions, one bit each.
    pub directions: u8,
    /// Class of the type.
    pub class: Option<&'static str>,
    /// Words of the name.
    pub name: Vec<String>,
    /// Unit behind the street without a word of its own: `12 Elm Street 4B`.
    pub unit: Option<String>,
}

/// Types whose name is often a number: `County Road 12`.
const NUMBERED_TYPES: [&str; 5] = ["highway", "road", "range", "freeway", "expressway"];

/// Splits a street. Directions and the type are never the whole name: the name of `East Street` is `east`, that of
/// `The Crescent` is `crescent`.
pub(super) fn read(mut words: Vec<String>, country: Country) -> Street {
    let mut street = Street::default();
    let is_type_first = is_type_first(&words, country);
    if country != Country::France {
        street.unit = taken_unit(&mut words, country);
    }
    if is_type_first {
        street.class = street_type(&words.remove(0));
        street.take_last_directions(&mut words, country);
    } else {
        street.take_last_directions(&mut words, country);
        street.class = taken_type(&mut words, country);
        street.take_last_directions(&mut words, country);
        if country != Country::France {
            street.take_first_directions(&mut words);
        }
    }
    street.name = words;
    street
}

impl Street {
    fn take_last_directions(&mut self, words: &mut Vec<String>, country: Country) {
        while let [.., before, word] = &words[..] {
            let is_west = word == "o" && matches!(country, Country::France | Country::Canada);
            let Some(letters) = direction(word).or(is_west.then_some("w")) else { return };
            // `rue de la Gare du Nord` has no direction.
            if is_stop_word(before) || count_telling(&words[..words.len() - 1]) == 0 {
                return;
            }
            self.add(letters);
            words.pop();
        }
    }

    fn take_first_directions(&mut self, words: &mut Vec<String>) {
        while let Some(letters) = words.first().and_then(|word| direction(word)) {
            if count_telling(&words[1..]) == 0 {
                return;
            }
            self.add(letters);
            words.remove(0);
        }
    }

    fn add(&mut self, letters: &str) {
        self.directions |= letters.bytes().fold(0, |bits, letter| {
            bits | match letter {
                b'n' => 1,
                b's' => 2,
                b'e' => 4,
                _ => 8,
            }
        });
    }
}

fn is_stop_word(word: &str) -> bool {
    is_street_stop_word(word.trim_end_matches('\''))
}

/// Returns the number of words that a name needs.
fn count_telling(words: &[String]) -> usize {
    words.iter().filter(|word| !is_stop_word(word)).count()
}

fn is_strong_type(word: &str) -> bool {
    street_type(word).is_some_and(|class| !is_weak_type(class))
}

/// Returns true when the type precedes the name: always in France, and for the usual French types in Canada.
fn is_type_first(words: &[String], country: Country) -> bool {
    let Some((first, rest)) = words.split_first().filter(|(_, rest)| count_telling(rest) > 0) else { return false };
    let Some(class) = street_type(first) else { return false };
    match country {
        // `St` is a saint there, and `Dr` a doctor.
        Country::France => !matches!(first.as_str(), "st" | "dr"),
        Country::Canada => {
            let is_french = match class {
                "street" => first == "rue",
                "road" => first.starts_with("ch"),
                "highway" => first.starts_with(['r', 'a']),
                class => matches!(class, "avenue" | "boulevard"),
            };
            // `100 Avenue Road` is in Toronto.
            let is_english = class == "avenue" && matches!(rest, [word] if is_strong_type(word));
            is_french && !is_english
        }
        _ => false,
    }
}

/// Takes a unit without a word off the end, behind a type: `12 Elm Street 4B`, and `12 Elm Street 4` unless numbers are
/// the names of such streets.
fn taken_unit(words: &mut Vec<String>, country: Country) -> Option<String> {
    let [street @ .., last] = &words[..] else { return None };
    let mut directions = Vec::from(street);
    Street::default().take_last_directions(&mut directions, country);
    let [name @ .., word] = &directions[..] else { return None };
    let class = street_type(word).filter(|class| !is_weak_type(class) && count_telling(name) > 0)?;
    let is_unit = is_mixed_value(last) && last.len() <= 5 || is_digits(last) && !NUMBERED_TYPES.contains(&class);
    is_unit.then(|| words.pop()).flatten()
}

/// Takes the type off the end of a street in English order. Otherwise the type stands before a number
/// (`County Road 12`) or at the beginning (`Avenue of the Americas`).
fn taken_type(words: &mut Vec<String>, country: Country) -> Option<&'static str> {
    let (last, before) = words.split_last()?;
    // `L Street` is named by a letter that is an article in French.
    let is_lettered = country != Country::France && matches!(before, [letter] if is_letter(letter));
    if let Some(class) = street_type(last).filter(|_| is_lettered || count_telling(before) > 0) {
        words.pop();
        return Some(class);
    }
    if country == Country::France || words.len() < 2 {
        return None;
    }
    let is_number = last.starts_with(|c: char| c.is_ascii_digit()) || is_letter(last);
    let at = if is_number && is_strong_type(&words[words.len() - 2]) {
        words.len() - 2
    } else if is_strong_type(&words[0]) && !matches!(words[0].as_str(), "st" | "dr" | "ct") {
        0
    } else {
        return None;
    };
    street_type(&words.remove(at))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streets_of_each_country() {
        use Country::{Canada, France, UnitedKingdom, UnitedStates};
        for (country, text, directions, class, name, unit) in [
            (UnitedStates, "n main st", 1, "street", "main", ""),
            (UnitedStates, "park avenue south", 2, "avenue", "park", ""),
            (UnitedStates, "main st nw", 9, "street", "main", ""),
            (UnitedStates, "main north st", 1, "street", "main", ""),
            (UnitedStates, "east st", 0, "street", "east", ""),
            (UnitedStates, "e st nw", 9, "street", "e", ""),
            (UnitedStates, "l st", 0, "street", "l", ""),
            (UnitedStates, "the crescent", 0, "", "the crescent", ""),
            (UnitedStates, "us hwy 431 n", 1, "highway", "us 431", ""),
            (UnitedStates, "county rd 12", 0, "road", "county 12", ""),
            (UnitedStates, "avenue of the americas", 0, "avenue", "of the americas", ""),
            (UnitedStates, "avenue b", 0, "avenue", "b", ""),
            (UnitedStates, "elm street 4b", 0, "street", "elm", "4b"),
            (UnitedStates, "elm street n 4", 1, "street", "elm", "4"),
            (UnitedStates, "st charles st", 0, "street", "st charles", ""),
            (UnitedStates, "broadway", 0, "", "broadway", ""),
            (UnitedKingdom, "park view", 0, "view", "park", ""),
            (Canada, "mont royal ave east", 4, "avenue", "mont royal", ""),
            (Canada, "avenue du mont royal o", 8, "avenue", "du mont royal", ""),
            (Canada, "5e rue", 0, "street", "5e", ""),
            (Canada, "avenue road", 0, "road", "avenue", ""),
            (Canada, "chemin queen mary", 0, "road", "queen mary", ""),
            (Canada, "place d' armes", 0, "place", "d' armes", ""),
            (Canada, "route 138 est", 4, "highway", "138", ""),
            (France, "rue neuve", 0, "street", "neuve", ""),
            (France, "grande rue", 0, "street", "grande", ""),
            (France, "rue de la gare du nord", 0, "street", "de la gare du nord", ""),
            (France, "st michel", 0, "", "st michel", ""),
            (France, "le bourg", 0, "", "le bourg", ""),
            (France, "ld le bourg", 0, "locality", "le bourg", ""),
            (France, "", 0, "", "", ""),
        ] {
            let street = read(text.split_whitespace().map(str::to_owned).collect(), country);
            let parts = (street.directions, street.class.unwrap_or_default(), street.name.join(" "));
            assert_eq!(parts, (directions, class, name.to_owned()), "{text}");
            assert_eq!(street.unit.unwrap_or_default(), unit, "{text}");
        }
    }
}
