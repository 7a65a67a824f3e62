//! Search by words and prefixes of words.

/// Maximum characters of a word in the index; longer ones are cut there and in a search.
const MAX_WORD: usize = 40;
/// Maximum number of words of a search; further ones are ignored.
const MAX_WORDS: usize = 12;

/// Returns the words of texts for the index: folded, sorted, each once, with blanks between them.
pub(crate) fn words<'a>(texts: impl IntoIterator<Item = &'a str>) -> String {
    let folded: Vec<String> = texts.into_iter().map(text::fold).collect();
    sorted(folded.iter().flat_map(|text| text.split(' '))).join(" ")
}

/// Returns the sorted, distinct words, cut to their maximum length.
fn sorted<'a>(words: impl Iterator<Item = &'a str>) -> Vec<String> {
    let cut = words.filter(|word| !word.is_empty()).map(|word| word.chars().take(MAX_WORD).collect());
    let mut words: Vec<String> = cut.collect();
    words.sort_unstable();
    words.dedup();
    words
}

/// Prefixes of words. A review matches when each one begins one of its words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct WordSearch(Vec<String>);

impl WordSearch {
    /// Parses the text of a search; `None` when it has no words.
    pub(crate) fn of(text: &str) -> Option<Self> {
        let folded = text::fold(text);
        let words = sorted(folded.split(' ').take(MAX_WORDS));
        // A word that is a prefix of another one adds nothing.
        let is_needed = |at: &usize| words.get(at + 1).is_none_or(|next| !next.starts_with(&words[*at]));
        let needed: Vec<String> = (0..words.len()).filter(is_needed).map(|at| words[at].clone()).collect();
        (!needed.is_empty()).then_some(Self(needed))
    }

    /// Returns the prefixes, sorted. None of them is a prefix of another one.
    pub(crate) fn prefixes(&self) -> &[String] {
        &self.0
    }

    /// Returns the pattern for `like` that the words of a review match after a blank. One pattern is enough because both
    /// sides are sorted. Folded words contain none of the signs of patterns.
    pub(crate) fn pattern(&self) -> String {
        format!("% {}%", self.0.join("% "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_folded_sorted_and_kept_once() {
        for (texts, expected) in [
            (vec!["Très bon CAFÉ, très bon", "Zoé"], "bon cafe tres zoe"),
            (vec!["", " … "], ""),
            (vec![&*"x".repeat(50)], &*"x".repeat(40)),
        ] {
            assert_eq!(words(texts), expected);
        }
    }

    #[test]
    fn a_search_has_the_longest_prefixes() {
        for (text, expected) in [
            ("Café", Some("% cafe%")),
            ("slow gre great SLOW", Some("% great% slow%")),
            ("100% _", Some("% 100%")),
            ("?!", None),
            ("", None),
        ] {
            assert_eq!(WordSearch::of(text).map(|of| of.pattern()).as_deref(), expected, "{text}");
        }
    }
}
