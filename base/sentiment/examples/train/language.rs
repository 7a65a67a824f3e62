//! Trains the detection of the language.

use sentiment::{
    Language,
    features::{Buckets, add_language_ngrams, known_words},
    model::Model,
    weights::Quantized,
    words::Words,
};

use crate::fit::{Example, Fit, fit};

/// Buckets of the n-grams of each language.
pub const BUCKETS: usize = 2_600;
/// Trust in the examples.
const C: f64 = 8.0;
/// Most words of the beginnings of sentences that are further examples.
const BEGINNING: usize = 3;

/// Trains the languages of the model.
pub fn train(model: &mut Model, texts: &[(String, Language)]) {
    let mut examples: Vec<(Example, Language)> = Vec::new();
    let mut buckets = Buckets::new(BUCKETS);
    for (text, language) in texts {
        let ends = text.match_indices(' ').map(|(at, _)| at).nth(BEGINNING - 1);
        for part in
            [Some(text.as_str()), ends.map(|end| &text[..end]), ends.map(|end| &text[end..])].into_iter().flatten()
        {
            let words = Words::of(part);
            buckets.clear();
            add_language_ngrams(&words, &mut buckets);
            let value = buckets.value();
            let dense = known_words(&model.lexicon, &words).to_vec();
            examples.push((
                Example {
                    buckets: buckets.list.iter().map(|bucket| (*bucket, value)).collect(),
                    dense,
                    label: 0.0,
                    weight: 1.0,
                },
                *language,
            ));
        }
    }
    let count = |language| examples.iter().filter(|(_, example_language)| *example_language == language).count();
    let counts = Language::ALL.map(count);
    let fits = Language::ALL.map(|language| {
        let of_class = examples.iter().map(|(example, example_language)| {
            let label = if *example_language == language { 1.0 } else { 0.0 };
            Example {
                label,
                weight: examples.len() as f64 / 3.0 / counts[*example_language as usize] as f64,
                ..example.clone()
            }
        });
        fit(&of_class.collect::<Vec<_>>(), BUCKETS, 2, C)
    });
    let together = Quantized::of(&fits.iter().flat_map(|fit| fit.ngrams.iter().copied()).collect::<Vec<_>>());
    model.weights.language_scale = together.scale;
    for (at, Fit { dense, bias, .. }) in fits.iter().enumerate() {
        model.weights.languages[at] = together.steps[at * BUCKETS..(at + 1) * BUCKETS].to_vec();
        model.weights.language_bias[at] = *bias as f32;
        model.weights.known_words[at] = [dense[0] as f32, dense[1] as f32];
    }
}
