//! Finds words that a negation reverses.

use std::ops::Range;

use crate::words::{Gap, Words};

/// Words after a negation that it reverses.
const REACH: usize = 3;
/// Words between a French `ne` and the second part of its negation.
const MAX_BETWEEN: usize = 4;

/// Returns one value per word: true where a negation reverses the word.
///
/// A negation reverses the three words behind it, up to the next comma or stop. French `ne … pas` reverses the words in
/// between too, and `pas` the verb in front of it, because people leave out `ne`.
pub fn negated(words: &Words) -> Vec<bool> {
    let mut negated = vec![false; words.len()];
    let mut left = 0;
    for at in 0..words.len() {
        if words.gap(at) > Gap::Space {
            left = 0;
        }
        if left > 0 {
            negated[at] = true;
            left -= 1;
        }
        if is_negation(words, at) {
            left = REACH;
            let reaches_back = matches!(words.word(at), "pas" | "jamais" | "guere") && words.gap(at) == Gap::Space;
            if let Some(before) = at.checked_sub(1).filter(|_| reaches_back) {
                negated[before] = true;
            }
        }
    }
    negated
}

/// Returns true when a negation in front of a phrase reverses it. A phrase with a negation of its own is not reversed.
pub fn is_reversed(words: &Words, negated: &[bool], phrase: &Range<usize>) -> bool {
    negated.get(phrase.start).is_some_and(|is_negated| *is_negated) && !phrase.clone().any(|at| is_negation(words, at))
}

fn is_negation(words: &Words, at: usize) -> bool {
    match words.word(at) {
        "not" | "pas" | "non" => !matches!(words.word(at + 1), "only" | "just" | "seulement" | "que"),
        "no" | "never" | "nothing" | "nobody" | "none" | "neither" | "nor" | "without" | "cannot" | "cant" | "dont"
        | "doesnt" | "didnt" | "isnt" | "arent" | "wasnt" | "werent" | "couldnt" | "wont" | "wouldnt" | "shouldnt"
        | "hasnt" | "havent" | "hadnt" | "aint" | "hardly" | "barely" | "sans" | "ni" | "aucun" | "aucune"
        | "jamais" | "rien" | "guere" | "nul" | "nulle" => true,
        "plus" | "personne" => {
            (at.saturating_sub(MAX_BETWEEN)..at).any(|before| matches!(words.word(before), "ne" | "n"))
        }
        "ne" | "n" => (at + 1..=at + MAX_BETWEEN).any(|next| {
            matches!(words.word(next), "pas" | "plus" | "jamais" | "rien" | "aucun" | "aucune" | "guere" | "personne")
        }),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_negation_reverses_the_words_that_it_reaches() {
        for (text, expected) in [
            ("good food", ""),
            ("not bad at all", "bad at all"),
            ("I would not go there again really", "go there again"),
            ("no, good", ""),
            ("not only good", ""),
            ("couldn't fault it", "fault it"),
            ("pas mal", "mal"),
            ("je ne recommande pas ce garage", "recommande pas ce garage"),
            ("je recommande pas", "recommande"),
            ("plus propre que bien", ""),
            ("il n'y a plus de place", "y a plus de place"),
            ("rien à redire", "a redire"),
            ("sans problème", "probleme"),
        ] {
            let words = Words::of(text);
            let marks = negated(&words);
            let reversed: Vec<_> = (0..words.len()).filter(|at| marks[*at]).map(|at| words.word(at)).collect();
            assert_eq!(reversed.join(" "), expected, "{text}");
        }
    }
}
