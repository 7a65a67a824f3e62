//! Five-fold figures: macro-F1 of good against bad, and the accuracy of the language.

use std::path::Path;

use sentiment::{lexicon::Lexicon, model::Model, words::Words};

use crate::{
    Outcome,
    corpus::{self, FOLDS, Row},
    language, polarity,
};

/// Counts of answers of a class: right, wrongly given, missed.
#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    right: f64,
    wrong: f64,
    missed: f64,
}

impl Counts {
    fn f1(self) -> f64 {
        2.0 * self.right / (2.0 * self.right + self.wrong + self.missed).max(1.0)
    }
}

/// Prints the figures.
pub fn run(lexicon: Lexicon, data: &Path, own: &Path) -> Outcome<()> {
    let rows = corpus::polarity(data, own)?;
    let mut model = Model { lexicon, ..Model::default() };
    let mut answers: Vec<(String, bool, f32)> = Vec::new();
    for fold in 0..FOLDS {
        let is_test = |row: &&Row| row.fold == fold && !row.set.contains("sentences");
        polarity::train(&mut model, &rows.iter().filter(|row| !is_test(row)).cloned().collect::<Vec<_>>());
        answers.extend(rows.iter().filter(is_test).map(|row| answer(&model, row)));
    }
    // Own sentences share clauses, so that they are never split: those of a language are tested without any of them.
    for own in ["_fr", "_en"] {
        let is_test = |row: &&Row| row.set.contains("sentences") && row.set.ends_with(own);
        polarity::train(&mut model, &rows.iter().filter(|row| !is_test(row)).cloned().collect::<Vec<_>>());
        answers.extend(rows.iter().filter(is_test).map(|row| answer(&model, row)));
    }
    let mut sets: Vec<&str> = answers.iter().map(|(set, ..)| set.as_str()).collect();
    sets.dedup();
    sets.sort_unstable();
    sets.dedup();
    for set in sets {
        println!("{set:<20} {:.3}", macro_f1(answers.iter().filter(|(example_set, ..)| example_set == set)));
    }
    println!(
        "{:<20} {:.3}",
        "short sentences",
        macro_f1(answers.iter().filter(|(example_set, ..)| example_set.starts_with("en_uci")))
    );

    let texts = corpus::languages(data, own)?;
    let (mut right, mut all) = (0.0_f64, 0.0_f64);
    let tested: Vec<_> = corpus::records(&own.join("langid.csv"))?;
    for fold in 0..FOLDS {
        let is_test = |text: &str| corpus::fold(text) == fold;
        let is_tested = |text: &str| tested.iter().any(|record| record["text"] == text) && is_test(text);
        language::train(&mut model, &texts.iter().filter(|(text, _)| !is_tested(text)).cloned().collect::<Vec<_>>());
        for record in tested.iter().filter(|record| is_test(&record["text"])) {
            let detected = model.language(&Words::of(&record["text"]));
            all += 1.0;
            if detected.code() == record["label"] {
                right += 1.0;
            } else {
                println!("  {} for {}", detected.code(), record["text"]);
            }
        }
    }
    println!("{:<20} {:.3}", "language", right / all);
    Ok(())
}

fn answer(model: &Model, row: &Row) -> (String, bool, f32) {
    let text = model.prepare(&row.text, Some(row.language));
    let score = model.score(&text, &(0..text.words.len()), &mut model.buckets());
    (row.set.clone(), row.is_good, score)
}

fn macro_f1<'a>(answers: impl Iterator<Item = &'a (String, bool, f32)>) -> f64 {
    let (mut good, mut bad) = (Counts::default(), Counts::default());
    for (_, is_good, score) in answers {
        match (*is_good, *score > 0.0) {
            (true, true) => good.right += 1.0,
            (false, false) => bad.right += 1.0,
            (true, false) => {
                good.missed += 1.0;
                bad.wrong += 1.0;
            }
            (false, true) => {
                bad.missed += 1.0;
                good.wrong += 1.0;
            }
        }
    }
    f64::midpoint(good.f1(), bad.f1())
}
