//! Name of a street: words without articles, in full, with numbers as digits.

use super::tokens::is_letter;
use super::units::ordinal_value;
use crate::tables::{cardinal, is_apart_word, is_street_stop_word, street_type, street_word};
use crate::typos::{are_typos, is_typo};

/// Maximum number of letters of initials that are one word: `JFK`.
const MAX_INITIALS: usize = 3;

/// Name of a street.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Core {
    /// Words in full.
    words: Vec<String>,
    /// Words as written, without spaces.
    plain: String,
}

/// Result of comparing two names of streets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Names {
    Equal,
    Typo,
    Part,
    Different,
}

impl Core {
    /// Reads the words of a name. Articles stay when there is no other word.
    pub fn of(tokens: &[String]) -> Self {
        let words =
            || tokens.iter().flat_map(|token| token.split(['-', '/'])).map(|word| word.trim_matches(['#', '\'']));
        let has_others = words().any(|word| !is_street_stop_word(word));
        let telling = || words().filter(move |word| !(word.is_empty() || has_others && is_street_stop_word(word)));
        Self { words: telling().flat_map(full).collect(), plain: telling().collect() }
    }

    pub fn is_empty(&self) -> bool {
        self.plain.is_empty()
    }

    /// Compares two names.
    pub fn compare<'a>(&'a self, other: &'a Self) -> Names {
        let (a, b) = (self.sorted(), other.sorted());
        if a == b
            || self.plain == other.plain
            || self.words.concat() == other.words.concat()
            || self.has_initials_of(other)
        {
            return Names::Equal;
        }
        let words = |core: &'a Self| core.words.iter().map(String::as_str).collect::<Vec<_>>();
        if are_typos(&words(self), &words(other), is_typo) {
            Names::Typo
        } else if is_part(&a, &b) || is_part(&b, &a) {
            Names::Part
        } else {
            Names::Different
        }
    }

    fn sorted(&self) -> Vec<&str> {
        let mut words: Vec<&str> = self.words.iter().map(String::as_str).collect();
        words.sort_unstable();
        words.dedup();
        words
    }

    /// Returns true when the names are equal but for single letters that abbreviate words.
    fn has_initials_of(&self, other: &Self) -> bool {
        let (a, b) = (self.spelled_initials(other), other.spelled_initials(self));
        let is_initial = |a: &str, b: &str| is_letter(a) && b.starts_with(a);
        let pairs = || a.iter().zip(&b);
        a.len() == b.len()
            && pairs().all(|(a, b)| a == b || is_initial(a, b) || is_initial(b, a))
            && (a.len() == 1 || pairs().any(|(a, b)| a == b))
    }

    /// Returns the words, with initials as one word (`jp`) split when the other name has as many words more.
    fn spelled_initials<'a>(&'a self, other: &Self) -> Vec<&'a str> {
        let lacks = other.words.len().saturating_sub(self.words.len());
        let is_initials =
            |word: &String| (2..=MAX_INITIALS).contains(&word.len()) && word.len() == lacks + 1 && word.is_ascii();
        let first = self.words.iter().position(is_initials);
        let split = |(at, word): (usize, &'a String)| {
            let size = if Some(at) == first { 1 } else { word.len().max(1) };
            (0..word.len().div_ceil(size)).map(move |part| &word[part * size..((part + 1) * size).min(word.len())])
        };
        self.words.iter().enumerate().flat_map(split).collect()
    }
}

/// Returns a word in full: `general` for `gal`, `5` for `5th` and `cinq`, `avenue` for `av`. Inside a name `St` and `Dr` may
/// also be types (`Old Street Road`), so that these types are read like their abbreviations.
fn full(word: &str) -> Vec<String> {
    let word = match word {
        "street" => "st",
        "drive" => "dr",
        word => word,
    };
    let number = ordinal_value(word).or_else(|| cardinal(word).map(str::to_owned));
    match (number, street_word(word)) {
        (Some(number), _) => vec![number],
        (None, Some(full)) => full.split('-').map(str::to_owned).collect(),
        (None, None) => vec![street_type(word).unwrap_or(word).to_owned()],
    }
}

/// Returns true when all of `short` is in `long`, and the other words do not make another street of it: numbers, and
/// words such as `faubourg` and `vieux`.
fn is_part(short: &[&str], long: &[&str]) -> bool {
    let mut extras = long.iter().filter(|word| short.binary_search(word).is_err());
    let is_harmless = |word: &&str| !is_apart_word(word) && !word.contains(|c: char| c.is_ascii_digit());
    !short.is_empty() && short.iter().all(|word| long.binary_search(word).is_ok()) && extras.all(is_harmless)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn core(text: &str) -> Core {
        Core::of(&text.split(' ').map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn names_of_streets() {
        for (a, b, expected) in [
            ("du general de gaulle", "gal de gaulle", Names::Equal),
            ("5e", "fifth", Names::Equal),
            ("du quatre septembre", "du 4 septembre", Names::Equal),
            ("mont royal", "mount royal", Names::Equal),
            ("mont royal", "montroyal", Names::Equal),
            ("martin luther king jr", "mlk jr", Names::Equal),
            ("j jaures", "jean jaures", Names::Equal),
            ("jp sartre", "jean paul sartre", Names::Equal),
            ("e", "east", Names::Equal),
            ("j p", "jean paul", Names::Different),
            ("l' abbe groult", "abbe groult", Names::Equal),
            ("de la", "de la", Names::Equal),
            ("old street", "old st", Names::Equal),
            ("du parc", "park", Names::Equal),
            ("wellington", "welington", Names::Typo),
            ("st paul", "ste paule", Names::Different),
            ("foch", "du mal foch", Names::Part),
            ("saint denis", "du fbg saint denis", Names::Different),
            ("denis", "saint denis", Names::Different),
            ("septembre", "4 septembre", Names::Different),
            ("82nd", "83rd", Names::Different),
        ] {
            assert_eq!(core(a).compare(&core(b)), expected, "{a} / {b}");
            assert_eq!(core(b).compare(&core(a)), expected, "{b} / {a}");
        }
    }
}
