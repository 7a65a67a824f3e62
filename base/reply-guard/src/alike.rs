//! Finds replies that say nearly the same.

use std::collections::BTreeSet;

use sentiment::words::Words;

use crate::types::{Earlier, Location};

/// Words in a row that are compared.
const SHINGLE: usize = 5;
/// Share of the shorter text that has to be in the other one, in percent.
const MAX_OVERLAP: usize = 80;

/// Returns true when the draft has more than 80 % of its rows of five words in common with an earlier reply. Names of the
/// business and of the reviewers do not count, because templates fill them in.
pub(crate) fn is_too_alike(draft: &str, reviewer: &str, location: &Location, earlier: &[Earlier]) -> bool {
    let of_draft = shingles(draft, &[reviewer, location.name]);
    earlier.iter().any(|earlier| {
        let of_earlier = shingles(earlier.text, &[earlier.reviewer, location.name]);
        let shorter = of_draft.len().min(of_earlier.len());
        shorter > 0 && of_draft.intersection(&of_earlier).count() * 100 > shorter * MAX_OVERLAP
    })
}

/// Returns the rows of five words without the names; a shorter text is one row.
fn shingles(text: &str, names: &[&str]) -> BTreeSet<String> {
    let mut of_names = BTreeSet::new();
    for name in names {
        let name = Words::of(name);
        of_names.extend((0..name.len()).map(|at| name.word(at).to_owned()));
    }
    let words = Words::of(text);
    let words: Vec<&str> = (0..words.len()).map(|at| words.word(at)).filter(|word| !of_names.contains(*word)).collect();
    if words.is_empty() {
        return BTreeSet::new();
    }
    words.windows(SHINGLE.min(words.len())).map(|row| row.join(" ")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn replies_are_compared_by_rows_of_five_words_without_names() {
        let location = Location { name: "Corner Bakery", ..Location::default() };
        let thanks = "Thank you, Bob! The whole team of Corner Bakery is happy to read this and hopes to see you soon.";
        for (draft, expected) in [
            ("Thank you, Ann! The whole team of Corner Bakery is happy to read this and hopes to see you soon.", true),
            ("Thank you! The whole team is happy to read this and hopes to see you soon.", false),
            ("Thank you, Ann! The whole team of Corner Bakery is happy to read this and hopes to see you again.", true),
            ("Glad that you liked the croissants, we bake them at five in the morning.", false),
            ("", false),
        ] {
            let earlier = [Earlier { text: thanks, reviewer: "Bob Stone" }];
            assert_eq!(is_too_alike(draft, "Ann Lee", &location, &earlier), expected, "{draft}");
        }
        let earlier = [Earlier { text: "Thank you, Bob!", reviewer: "Bob" }];
        assert!(is_too_alike("Thank you Ann", "Ann", &location, &earlier), "short texts are compared as a whole");
    }
}
