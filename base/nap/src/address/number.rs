//! House numbers: `12`, `12-14`, `12 bis`, `4-A`, `12 1/2`, `37-12` in New York, `10-797` for unit 10 in Canada.

use super::tokens::{is_digits, is_latin_suffix, is_letter, split_digits};
use super::units::ordinal_value;
use crate::country::Country;
use crate::tables::{french_suffix, street_type};

/// Maximum distance of the ends of a range.
const MAX_RANGE: u32 = 200;
/// Maximum distance of the ends of a range in Canada, where a unit precedes the number in the same form.
const MAX_RANGE_CANADA: u32 = 40;

/// House number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Number {
    /// Numbers from the first to the last; equal for one number.
    Range(u32, u32),
    /// Number with a hyphen that is no range.
    Text(String),
}

/// House number with what follows and precedes it.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Numbered {
    pub number: Option<Number>,
    pub suffix: Option<String>,
    /// Unit before the number.
    pub unit: Option<String>,
}

/// Takes the house number off the beginning of a line.
pub(super) fn take_number(tokens: &mut Vec<String>, country: Country) -> Numbered {
    let skipped = usize::from(tokens.len() > 1 && matches!(tokens[0].as_str(), "no" | "num" | "numero"));
    let Some((token, rest)) = tokens[skipped..].split_first() else { return Numbered::default() };
    let token = token.trim_start_matches('#');
    let mut read = if token == "one" && !rest.is_empty() { single("1") } else { compound(token, country) };
    if read.number.is_none() {
        return Numbered::default();
    }
    let mut used = skipped + 1;
    if read.suffix.is_none() {
        used += following(&mut read, rest, country);
    }
    let next_is_type = tokens.get(used).is_some_and(|token| street_type(token).is_some());
    if country == Country::France && next_is_type {
        read.suffix = read.suffix.map(|suffix| french_suffix(&suffix).map_or(suffix, str::to_owned));
    }
    tokens.drain(..used);
    read
}

fn single(digits: &str) -> Numbered {
    let number =
        digits.parse().map_or_else(|_| Number::Text(digits.to_owned()), |number| Number::Range(number, number));
    Numbered { number: Some(number), ..Numbered::default() }
}

/// Reads one token.
fn compound(token: &str, country: Country) -> Numbered {
    let parts: Vec<&str> = token.split(['-', '/']).collect();
    match parts[..] {
        [part] => match part_number(part, country) {
            Some((digits, suffix)) => Numbered { suffix, ..single(digits) },
            None => Numbered::default(),
        },
        [number, letter] if is_digits(number) && is_letter(letter) => {
            Numbered { suffix: Some(letter.to_owned()), ..single(number) }
        }
        [letter, number] if is_letter(letter) && is_digits(number) => {
            Numbered { unit: Some(letter.to_owned()), ..single(number) }
        }
        [first, .., last] => {
            let (Some(from), Some(to)) = (part_number(first, country), part_number(last, country)) else {
                return Numbered::default();
            };
            two_numbers(first, from.0, to, token, country)
        }
        [] => Numbered::default(),
    }
}

/// Reads two numbers with a hyphen or a slash.
fn two_numbers(first: &str, from: &str, to: (&str, Option<String>), token: &str, country: Country) -> Numbered {
    let (last, suffix) = to;
    let text = Numbered { number: Some(Number::Text(token.to_owned())), ..Numbered::default() };
    let (Ok(a), Ok(b)) = (from.parse::<u32>(), last.parse::<u32>()) else { return text };
    let is_near = from.len() == last.len() && a.abs_diff(b) <= MAX_RANGE_CANADA;
    let range = Numbered { number: Some(Number::Range(a.min(b), a.max(b))), suffix: suffix.clone(), unit: None };
    if country == Country::Canada && token.contains('-') {
        return if is_near { range } else { Numbered { unit: Some(first.to_owned()), suffix, ..single(last) } };
    }
    if b > a && b - a <= MAX_RANGE { range } else { text }
}

/// Returns the digits and the suffix of a number. `5e` is an ordinal number where French is spoken.
fn part_number(part: &str, country: Country) -> Option<(&str, Option<String>)> {
    let (digits, suffix) = split_digits(part);
    let is_ordinal =
        ordinal_value(part).is_some() && (suffix != "e" || matches!(country, Country::France | Country::Canada));
    let is_suffix = suffix.is_empty() || is_letter(suffix) || is_latin_suffix(suffix);
    (!digits.is_empty() && is_suffix && !is_ordinal).then(|| (digits, (!suffix.is_empty()).then(|| suffix.to_owned())))
}

