//! Detects replies that are near duplicates of other replies of the location.

use std::collections::BTreeSet;

use sentiment::words::Words;

use crate::types::{EarlierReply, Location};

/// Number of consecutive words in a shingle.
const SHINGLE_WORDS: usize = 5;
/// Maximum percentage of the shingles of the shorter text that the other text may contain.
const MAX_OVERLAP_PERCENT: usize = 80;

/// Returns true when the draft and an earlier reply share more than 80 % of the shingles of the shorter one. The names
/// of the business and of the reviewers are ignored, because templates fill them in.
pub(crate) fn is_near_duplicate(draft: &str, reviewer: &str, location: &Location, earlier: &[EarlierReply]) -> bool {
    let draft_shingles = shingles(draft, &[reviewer, location.name]);
    earlier.iter().any(|reply| {
        let reply_shingles = shingles(reply.text, &[reply.reviewer, location.name]);
        let shorter = draft_shingles.len().min(reply_shingles.len());
        shorter > 0 && draft_shingles.intersection(&reply_shingles).count() * 100 > shorter * MAX_OVERLAP_PERCENT
    })
}

/// Returns the shingles of a text: its sequences of five consecutive words, after the words of `names` are removed. A
/// text of fewer words is a single shingle.
fn shingles(text: &str, names: &[&str]) -> BTreeSet<String> {
    let mut name_words = BTreeSet::new();
    for name in names {
        let name = Words::of(name);
        name_words.extend((0..name.len()).map(|at| name.word(at).to_owned()));
    }
    let words = Words::of(text);
    let words: Vec<&str> =
        (0..words.len()).map(|at| words.word(at)).filter(|word| !name_words.contains(*word)).collect();
    if words.is_empty() {
        return BTreeSet::new();
    }
    words.windows(SHINGLE_WORDS.min(words.len())).map(|window| window.join(" ")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn replies_are_compared_by_shingles_without_names() {
        let location = Location { name: "Corner Bakery", ..Location::default() };
        let thanks = "Thank you, Bob! The whole team of Corner Bakery is happy to read this and hopes to see you soon.";
        for (draft, expected) in [
            ("Thank you, Ann! The whole team of Corner Bakery is happy to read this and hopes to see you soon.", true),
            ("Thank you! The whole team is happy to read this and hopes to see you soon.", false),
            ("Thank you, Ann! The whole team of Corner Bakery is happy to read this and hopes to see you again.", true),
            ("Glad that you liked the croissants, we bake them at five in the morning.", false),
            ("", false),
        ] {
            let earlier = [EarlierReply { text: thanks, reviewer: "Bob Stone" }];
            assert_eq!(is_near_duplicate(draft, "Ann Lee", &location, &earlier), expected, "{draft}");
        }
        let earlier = [EarlierReply { text: "Thank you, Bob!", reviewer: "Bob" }];
        assert!(is_near_duplicate("Thank you Ann", "Ann", &location, &earlier), "short texts are compared as a whole");
    }
}
