//! Packs the lexicons of "pattern" and VADER into the table of the program.

use std::{collections::BTreeMap, fs, path::Path};

use sentiment::{
    lexicon::{Entry, Lexicon, Values},
    words::Words,
};

use crate::Outcome;

/// Sums of the values of a word in each source, with their number.
type Sums = BTreeMap<String, [(f32, f32); 2]>;

/// Reads `pattern-en-sentiment.xml`, `vader_lexicon_en.txt` and the French ones, and packs them.
pub fn lexicon(folder: &Path) -> Outcome<Vec<u8>> {
    let read = |name: String| fs::read_to_string(folder.join(&name)).map_err(|error| format!("{name}: {error}"));
    let mut tables: Vec<Vec<Entry>> = Vec::new();
    for language in ["en", "fr"] {
        let mut sums = Sums::new();
        for line in read(format!("pattern-{language}-sentiment.xml"))?.lines() {
            if let (Some(word), Some(polarity)) = (attribute(line, "form"), attribute(line, "polarity")) {
                add(&mut sums, 0, word, polarity.trim().parse()?);
            }
        }
        let between = if language == "en" { "\t" } else { "->" };
        for line in read(format!("vader_lexicon_{language}.txt"))?.lines() {
            let Some((word, rest)) = line.split_once(between) else { continue };
            if let Ok(valence) = rest.split('\t').next().unwrap_or_default().trim().parse::<f32>() {
                add(&mut sums, 1, word, valence / 4.0);
            }
        }
        tables.push(sums.into_iter().map(|(word, sums)| (word, values(sums))).collect());
    }
    Ok(Lexicon::encode(&tables[0], &tables[1]))
}

fn attribute<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    line.split_once(&format!(" {name}=\""))?.1.split('"').next()
}

/// Adds the value of a single word; several spellings and senses of a folded word share it.
fn add(sums: &mut Sums, source: usize, word: &str, value: f32) {
    let words = Words::of(word);
    if words.len() == 1 && value != 0.0 && words.word(0).chars().any(|c| !c.is_ascii_digit()) {
        let (sum, count) = &mut sums.entry(words.word(0).to_owned()).or_default()[source];
        *sum += value;
        *count += 1.0;
    }
}

fn values([pattern, vader]: [(f32, f32); 2]) -> Values {
    let mean = |(sum, count): (f32, f32)| if count > 0.0 { sum / count } else { 0.0 };
    Values { pattern: mean(pattern), vader: mean(vader) }
}