/// Reads the tokens behind a number that belong to it, and returns how many there are.
fn following(read: &mut Numbered, rest: &[String], country: Country) -> usize {
    let Some((token, rest)) = rest.split_first() else { return 0 };
    let is_and = matches!(token.as_str(), "and" | "et") || token == "a" && country == Country::France;
    if let (true, Some(Number::Range(from, _)), [last, _, ..]) = (is_and, &read.number, rest) {
        let last: Option<u32> = if is_digits(last) { last.parse().ok() } else { None };
        if let Some(last) = last.filter(|last| last > from && last - from <= MAX_RANGE) {
            read.number = Some(Number::Range(*from, last));
            return 2;
        }
    }
    let is_french = !matches!(country, Country::UnitedStates | Country::UnitedKingdom);
    let is_suffix = token == "1/2"
        || is_french && is_latin_suffix(token) && !rest.is_empty()
        || is_letter(token) && is_letter_suffix(token, rest, country);
    if is_suffix {
        read.suffix = Some(token.clone());
    }
    usize::from(is_suffix)
}

/// Returns true for a letter that is neither a direction nor the name of the street: `12 A Main St`, but not `12 A St`.
fn is_letter_suffix(letter: &str, rest: &[String], country: Country) -> bool {
    let is_type = |token: &String| street_type(token).is_some();
    if country == Country::France {
        // `2 R St Nicolas` is in the rue Saint-Nicolas.
        return street_type(letter).is_none() && rest.first().is_some_and(is_type);
    }
    let has_name = rest.iter().any(|token| !is_type(token)) && rest.len() > 1;
    ("a"..="h").contains(&letter) && letter != "e" && has_name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_each_country() {
        use Country::{Canada, France, UnitedKingdom, UnitedStates};
        let range = |first, last| Some(Number::Range(first, last));
        let text = |text: &str| Some(Number::Text(text.to_owned()));
        for (country, address, number, suffix, unit, rest) in [
            (UnitedStates, "1200 n main st", range(1200, 1200), "", "", "n main st"),
            (UnitedStates, "12-14 elm st", range(12, 14), "", "", "elm st"),
            (UnitedStates, "37-12 82nd st", text("37-12"), "", "", "82nd st"),
            (UnitedStates, "10-797 x st", text("10-797"), "", "", "x st"),
            (UnitedStates, "5th ave", None, "", "", "5th ave"),
            (UnitedStates, "one commerce plaza", range(1, 1), "", "", "commerce plaza"),
            (UnitedStates, "12 b st", range(12, 12), "", "", "b st"),
            (UnitedStates, "12 b main st", range(12, 12), "b", "", "main st"),
            (UnitedStates, "12 n st", range(12, 12), "", "", "n st"),
            (UnitedStates, "12 1/2 oak", range(12, 12), "1/2", "", "oak"),
            (UnitedStates, "12 ter x", range(12, 12), "", "", "ter x"),
            (UnitedStates, "4e oak", range(4, 4), "e", "", "oak"),
            (Canada, "10-797 hillside", range(797, 797), "", "10", "hillside"),
            (Canada, "#10-797 hillside", range(797, 797), "", "10", "hillside"),
            (Canada, "1200-1204 x", range(1200, 1204), "", "", "x"),
            (Canada, "101a-797b x", range(797, 797), "b", "101a", "x"),
            (Canada, "a-797 x", range(797, 797), "", "a", "x"),
            (Canada, "5e avenue", None, "", "", "5e avenue"),
            (Canada, "4-a x", range(4, 4), "a", "", "x"),
            (France, "12 et 14 rue x", range(12, 14), "", "", "rue x"),
            (France, "12 a 14 rue x", range(12, 14), "", "", "rue x"),
            (France, "12/14 rue x", range(12, 14), "", "", "rue x"),
            (France, "12b rue x", range(12, 12), "bis", "", "rue x"),
            (France, "12 t r x", range(12, 12), "ter", "", "r x"),
            (France, "12b grande rue", range(12, 12), "b", "", "grande rue"),
            (France, "12bis rue x", range(12, 12), "bis", "", "rue x"),
            (France, "2 r st nicolas", range(2, 2), "", "", "r st nicolas"),
            (France, "no 7 rue x", range(7, 7), "", "", "rue x"),
            (UnitedKingdom, "20-22 church rd", range(20, 22), "", "", "church rd"),
            (UnitedKingdom, "22-20 church rd", text("22-20"), "", "", "church rd"),
            (UnitedKingdom, "99999999999 x", text("99999999999"), "", "", "x"),
            (UnitedKingdom, "", None, "", "", ""),
        ] {
            let mut tokens: Vec<String> = address.split_whitespace().map(str::to_owned).collect();
            let read = take_number(&mut tokens, country);
            let some = |text: &str| (!text.is_empty()).then(|| text.to_owned());
            assert_eq!(read, Numbered { number, suffix: some(suffix), unit: some(unit) }, "{address}");
            assert_eq!(tokens.join(" "), rest, "{address}");
        }
    }
}
