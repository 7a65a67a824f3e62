//! Lists of phrases that name a topic, and where they are in a text.
//!
//! A phrase is words in folded form. `*` ends the beginning of a word, `#` is a number, `_` is any word, and `..` stands for
//! up to three words.

use std::{collections::HashMap, ops::Range};

use crate::words::Words;

/// Words that `..` stands for at most.
const MAX_GAP: usize = 3;
/// Characters of its first word that a phrase is filed under.
const KEY: usize = 3;

/// Sign that a phrase has by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// The phrase is good.
    Positive,
    /// The phrase is bad.
    Negative,
    /// The clause decides.
    None,
}

#[derive(Clone, Debug)]
enum Part {
    Word(Box<str>),
    Start(Box<str>),
    Number,
    Any,
    Gap,
}

#[derive(Clone, Debug)]
struct Phrase<T> {
    topic: T,
    sign: Sign,
    parts: Vec<Part>,
}

/// A phrase in a text.
#[derive(Clone, Debug, PartialEq)]
pub struct Mention<T> {
    /// Topic that it names.
    pub topic: T,
    /// Sign of the phrase.
    pub sign: Sign,
    /// Words of the phrase.
    pub range: Range<usize>,
}

/// List of phrases, filed by their first word.
#[derive(Clone, Debug)]
pub struct Phrases<T> {
    phrases: Vec<Phrase<T>>,
    by_start: HashMap<Box<str>, Vec<usize>>,
}

impl<T> Default for Phrases<T> {
    fn default() -> Self {
        Self { phrases: Vec::new(), by_start: HashMap::new() }
    }
}

impl<T: Copy + PartialEq> Phrases<T> {
    /// Adds a phrase. A phrase that starts with `_` or `..`, or has no words, is ignored.
    pub fn add(&mut self, topic: T, sign: Sign, phrase: &str) {
        let parts: Vec<Part> = phrase.split_whitespace().flat_map(part).collect();
        let start = match parts.first() {
            Some(Part::Word(word) | Part::Start(word)) => key(word),
            Some(Part::Number) => "#",
            _ => return,
        };
        self.by_start.entry(start.into()).or_default().push(self.phrases.len());
        self.phrases.push(Phrase { topic, sign, parts });
    }

    /// Returns the phrases of a text. A phrase inside a longer one of its topic does not count.
    pub fn mentions(&self, words: &Words) -> Vec<Mention<T>> {
        let mut mentions: Vec<Mention<T>> = Vec::new();
        for at in 0..words.len() {
            let keys = [Some(key(words.word(at))), is_number(words.word(at)).then_some("#")];
            for index in keys.into_iter().flatten().filter_map(|key| self.by_start.get(key)).flatten() {
                let Phrase { topic, sign, parts } = &self.phrases[*index];
                if let Some(end) = match_parts(parts, words, at) {
                    mentions.push(Mention { topic: *topic, sign: *sign, range: at..end });
                }
            }
        }
        let is_inside = |mention: &Mention<T>, other: &Mention<T>| {
            mention.topic == other.topic
                && other.range.start <= mention.range.start
                && mention.range.end <= other.range.end
                && (mention.range != other.range || (mention.sign == Sign::None && other.sign != Sign::None))
        };
        let longest: Vec<Mention<T>> = mentions
            .iter()
            .filter(|mention| !mentions.iter().any(|other| is_inside(mention, other)))
            .cloned()
            .collect();
        longest
    }
}

/// Reads a word of a phrase: its own form and, after an apostrophe or a hyphen, further words.
fn part(word: &str) -> Vec<Part> {
    match word {
        "#" => vec![Part::Number],
        "_" => vec![Part::Any],
        ".." => vec![Part::Gap],
        _ => {
            let is_start = word.ends_with('*');
            let words = Words::of(word);
            let last = words.len().saturating_sub(1);
            let part = |at: usize| {
                let word = Box::from(words.word(at));
                if is_start && at == last { Part::Start(word) } else { Part::Word(word) }
            };
            (0..words.len()).map(part).collect()
        }
    }
}

fn key(word: &str) -> &str {
    word.char_indices().nth(KEY).map_or(word, |(end, _)| &word[..end])
}

/// Returns the end of the words that the parts match from a position on.
fn match_parts(parts: &[Part], words: &Words, at: usize) -> Option<usize> {
    let Some((part, rest)) = parts.split_first() else { return Some(at) };
    if matches!(part, Part::Gap) {
        return (at..=at + MAX_GAP).find_map(|next| match_parts(rest, words, next));
    }
    let word = words.word(at);
    let is_match = match part {
        Part::Word(expected) => word == &**expected,
        Part::Start(start) => word.starts_with(&**start),
        Part::Number => is_number(word),
        Part::Any | Part::Gap => at < words.len(),
    };
    if is_match { match_parts(rest, words, at + 1) } else { None }
}

/// Returns true for digits and for numbers that people write out when they count time or money.
fn is_number(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_digit())
        || matches!(
            word,
            "two"
                | "three"
                | "four"
                | "five"
                | "six"
                | "seven"
                | "eight"
                | "nine"
                | "ten"
                | "eleven"
                | "twelve"
                | "fifteen"
                | "twenty"
                | "thirty"
                | "forty"
                | "fifty"
                | "sixty"
                | "ninety"
                | "hundred"
                | "several"
                | "many"
                | "deux"
                | "trois"
                | "quatre"
                | "cinq"
                | "sept"
                | "huit"
                | "neuf"
                | "dix"
                | "onze"
                | "douze"
                | "quinze"
                | "vingt"
                | "trente"
                | "quarante"
                | "cinquante"
                | "soixante"
                | "cent"
                | "plusieurs"
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matches(phrase: &str, text: &str) -> Vec<(usize, usize)> {
        let mut phrases = Phrases::default();
        phrases.add(0, Sign::None, phrase);
        phrases.mentions(&Words::of(text)).into_iter().map(|mention| (mention.range.start, mention.range.end)).collect()
    }

    #[test]
    fn a_phrase_matches_words_beginnings_numbers_and_gaps() {
        for (phrase, text, expected) in [
            ("queue*", "Queues, queue!", vec![(0, 1), (1, 2)]),
            ("queue", "Queues", vec![]),
            ("# minutes", "We waited 40 minutes, forty minutes", vec![(2, 4), (4, 6)]),
            ("told .. off", "She told my poor son off", vec![(1, 6)]),
            ("told .. off", "She told me and my poor son off", vec![]),
            ("told _ off", "She told me off", vec![(1, 4)]),
            ("l'heure", "Pile à l’heure", vec![(2, 4)]),
            ("_ any", "any any", vec![]),
            ("", "any", vec![]),
        ] {
            assert_eq!(matches(phrase, text), expected, "{phrase} in {text}");
        }
    }

    #[test]
    fn the_longest_phrase_of_a_topic_counts() {
        let mut phrases = Phrases::default();
        phrases.add('p', Sign::Negative, "cher");
        phrases.add('p', Sign::Positive, "pas cher");
        phrases.add('p', Sign::None, "cher");
        phrases.add('q', Sign::None, "cher");
        let mentions = phrases.mentions(&Words::of("pas cher"));
        assert_eq!(
            mentions.iter().map(|mention| (mention.topic, mention.sign)).collect::<Vec<_>>(),
            [('p', Sign::Positive), ('q', Sign::None)]
        );
    }
}
