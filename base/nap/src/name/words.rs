//! Words of a name, prepared for comparison.

use crate::tables::{cardinal, is_legal_form, is_name_stop_word, name_word, translation};
use crate::words::{Piece, pieces};

/// Name of a business.
pub(super) struct Name {
    /// Words without articles and legal forms, in their usual spelling.
    pub words: Vec<String>,
    /// Legal forms at both ends, sorted.
    pub legal_forms: Vec<String>,
}

impl Name {
    /// Reads a name. Articles, prepositions and conjunctions are left out, unless there is no other word; single letters
    /// in a row are one word; numbers up to twelve are digits.
    pub fn of(text: &str) -> Self {
        let all = joined_letters(&pieces(text));
        let has_others = all.iter().any(|word| !is_name_stop_word(word));
        let mut words: Vec<String> = all
            .into_iter()
            .filter(|word| !(has_others && is_name_stop_word(word)))
            .map(|word| name_word(cardinal(&word).unwrap_or(&word)).to_owned())
            .collect();
        let legal_forms = taken_legal_forms(&mut words);
        Self { words, legal_forms }
    }

    /// Returns true for equal words in any order, or equal letters without spaces.
    pub fn has_same_words(&self, other: &Self) -> bool {
        let sorted = |words: &[String]| {
            let mut words = words.to_vec();
            words.sort_unstable();
            words
        };
        self.words.concat() == other.words.concat() || sorted(&self.words) == sorted(&other.words)
    }

    /// Returns the words with those of trades in English.
    pub fn translated(&self) -> Vec<&str> {
        self.words.iter().map(|word| translation(word)).collect()
    }
}

/// Returns the words, with runs of single letters joined: `a b c heating` is `abc heating`.
fn joined_letters(pieces: &[Piece]) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut is_letter_before = false;
    for piece in pieces {
        let (word, is_letter) = match piece {
            Piece::Word(word) => (word.as_str(), word.chars().count() == 1 && word.chars().all(char::is_alphabetic)),
            Piece::Elision(word) => (word.as_str(), false),
            Piece::Mark('&' | '+') => ("and", false),
            Piece::Mark(_) => continue,
        };
        match words.last_mut() {
            Some(last) if is_letter && is_letter_before => last.push_str(word),
            _ => words.push(word.to_owned()),
        }
        is_letter_before = is_letter;
    }
    words
}

/// Takes the legal forms off both ends; the only word of a name is none.
fn taken_legal_forms(words: &mut Vec<String>) -> Vec<String> {
    let is_form = |word: &String| is_legal_form(word);
    let last = words.iter().rposition(|word| !is_form(word)).map_or(1, |at| at + 1);
    let mut forms = words.split_off(last.min(words.len()));
    let first = words.iter().position(|word| !is_form(word)).unwrap_or(0);
    forms.extend(words.drain(..first));
    forms.sort_unstable();
    forms
}
