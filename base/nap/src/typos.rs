//! Typing errors: one changed, added or missing letter or two swapped neighbors in words of 5 letters and more, two such
//! errors from 10 letters on (Damerau-Levenshtein distance). Digits are never typing errors.

use strsim::osa_distance;

/// Maximum length of a compared text, in bytes; the time of a comparison grows with the product of two lengths.
const MAX_BYTES: usize = 120;

/// Returns true for two words of which one may be the other, mistyped.
pub(crate) fn is_typo(a: &str, b: &str) -> bool {
    if a.len() > MAX_BYTES || b.len() > MAX_BYTES || a.len().abs_diff(b.len()) > 8 {
        return false;
    }
    let letters = a.chars().count().min(b.chars().count());
    let errors = match letters {
        0..5 => return false,
        5..10 => 1,
        _ => 2,
    };
    let digits = |text: &str| text.chars().filter(char::is_ascii_digit).collect::<String>();
    digits(a) == digits(b) && osa_distance(a, b) <= errors
}

/// Returns true when each word of one list has an equal or close word in the other. Lists of different lengths are compared
/// without spaces.
pub(crate) fn are_typos(a: &[&str], b: &[&str], is_close: impl Fn(&str, &str) -> bool) -> bool {
    if a.len() == b.len() {
        let shared = pair_words(a, b, is_close);
        shared.is_some_and(|pairs| pairs.only_a.is_empty() && pairs.only_b.is_empty())
    } else {
        is_typo(&a.concat(), &b.concat())
    }
}

/// Maximum number of words of a list that is compared word by word.
const MAX_WORDS: usize = 40;

/// Words of two lists.
pub(crate) struct Pairs<'a> {
    /// Words of the first list that have an equal or close word in the second.
    pub shared: Vec<&'a str>,
    /// Words of the first list only.
    pub only_a: Vec<&'a str>,
    /// Words of the second list only.
    pub only_b: Vec<&'a str>,
}

/// Pairs equal words, then close ones. `None` for lists that are too long.
pub(crate) fn pair_words<'a>(a: &[&'a str], b: &[&'a str], is_close: impl Fn(&str, &str) -> bool) -> Option<Pairs<'a>> {
    if a.len() > MAX_WORDS || b.len() > MAX_WORDS {
        return None;
    }
    let mut pairs = Pairs { shared: Vec::new(), only_a: Vec::new(), only_b: b.to_vec() };
    let mut left = Vec::new();
    for &word in a {
        match pairs.only_b.iter().position(|other| *other == word) {
            Some(at) => {
                pairs.only_b.remove(at);
                pairs.shared.push(word);
            }
            None => left.push(word),
        }
    }
    for word in left {
        match pairs.only_b.iter().position(|other| is_close(word, other)) {
            Some(at) => {
                pairs.only_b.remove(at);
                pairs.shared.push(word);
            }
            None => pairs.only_a.push(word),
        }
    }
    Some(pairs)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn longer_words_may_have_more_errors_and_digits_none() {
        for (a, b, expected) in [
            ("lakeview", "lakeveiw", true),
            ("wellington", "welington", true),
            ("wellington", "welingtom", false),
            ("wellingtons", "welingtom", false),
            ("constantine", "constantnie", true),
            ("constantine", "konstantnie", true),
            ("paul", "paule", false),
            ("saint", "sainte", true),
            ("route66", "route67", false),
            ("a", "a", false),
            ("", "", false),
        ] {
            assert_eq!(is_typo(a, b), expected, "{a} {b}");
            assert_eq!(is_typo(b, a), expected, "{b} {a}");
        }
        let long = "x".repeat(10_000);
        assert!(!is_typo(&long, &long));
    }

    #[test]
    fn lists_are_compared_by_word_or_without_spaces() {
        assert!(are_typos(&["mont", "royal"], &["royale", "mont"], is_typo));
        assert!(are_typos(&["mont", "royal"], &["montroyale"], is_typo));
        assert!(!are_typos(&["mont", "royal"], &["mont", "rose"], is_typo));
    }
}
