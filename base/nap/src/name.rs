//! Comparison of the names of a business. The first rule that fits decides:
//!
//! 1. equal;
//! 2. the same words in any order, or equal without spaces: another spelling, or another legal form;
//! 3. the same words in the other language;
//! 4. a typing error;
//! 5. a shared distinctive word (neither the kind of business nor the city): added, missing or changed words;
//! 6. equal without the words for the kind of business and the city;
//! 7. one is the beginning of the other, without spaces.

mod words;

use self::words::Name;
use crate::tables::{is_generic, is_trade, name_word, translation};
use crate::types::{Comparison, Reason, compare_presence};
use crate::typos::{Pairs, are_typos, is_typo, pair_words};
use crate::words::{Piece, pieces};

/// Minimum number of letters of distinctive words that outweigh other words.
const MIN_SHARED_LETTERS: usize = 5;
/// Minimum number of letters of a name that is the beginning of another.
const MIN_BEGINNING: usize = 6;
/// Minimum number of letters by which the other name is longer.
const MIN_ENDING: usize = 4;

/// Compares two names. `localities` are the cities of both sides.
pub fn compare_names(reference: &str, listing: &str, localities: &[&str]) -> Comparison {
    if let Some(comparison) = compare_presence(reference, listing) {
        return comparison;
    }
    let (a, b) = (Name::of(reference), Name::of(listing));
    if a.words.is_empty() || b.words.is_empty() {
        return Comparison::mismatch(Reason::Different);
    }
    if a.has_same_words(&b) {
        return if a.legal_forms == b.legal_forms {
            Comparison::SPELLING
        } else {
            Comparison::variant(9, Reason::LegalForm)
        };
    }
    let (a, b) = (a.translated(), b.translated());
    if is_permutation(&a, &b) {
        return Comparison::variant(9, Reason::Translated);
    }
    if are_typos(&a, &b, is_close) {
        return Comparison::variant(8, Reason::Typo);
    }
    let cities = city_words(localities);
    let cities: Vec<&str> = cities.iter().map(String::as_str).collect();
    pair_words(&a, &b, is_close)
        .and_then(|pairs| compare_shared(&pairs, &cities))
        .or_else(|| compare_strong(&a, &b, &cities))
        .or_else(|| compare_beginnings(&a.concat(), &b.concat()))
        .unwrap_or(Comparison::mismatch(Reason::Different))
}

/// Rule 5: a shared distinctive word. Words behind it weigh less when they are generic or name the city.
fn compare_shared(pairs: &Pairs, cities: &[&str]) -> Option<Comparison> {
    let is_weak = |word: &&str| is_generic(word) || cities.contains(word);
    let strong = |words: &[&str]| words.iter().filter(|word| !is_weak(word)).count();
    let shared: Vec<&str> = pairs.shared.iter().copied().filter(|word| !is_weak(word)).collect();
    if shared.is_empty() {
        return None;
    }
    let (only_a, only_b) = (&pairs.only_a, &pairs.only_b);
    let (strong_a, strong_b) = (strong(only_a), strong(only_b));
    let has_trade = |words: &[&str]| words.iter().any(|word| is_trade(word));
    let letters: usize = shared.iter().map(|word| word.chars().count()).sum();
    let tenths = |strong: usize| if strong == 0 { 8 } else { 6 };
    Some(if only_a.is_empty() {
        Comparison::variant(tenths(strong_b), Reason::DescriptorAdded)
    } else if only_b.is_empty() {
        Comparison::incomplete(tenths(strong_a), Reason::Shortened)
    } else if has_trade(only_a) && has_trade(only_b) {
        Comparison::variant(4, Reason::TradeChanged)
    } else if strong_a + strong_b == 0 {
        Comparison::variant(7, Reason::DescriptorChanged)
    } else if shared.len() > strong_a.max(strong_b) || strong_a.min(strong_b) == 0 && letters >= MIN_SHARED_LETTERS {
        Comparison::variant(5, Reason::Partly)
    } else {
        return None;
    })
}

/// Rule 6: equal, or mistyped, without the words for the kind of business and the city.
fn compare_strong(a: &[&str], b: &[&str], cities: &[&str]) -> Option<Comparison> {
    let is_strong = |word: &&&str| !is_generic(word) && !cities.contains(word);
    let strong = |words: &[&str]| words.iter().filter(is_strong).copied().collect::<String>();
    let (a, b) = (strong(a), strong(b));
    (!a.is_empty() && (a == b || is_typo(&a, &b))).then_some(Comparison::variant(7, Reason::DescriptorChanged))
}

/// Rule 7: one is the beginning of the other.
fn compare_beginnings(a: &str, b: &str) -> Option<Comparison> {
    let (letters_a, letters_b) = (a.chars().count(), b.chars().count());
    if letters_a.min(letters_b) < MIN_BEGINNING || letters_a.abs_diff(letters_b) < MIN_ENDING {
        None
    } else if b.starts_with(a) {
        Some(Comparison::variant(6, Reason::DescriptorAdded))
    } else if a.starts_with(b) {
        Some(Comparison::incomplete(6, Reason::Shortened))
    } else {
        None
    }
}

/// Returns true for a typing error or a final s.
fn is_close(a: &str, b: &str) -> bool {
    let is_plural = |long: &str, short: &str| long.strip_suffix('s') == Some(short);
    is_plural(a, b) || is_plural(b, a) || is_typo(a, b)
}

fn is_permutation(a: &[&str], b: &[&str]) -> bool {
    let (mut a, mut b) = (a.to_vec(), b.to_vec());
    a.sort_unstable();
    b.sort_unstable();
    a == b
}

/// Returns the words of the cities, as names have them.
fn city_words(localities: &[&str]) -> Vec<String> {
    let words = localities.iter().flat_map(|city| pieces(city));
    let words = words.filter_map(|piece| if let Piece::Word(word) = piece { Some(word) } else { None });
    words.map(|word| translation(name_word(&word)).to_owned()).collect()
}

#[cfg(test)]
mod tests;
