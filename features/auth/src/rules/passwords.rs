//! Password rules. Pure.

use std::collections::BTreeSet;

use serde_json::{Map, Value};
use zxcvbn::{Match, Score, matching::patterns::MatchPattern, zxcvbn};

/// Minimum number of characters at which a password scores a point for its length.
const MIN_LENGTH: usize = 8;
/// Maximum length of a password in bytes, set by the protocol.
pub(crate) const MAX_PASSWORD_BYTES: usize = 72;
/// Minimum score of a password, out of 5.
const STRONG: usize = 3;
/// Minimum number of characters of a passphrase, which needs no mix of characters.
const PASSPHRASE: usize = 15;
/// Characters that the estimate of guesses looks at. Its time grows with the square of them, and with l33t it is 0.6 s for
/// 72 characters but under 0.1 s for these.
const JUDGED: usize = 32;
/// Common French passwords and their parts, the most common first. The estimate knows English ones only.
const FRENCH: &str = include_str!("french.txt");
/// Shorter names are parts of too much else.
const MIN_WORD_LENGTH: usize = 3;
/// Metadata fields that contain names.
const NAMES: [&str; 5] = ["first_name", "last_name", "full_name", "name", "company"];
/// Name of the product, which attackers guess first.
const PRODUCT: &str = "vitrine";

/// Reasons to refuse a password.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Weakness {
    /// Too short.
    Length,
    /// Too few kinds of characters for its length.
    Characters,
    /// Easy to guess, because of these parts of it. Without a part, because it is too short for what it is made of.
    Guessable(Vec<String>),
}

impl Weakness {
    /// Returns the protocol's word for the reason.
    pub(crate) fn reason(&self) -> &'static str {
        match self {
            Self::Length => "length",
            Self::Characters => "characters",
            Self::Guessable(_) => "pwned",
        }
    }

    /// Returns the reason as an English sentence. It quotes the guessable parts, so it must not be logged.
    pub(crate) fn message(&self, shortest: usize) -> String {
        match self {
            Self::Length => format!("Password should be at least {shortest} characters."),
            Self::Characters => "Please choose a stronger password.".into(),
            Self::Guessable(parts) => {
                let quoted: Vec<String> = parts.iter().map(|part| format!("“{part}”")).collect();
                match quoted.split_last() {
                    None => "This password is easy to guess. Make it longer.".into(),
                    Some((part, [])) => format!("{part} is easy to guess. Choose another password."),
                    Some((last, others)) => {
                        let others = others.join(", ");
                        format!("{others} and {last} are easy to guess. Choose another password.")
                    }
                }
            }
        }
    }
}

/// Returns why a password is refused, or `None` for a good one. It needs `shortest` characters. If it `must_be_strong`,
/// it must also be hard to guess for an attacker who knows `words` about its user, and either score [`STRONG`] points or be
/// a passphrase.
pub(crate) fn weakness(password: &str, words: &[String], shortest: usize, must_be_strong: bool) -> Option<Weakness> {
    let length = password.chars().count();
    if length < shortest {
        return Some(Weakness::Length);
    }
    if !must_be_strong {
        return None;
    }
    if strength(password) < STRONG && length < PASSPHRASE {
        return Some(Weakness::Characters);
    }
    guessable(password, words).map(Weakness::Guessable)
}

/// Returns the guessable parts of a password that is easy to guess.
fn guessable(password: &str, words: &[String]) -> Option<Vec<String>> {
    let judged: String = password.chars().take(JUDGED).collect();
    let dictionary: Vec<&str> = words.iter().map(String::as_str).chain(FRENCH.lines()).collect();
    let guesses = zxcvbn(&judged, &dictionary);
    if guesses.score() < Score::Three {
        return Some(parts(&guesses));
    }
    // The rest must be good by itself: "Dupont-1985!" is no password of Marie Dupont's.
    let unmatched = without_words(&guesses, words);
    let is_rest_weak = || {
        strength(&unmatched) < STRONG && unmatched.chars().count() < PASSPHRASE || guessable(&unmatched, &[]).is_some()
    };
    (unmatched != judged && is_rest_weak()).then(|| parts(&guesses))
}

/// Returns the guessable parts of a password: words, names, dates, rows of keys, repetitions.
fn parts(guesses: &zxcvbn::Entropy) -> Vec<String> {
    let mut parts = Vec::new();
    for part in guesses.sequence() {
        match part.pattern {
            // The cheapest split of "Summer2026!" is "Summer" and "2026!", which is no year.
            MatchPattern::BruteForce => {
                let pieces = part.token.split(|c: char| !c.is_alphanumeric());
                parts
                    .extend(pieces.filter(|piece| is_worth_a_word(piece) && zxcvbn(piece, &[]).score() == Score::Zero));
            }
            _ => parts.extend(Some(part.token.as_str()).filter(|part| is_worth_a_word(part))),
        }
    }
    let mut seen = BTreeSet::new();
    parts.into_iter().filter(|part| seen.insert(*part)).map(str::to_owned).collect()
}

fn is_worth_a_word(part: &str) -> bool {
    part.chars().count() >= MIN_WORD_LENGTH
}

/// One point each for length, upper case, lower case, a digit and a symbol, of any script, as the meter on the sign-up
/// page counts them. White space is no symbol.
fn strength(password: &str) -> usize {
    let has = |kind: fn(char) -> bool| password.chars().any(kind);
    [
        password.chars().count() >= MIN_LENGTH,
        has(char::is_uppercase),
        has(char::is_lowercase),
        has(char::is_numeric),
        has(|c| !c.is_alphanumeric() && !c.is_whitespace()),
    ]
    .into_iter()
    .filter(|point| *point)
    .count()
}

/// Returns a password without the words about its user: in any case, reversed, in l33t, or repeated.
fn without_words(guesses: &zxcvbn::Entropy, words: &[String]) -> String {
    let others = guesses.sequence().iter().filter(|part| !is_of_words(part, words));
    others.map(|part| part.token.as_str()).collect()
}

fn is_of_words(part: &Match, words: &[String]) -> bool {
    match &part.pattern {
        MatchPattern::Dictionary(word) => words.contains(&word.matched_word),
        MatchPattern::Repeat(repeated) => repeated.base_matches.iter().any(|part| is_of_words(part, words)),
        _ => false,
    }
}

/// Returns the words that a password must not be built from: the product's name, the user's names and the parts of the
/// email address, in lower case, with and without accents (ASVS 6.2.11).
pub(crate) fn own_words(email: &str, metadata: &Map<String, Value>) -> Vec<String> {
    let names = NAMES.iter().filter_map(|key| metadata.get(*key).and_then(Value::as_str));
    let (name, host) = email.split_once('@').unwrap_or((email, ""));
    let host = host.rsplit_once('.').map_or(host, |(host, _)| host);
    let mut words = vec![PRODUCT.to_owned(), name.to_lowercase()];
    for text in [name, host].into_iter().chain(names).flat_map(|text| [text.to_lowercase(), text::fold(text)]) {
        words.extend(text.split(|c: char| !c.is_alphabetic()).map(str::to_owned));
    }
    words.retain(|word| word.chars().count() >= MIN_WORD_LENGTH);
    words.sort_unstable();
    words.dedup();
    words
}

#[cfg(test)]
mod tests;
