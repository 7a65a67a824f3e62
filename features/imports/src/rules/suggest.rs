//! Suggestion of a mapping, from the header and the first rows of a file.

use std::{cmp::Reverse, collections::HashSet};

use text::fold;

use super::{Field, Mapping, Source};

/// Suggests a column for each field, no column twice. Fields without a likely column have no source.
pub fn suggest_mapping<F: Field>(headers: &[String], sample: &[Vec<String>]) -> Mapping<F> {
    let mut candidates = Vec::new();
    for (column, header) in headers.iter().enumerate() {
        let name = ColumnName::of(header);
        let cells = sample.iter().filter_map(|row| row.get(column)).map(|cell| cell.trim());
        let cells: Vec<&str> = cells.filter(|cell| !cell.is_empty()).collect();
        for &field in F::ALL {
            let score = name.score(field);
            if score > 0 && (cells.is_empty() || field.is_plausible(&cells)) {
                candidates.push((Reverse(score), field, column));
            }
        }
    }
    candidates.sort_unstable();
    let mut mapping = Mapping::default();
    let mut used = HashSet::new();
    for (_, field, column) in candidates {
        if mapping.get(field).is_none() && used.insert(column) {
            mapping.set(field, Source::Column(column));
        }
    }
    mapping
}

/// True when the name of a column has one of these folded words.
pub fn has_header_word(headers: &[String], words: &[&str]) -> bool {
    headers.iter().any(|header| ColumnName::of(header).has_any(words))
}

/// Folded name of a column.
struct ColumnName {
    words: Vec<String>,
    /// The words without spaces.
    joined: String,
}

impl ColumnName {
    /// Splits a name into words: `postalCode`, `Postal_code` and `POSTAL CODE` have the words postal and code.
    fn of(header: &str) -> Self {
        let mut spaced = String::with_capacity(header.len() + 4);
        let mut before = ' ';
        for c in header.chars() {
            let is_new_word = before.is_lowercase() && c.is_uppercase()
                || before.is_alphabetic() && c.is_ascii_digit()
                || before.is_ascii_digit() && c.is_alphabetic();
            if is_new_word {
                spaced.push(' ');
            }
            spaced.push(c);
            before = c;
        }
        let words: Vec<String> = fold(&spaced).split(' ').map(str::to_owned).filter(|word| !word.is_empty()).collect();
        Self { joined: words.concat(), words }
    }

    /// Scores how clearly the name indicates a field, from 0 to 100.
    fn score(&self, field: impl Field) -> i32 {
        let words = field.header_words();
        if let Some(at) = words.names.iter().position(|name| *name == self.joined) {
            // The most reliable names are first.
            return 100 - i32::try_from(at).unwrap_or(0);
        }
        if self.has_any(words.exclusions) {
            return 0;
        }
        let phrases = words.phrases.iter().filter(|(phrase, _)| self.has_phrase(phrase)).map(|(phrase, score)| {
            let further = self.words.len() - phrase.split(' ').count();
            score - 2 * i32::try_from(further).unwrap_or(0)
        });
        let has_affix = words.affixes.iter().any(|part| self.joined.starts_with(part) || self.joined.ends_with(part));
        phrases.max().unwrap_or(0).max(if has_affix { 55 } else { 0 })
    }

    fn has_any(&self, words: &[&str]) -> bool {
        words.contains(&&*self.joined) || self.words.iter().any(|word| words.contains(&&**word))
    }

    fn has_phrase(&self, phrase: &str) -> bool {
        let phrase: Vec<&str> = phrase.split(' ').collect();
        self.words.windows(phrase.len()).any(|window| window.iter().zip(&phrase).all(|(word, part)| word == part))
    }
}

/// True when the condition holds for at least half of all values.
pub fn at_least_half<T>(all: &[T], matches: impl Fn(&T) -> bool) -> bool {
    all.iter().filter(|value| matches(value)).count() * 2 >= all.len()
}

/// True when the condition holds for at least four fifths of all values, of which there is one at least.
pub fn at_least_four_fifths<T>(all: &[T], matches: impl Fn(&T) -> bool) -> bool {
    !all.is_empty() && all.iter().filter(|value| matches(value)).count() * 5 >= all.len() * 4
}
