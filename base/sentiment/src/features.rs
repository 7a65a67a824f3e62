//! Features of a text that the weights belong to. A change here needs new weights.

use std::ops::Range;

use crate::{
    hash::Hash, lexicon::Lexicon, negation::is_reversed, phrases::Sign, preparation::Prepared, types::Language,
    weights::LEXICON_FEATURES, words::Words,
};

/// Kinds of n-grams, each with hashes of its own.
mod kind {
    pub(super) const WORD: u32 = 0;
    pub(super) const PAIR: u32 = 1;
    pub(super) const PART: u32 = 2;
    pub(super) const NEGATED: u32 = 3;
    pub(super) const LANGUAGE_WORD: u32 = 4;
    pub(super) const LANGUAGE_PART: u32 = 5;
}

/// Lengths of the parts of words that the polarity looks at, in bytes.
const PARTS: Range<usize> = 3..6;
/// Lengths of the parts of words that the language looks at, in characters.
const LANGUAGE_PARTS: Range<usize> = 1..5;
/// Words of a text that the language looks at.
const LANGUAGE_WORDS: usize = 60;
/// Factor of the features from the lexicons, which makes up for the regularization of their weights.
const LEXICON_FACTOR: f32 = 3.0;

/// Distinct buckets of the n-grams of a text.
#[derive(Clone, Debug)]
pub struct Buckets {
    count: u32,
    seen: Vec<u64>,
    /// Buckets in the order of their first n-gram.
    pub list: Vec<u32>,
}

impl Buckets {
    /// Starts without any of `count` buckets.
    pub fn new(count: usize) -> Self {
        Self { count: count as u32, seen: vec![0; count.div_ceil(64)], list: Vec::new() }
    }

    /// Removes all buckets.
    pub fn clear(&mut self) {
        for bucket in self.list.drain(..) {
            if let Some(bits) = self.seen.get_mut(bucket as usize / 64) {
                *bits = 0;
            }
        }
    }

    /// Returns the value of each bucket, so that a text has the length 1.
    pub fn value(&self) -> f32 {
        1.0 / (self.list.len().max(1) as f32).sqrt()
    }

    fn add(&mut self, hash: Hash) {
        let bucket = hash.bucket(self.count);
        let bit = 1 << (bucket % 64);
        if let Some(bits) = self.seen.get_mut(bucket / 64).filter(|bits| **bits & bit == 0) {
            *bits |= bit;
            self.list.push(bucket as u32);
        }
    }
}

/// Adds the n-grams of a range of words: words, pairs of words, parts of words, and words that a negation reverses.
pub fn add_ngrams(words: &Words, negated: &[bool], range: &Range<usize>, buckets: &mut Buckets) {
    for at in range.clone() {
        let word = words.word(at).as_bytes();
        buckets.add(Hash::seed(kind::WORD).with(word));
        if at + 1 < range.end {
            buckets.add(Hash::seed(kind::PAIR).with(word).with(b" ").with(words.word(at + 1).as_bytes()));
        }
        if negated.get(at).is_some_and(|is_negated| *is_negated) {
            buckets.add(Hash::seed(kind::NEGATED).with(word));
        }
        let padded = |at: usize| if at == 0 || at > word.len() { b' ' } else { word[at - 1] };
        let length = word.len() + 2;
        for start in 0..length.saturating_sub(PARTS.start - 1).max(1) {
            let mut hash = Hash::seed(kind::PART);
            for end in start..length.min(start + PARTS.end - 1) {
                hash = hash.with(&[padded(end)]);
                if PARTS.contains(&(end + 1 - start)) {
                    buckets.add(hash);
                }
            }
        }
    }
}

/// Returns mean, sum of the positive, sum of the negative, and smallest plus largest value of the words in a range, for
/// "pattern" and for VADER; then good phrases, bad phrases and their difference. A negation reverses values.
pub fn lexicon_features(lexicon: &Lexicon, text: &Prepared, range: &Range<usize>) -> [f32; LEXICON_FEATURES] {
    let mut pattern = Summary::default();
    let mut vader = Summary::default();
    for at in range.clone() {
        let Some(values) = lexicon.values(text.language, text.words.word(at)) else { continue };
        let sign = if text.negated.get(at).is_some_and(|is_negated| *is_negated) { -1.0 } else { 1.0 };
        pattern.add(sign * values.pattern);
        vader.add(sign * values.vader);
    }
    let (mut good, mut bad) = (0.0, 0.0);
    for mention in
        text.mentions.iter().filter(|mention| range.start <= mention.range.start && mention.range.end <= range.end)
    {
        let is_reversed = is_reversed(&text.words, &text.negated, &mention.range);
        match (mention.sign, is_reversed) {
            (Sign::Positive, false) | (Sign::Negative, true) => good += 1.0,
            (Sign::Negative, false) | (Sign::Positive, true) => bad += 1.0,
            (Sign::None, _) => {}
        }
    }
    let mut features = [0.0; LEXICON_FEATURES];
    let of_phrases = [damped(good), damped(bad), damped(good - bad)];
    let all = pattern.features().into_iter().chain(vader.features()).chain(of_phrases);
    features.iter_mut().zip(all).for_each(|(feature, value)| *feature = value * LEXICON_FACTOR);
    features
}

