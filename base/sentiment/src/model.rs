//! Weights and lexicon of the program, and the scores that they give.

use std::{ops::Range, sync::LazyLock};

use crate::{
    features::{Buckets, add_language_ngrams, add_ngrams, known_words, lexicon_features},
    lexicon::Lexicon,
    lists::list,
    negation::negated,
    preparation::Prepared,
    types::Language,
    weights::Weights,
    words::Words,
};

/// Weights that the training program wrote.
pub const WEIGHTS: &[u8] = include_bytes!("../data/weights.bin");
/// Packed lexicon that the training program wrote.
pub const LEXICON: &[u8] = include_bytes!("../data/lexicon.bin");

/// Maximum share of letters outside of the Latin script in an English or French text.
const MAX_FOREIGN_LETTERS: f32 = 0.5;

/// Weights and lexicon.
#[derive(Clone, Debug, Default)]
pub struct Model {
    /// Trained weights.
    pub weights: Weights,
    /// Polarity of words.
    pub lexicon: Lexicon,
}

static STANDARD: LazyLock<Model> = LazyLock::new(|| Model {
    weights: Weights::decode(WEIGHTS).unwrap_or_default(),
    lexicon: Lexicon::decode(LEXICON).unwrap_or_default(),
});

impl Model {
    /// Returns the model that is part of the program.
    pub fn standard() -> &'static Self {
        &STANDARD
    }

    /// Prepares a text; its language is detected unless it is known.
    pub fn prepare<'a>(&self, text: &'a str, language: Option<Language>) -> Prepared<'a> {
        let words = Words::of(text);
        let language = language.unwrap_or_else(|| self.language(&words));
        let negated = negated(&words);
        let mentions = list(language).map(|list| list.mentions(&words)).unwrap_or_default();
        Prepared { words, negated, language, mentions }
    }

    /// Returns the score of a range of words: log odds of good against bad.
    pub fn score(&self, text: &Prepared, range: &Range<usize>, buckets: &mut Buckets) -> f32 {
        buckets.clear();
        add_ngrams(&text.words, &text.negated, range, buckets);
        let steps = &self.weights.polarity.steps;
        let sum: i32 =
            buckets.list.iter().filter_map(|bucket| steps.get(*bucket as usize)).map(|s| i32::from(*s)).sum();
        let ngrams = self.weights.polarity.scale * buckets.value() * sum as f32;
        let features = lexicon_features(&self.lexicon, text, range);
        let of_lexicon: f32 =
            features.iter().zip(&self.weights.lexicon).map(|(feature, weight)| feature * weight).sum();
        self.weights.bias + ngrams + of_lexicon
    }

    /// Returns empty buckets for [`Model::score`], to be used for any number of texts.
    pub fn buckets(&self) -> Buckets {
        Buckets::new(self.weights.polarity.steps.len())
    }

    /// Returns the language of a text. A text without letters has another language.
    pub fn language(&self, words: &Words) -> Language {
        let scores = self.language_scores(words);
        let best = |a: &Language, b: &Language| scores[*a as usize].total_cmp(&scores[*b as usize]);
        Language::ALL.into_iter().max_by(best).unwrap_or(Language::Other)
    }

    /// Returns the log odds of each language, up to a constant.
    pub fn language_scores(&self, words: &Words) -> [f32; 3] {
        let (mut letters, mut foreign) = (0_u32, 0_u32);
        for c in (0..words.len()).flat_map(|at| words.written(at).chars()).filter(|c| c.is_alphabetic()) {
            letters += 1;
            foreign += u32::from(c > '\u{24F}');
        }
        if letters == 0 || foreign as f32 > MAX_FOREIGN_LETTERS * letters as f32 {
            return [0.0, 0.0, f32::MAX];
        }
        let mut buckets = Buckets::new(self.weights.languages[0].len());
        add_language_ngrams(words, &mut buckets);
        let known_shares = known_words(&self.lexicon, words);
        std::array::from_fn(|language| {
            let steps = &self.weights.languages[language];
            let sum: i32 =
                buckets.list.iter().filter_map(|bucket| steps.get(*bucket as usize)).map(|s| i32::from(*s)).sum();
            let shares: f32 =
                known_shares.iter().zip(&self.weights.known_words[language]).map(|(share, w)| share * w).sum();
            self.weights.language_bias[language] + sum as f32 * self.weights.language_scale * buckets.value() + shares
        })
    }
}

/// Returns a polarity between -1 and 1 for log odds of good against bad.
pub fn polarity(score: f32) -> f32 {
    (score / 2.0).tanh()
}
