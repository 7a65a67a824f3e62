//! Trains the polarity.

use std::collections::BTreeMap;

use sentiment::{
    Language,
    features::{Buckets, add_ngrams, lexicon_features},
    lexicon::Lexicon,
    model::Model,
    weights::{FIXED_BYTES, LEXICON_FEATURES, MAX_BYTES, Quantized},
};

use crate::{
    corpus::Row,
    fit::{Example, fit},
    language,
};

/// Buckets of the n-grams: all bytes that the languages leave.
pub const BUCKETS: usize = MAX_BYTES - FIXED_BYTES - 3 * language::BUCKETS;
/// Trust in the examples.
const C: f64 = 4.0;

/// Trains the polarity of the model on these rows.
pub fn train(model: &mut Model, rows: &[Row]) {
    let examples = examples(&model.lexicon, rows);
    let fit = fit(&examples, BUCKETS, LEXICON_FEATURES, C);
    model.weights.polarity = Quantized::of(&fit.ngrams);
    model.weights.bias = fit.bias as f32;
    for (weight, fitted) in model.weights.lexicon.iter_mut().zip(&fit.dense) {
        *weight = *fitted as f32;
    }
}

fn examples(lexicon: &Lexicon, rows: &[Row]) -> Vec<Example> {
    let plain = Model { lexicon: lexicon.clone(), ..Model::default() };
    let mut buckets = Buckets::new(BUCKETS);
    let weights = weights(rows);
    let example = |(row, weight): (&Row, f64)| {
        let text = plain.prepare(&row.text, Some(row.language));
        let all = 0..text.words.len();
        buckets.clear();
        add_ngrams(&text.words, &text.negated, &all, &mut buckets);
        let value = buckets.value();
        let dense = lexicon_features(lexicon, &text, &all).to_vec();
        let buckets = buckets.list.iter().map(|bucket| (*bucket, value)).collect();
        Example { buckets, dense, label: f64::from(u8::from(row.is_good)), weight }
    };
    rows.iter().zip(weights).map(example).collect()
}

/// Returns the set that a row is weighted with: files of own sentences in one language are one set.
fn set(row: &Row) -> &str {
    match (row.set.contains("sentences"), row.language) {
        (false, _) => &row.set,
        (true, Language::French) => "own_fr",
        (true, _) => "own_en",
    }
}

/// Gives every set the same weight, and good and bad texts of a language the same weight; 1 in the mean.
fn weights(rows: &[Row]) -> Vec<f64> {
    let mut of_set: BTreeMap<&str, f64> = BTreeMap::new();
    for row in rows {
        *of_set.entry(set(row)).or_default() += 1.0;
    }
    let mut weights: Vec<f64> = rows.iter().map(|row| 1.0 / of_set[set(row)]).collect();
    let class = |row: &Row| (row.language == Language::French, row.is_good);
    let mut of_class: BTreeMap<(bool, bool), f64> = BTreeMap::new();
    for (row, weight) in rows.iter().zip(&weights) {
        *of_class.entry(class(row)).or_default() += weight;
    }
    let in_language = |is_french: bool| {
        of_class
            .iter()
            .filter(|((example_is_french, _), _)| *example_is_french == is_french)
            .map(|(_, w)| w)
            .sum::<f64>()
    };
    let totals = [in_language(false), in_language(true)];
    for (row, weight) in rows.iter().zip(&mut weights) {
        let class = class(row);
        *weight *= totals[usize::from(class.0)] / of_class[&class];
    }
    let mean = weights.iter().sum::<f64>() / weights.len() as f64;
    weights.into_iter().map(|weight| weight / mean).collect()
}