#[derive(Default)]
struct Summary {
    count: f32,
    positive: f32,
    negative: f32,
    smallest: f32,
    largest: f32,
}

impl Summary {
    fn add(&mut self, value: f32) {
        if value == 0.0 {
            return;
        }
        self.count += 1.0;
        self.positive += value.max(0.0);
        self.negative += value.min(0.0);
        self.smallest = self.smallest.min(value);
        self.largest = self.largest.max(value);
    }

    fn features(&self) -> [f32; 4] {
        let mean = (self.positive + self.negative) / self.count.max(1.0);
        [mean, damped(self.positive), damped(self.negative), self.smallest + self.largest]
    }
}

/// Lets the sums of long texts grow slowly.
fn damped(sum: f32) -> f32 {
    sum / (1.0 + sum.abs()).sqrt()
}

/// Adds the words of a text and the parts of its words, with their accents. They tell languages apart.
pub fn add_language_ngrams(words: &Words, buckets: &mut Buckets) {
    let mut padded: Vec<char> = Vec::new();
    let mut utf8 = [0; 4];
    for at in 0..words.len().min(LANGUAGE_WORDS) {
        padded.clear();
        padded.push(' ');
        padded.extend(words.written(at).chars().flat_map(char::to_lowercase));
        padded.push(' ');
        let whole = padded
            .iter()
            .fold(Hash::seed(kind::LANGUAGE_WORD), |hash, c| hash.with(c.encode_utf8(&mut utf8).as_bytes()));
        buckets.add(whole);
        for start in 0..padded.len() {
            let mut hash = Hash::seed(kind::LANGUAGE_PART);
            for (before, c) in padded[start..].iter().take(LANGUAGE_PARTS.end - 1).enumerate() {
                hash = hash.with(c.encode_utf8(&mut utf8).as_bytes());
                if LANGUAGE_PARTS.contains(&(before + 1)) {
                    buckets.add(hash);
                }
            }
        }
    }
}

/// Returns the shares of the words that are in the English and the French lexicon.
pub fn known_words(lexicon: &Lexicon, words: &Words) -> [f32; 2] {
    let count = words.len().min(LANGUAGE_WORDS);
    [Language::English, Language::French].map(|language| {
        let known_count = (0..count).filter(|at| lexicon.values(language, words.word(*at)).is_some()).count();
        known_count as f32 / count.max(1) as f32
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexicon::Values;

    #[test]
    fn a_text_has_words_pairs_parts_and_reversed_words() {
        let words = Words::of("not bad");
        let mut buckets = Buckets::new(50_000);
        add_ngrams(&words, &[false, true], &(0..2), &mut buckets);
        // Two words, one pair, one reversed word, and of each " xxx " three parts of 3, two of 4 and one of 5.
        assert_eq!(buckets.list.len(), 2 + 1 + 1 + 6 + 6);
        let once = buckets.list.len();
        add_ngrams(&words, &[false, true], &(0..2), &mut buckets);
        assert_eq!(buckets.list.len(), once, "buckets are distinct");
        buckets.clear();
        add_ngrams(&words, &[], &(0..2), &mut buckets);
        assert_eq!(buckets.list.len(), once - 1);
    }

    #[test]
    fn a_negation_reverses_the_values_of_the_lexicon() {
        let entry = |word: &str, pattern| (word.to_owned(), Values { pattern, vader: 0.0 });
        let packed = Lexicon::encode(&[entry("bad", -0.8), entry("nice", 0.6)], &[]);
        let lexicon = Lexicon::decode(&packed).unwrap();
        let features = |negated: &[bool]| {
            let (words, negated) = (Words::of("nice bad"), negated.to_vec());
            let text = Prepared { words, negated, language: Language::English, mentions: Vec::new() };
            lexicon_features(&lexicon, &text, &(0..2))[0]
        };
        assert!(features(&[false, false]) < 0.0);
        assert!(features(&[false, true]) > 0.0);
    }
}
