//! Splits a text into clauses, each with one feeling.

use std::ops::Range;

use crate::words::{Gap, Words};

/// Minimum number of words on both sides of an "and" that separates clauses.
const MIN_WORDS: usize = 3;

/// Returns the words of each clause. Clauses end at commas and stops, before "but" and its kind, and at an "and" between
/// longer parts.
pub fn clauses(words: &Words) -> Vec<Range<usize>> {
    let mut starts: Vec<usize> =
        (0..words.len()).filter(|at| words.gap(*at) > Gap::Space || is_contrast(words.word(*at))).collect();
    let mut joined: Vec<usize> = Vec::new();
    for at in 0..words.len() {
        if is_and(words.word(at)) {
            let before = starts.iter().chain(&joined).filter(|start| **start <= at).max().copied().unwrap_or(0);
            let after = starts.iter().find(|start| **start > at).copied().unwrap_or(words.len());
            if at - before >= MIN_WORDS && after - at > MIN_WORDS {
                joined.push(at);
            }
        }
    }
    starts.extend(joined);
    starts.sort_unstable();
    let ends = starts.iter().skip(1).copied().chain([words.len()]);
    starts.iter().copied().zip(ends).map(|(start, end)| start..end).collect()
}

fn is_contrast(word: &str) -> bool {
    matches!(
        word,
        "but"
            | "yet"
            | "although"
            | "though"
            | "however"
            | "while"
            | "whereas"
            | "except"
            | "despite"
            | "shame"
            | "mais"
            | "cependant"
            | "pourtant"
            | "malgre"
            | "quoique"
            | "sauf"
            | "dommage"
            | "toutefois"
            | "alors"
            | "meme"
    )
}

fn is_and(word: &str) -> bool {
    matches!(word, "and" | "et")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clause_ends_at_a_stop_a_contrast_and_a_joining_word() {
        for (text, expected) in [
            ("", vec![]),
            ("Good food", vec!["Good food"]),
            ("Good food, slow service.", vec!["Good food", "slow service"]),
            ("The food was good but we waited", vec!["The food was good", "but we waited"]),
            ("Clean and quiet rooms", vec!["Clean and quiet rooms"]),
            ("The bread was warm and the waiter was rude", vec!["The bread was warm", "and the waiter was rude"]),
        ] {
            let words = Words::of(text);
            let parts: Vec<&str> = clauses(&words).iter().map(|range| &text[words.span(range)]).collect();
            assert_eq!(parts, expected, "{text}");
        }
    }
}
