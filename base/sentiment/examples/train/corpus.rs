//! Reads the sets: sets of others from the folder of the data, own sentences from the crate.

use std::{collections::BTreeMap, fs, path::Path};

use sentiment::Language;
use sha2::{Digest, Sha256};

use crate::Outcome;

/// Folds of the evaluation.
pub const FOLDS: u8 = 5;

/// Sets of other people whose license allows weights that were trained on them (see NOTICE).
pub const SETS: [&str; 6] = ["en_uci_yelp", "en_uci_amazon", "en_uci_imdb", "en_clothing", "en_nhs", "fr_spp"];
/// Sets that were written for this project.
pub const OWN: [&str; 4] = ["own_sentences_en", "own_sentences_fr", "more_sentences_en", "more_sentences_fr"];

/// A text with its label.
#[derive(Clone, Debug)]
pub struct Row {
    /// Set of the text.
    pub set: String,
    /// The text.
    pub text: String,
    /// Its language.
    pub language: Language,
    /// True for good, false for bad.
    pub is_good: bool,
    /// Fold of the evaluation.
    pub fold: u8,
}

/// Reads all sets for the polarity. Texts with three stars or with mixed feelings are left out.
pub fn polarity(data: &Path, own: &Path) -> Outcome<Vec<Row>> {
    let mut rows = Vec::new();
    for (folder, sets) in [(data, SETS.as_slice()), (own, OWN.as_slice())] {
        for set in sets {
            for record in records(&folder.join(format!("{set}.csv")))? {
                let field = |name: &str| record.get(name).map_or("", String::as_str);
                let is_good = match (field("stars"), field("label")) {
                    ("4" | "5", _) | (_, "pos") => true,
                    ("1" | "2", _) | (_, "neg") => false,
                    _ => continue,
                };
                rows.push(Row {
                    set: (*set).to_owned(),
                    text: field("text").to_owned(),
                    language: Language::of_code(field("lang")),
                    is_good,
                    fold: fold(field("text")),
                });
            }
        }
    }
    Ok(rows)
}

/// Reads texts with their language: own sentences, single sentences of the sets, texts in other languages.
pub fn languages(data: &Path, own: &Path) -> Outcome<Vec<(String, Language)>> {
    let mut texts = Vec::new();
    for row in polarity(data, own)? {
        // Long texts would drown the short ones that are hard.
        let sentences = row.text.split(['.', '!', '?', '\n']).filter(|part| part.len() > 3);
        let taken = if row.set.starts_with("en_clothing") || row.set.starts_with("en_nhs") { 1 } else { 4 };
        let is_sampled = row.set != "en_clothing" || row.fold == 0;
        texts.extend(sentences.take(taken).filter(|_| is_sampled).map(|part| (part.trim().to_owned(), row.language)));
    }
    let own_languages = ["langid.csv", "languages.csv"];
    for file in own_languages {
        for record in records(&own.join(file))? {
            let field = |name: &str| record.get(name).map_or("", String::as_str);
            texts.push((field("text").to_owned(), Language::of_code(field("label"))));
        }
    }
    Ok(texts)
}

/// Reads the rows of a file by the names of their columns.
pub fn records(path: &Path) -> Outcome<Vec<BTreeMap<String, String>>> {
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(csv::Reader::from_reader(text.as_bytes()).deserialize().collect::<Result<_, _>>()?)
}

/// Returns the fold of a text: equal texts are in one fold.
pub fn fold(text: &str) -> u8 {
    let normal = text.split_whitespace().collect::<Vec<_>>().join(" ");
    Sha256::digest(normal.as_bytes())[0] % FOLDS
}
