//! Splits a text into folded words that know their bytes in the text.

use std::ops::Range;

/// Strongest separator in front of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Gap {
    /// Blank, apostrophe or hyphen.
    Space,
    /// Comma, semicolon, colon, bracket or dash.
    Comma,
    /// End of a sentence or line.
    Stop,
}

/// A word of a text.
#[derive(Clone, Debug)]
pub struct Word {
    /// Bytes of the word in the text.
    pub span: Range<usize>,
    /// Bytes of the folded word in [`Words::folded`].
    folded: Range<usize>,
    /// Separator in front of it.
    pub gap: Gap,
}

/// Words of a text in lower case and without accents. `don't` becomes `dont`; emoji and signs of currencies are words.
#[derive(Clone, Debug)]
pub struct Words<'a> {
    text: &'a str,
    folded: String,
    list: Vec<Word>,
}

impl<'a> Words<'a> {
    /// Splits a text.
    pub fn of(text: &'a str) -> Self {
        let mut split =
            Self { text, folded: String::with_capacity(text.len()), list: Vec::with_capacity(text.len() / 5) };
        let mut gap = Gap::Stop;
        let mut chars = text.char_indices().peekable();
        while let Some((start, c)) = chars.next() {
            if is_sign(c) {
                split.push(start..start + c.len_utf8(), gap);
                gap = Gap::Space;
            } else if c.is_alphanumeric() {
                let mut end = start + c.len_utf8();
                let mut last = c;
                while let Some(&(at, next)) = chars.peek() {
                    if !is_inside(text, at, last, next) {
                        break;
                    }
                    (last, end) = (next, at + next.len_utf8());
                    chars.next();
                }
                split.push(start..end, gap);
                gap = Gap::Space;
            } else if let Some((face, length)) = emoticon(&text[start..]) {
                split.push_as(start..start + length, gap, face);
                gap = Gap::Space;
                while chars.next_if(|(at, _)| *at < start + length).is_some() {}
            } else {
                gap = gap.max(separator(c));
            }
        }
        split
    }

    /// Number of words.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Returns true for a text without words.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Returns the folded word at a position; empty behind the end.
    pub fn word(&self, at: usize) -> &str {
        self.list.get(at).map_or("", |word| &self.folded[word.folded.clone()])
    }

    /// Returns the word at a position as it is written in the text; empty behind the end.
    pub fn written(&self, at: usize) -> &'a str {
        self.list.get(at).map_or("", |word| &self.text[word.span.clone()])
    }

    /// Returns the separator in front of the word at a position; the end of the text is a stop.
    pub fn gap(&self, at: usize) -> Gap {
        self.list.get(at).map_or(Gap::Stop, |word| word.gap)
    }

    /// Returns the bytes of the text from the first to the last word of a range of words.
    pub fn span(&self, range: &Range<usize>) -> Range<usize> {
        match (self.list.get(range.start), self.list.get(range.end.saturating_sub(1))) {
            (Some(first), Some(last)) => first.span.start..last.span.end,
            _ => 0..0,
        }
    }

    fn push(&mut self, span: Range<usize>, gap: Gap) {
        let written = &self.text[span.clone()];
        if written.is_ascii() {
            let start = self.folded.len();
            self.folded.extend(written.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()));
            // A sign of a currency has no letters.
            if self.folded.len() == start {
                self.folded.push_str(written);
            }
            self.list.push(Word { span, folded: start..self.folded.len(), gap });
        } else {
            let mut folded = text::fold(written);
            folded.retain(|c| c != ' ');
            let folded = if folded.is_empty() { written.to_owned() } else { folded };
            self.push_as(span, gap, &folded);
        }
    }

    fn push_as(&mut self, span: Range<usize>, gap: Gap, folded: &str) {
        let start = self.folded.len();
        self.folded.push_str(folded);
        self.list.push(Word { span, folded: start..self.folded.len(), gap });
    }
}

/// Matches characters that are a word of their own.
fn is_sign(c: char) -> bool {
    matches!(c, '€' | '$' | '£' | '\u{2600}'..='\u{27BF}' | '\u{1F000}'..='\u{1FAFF}')
}

/// Matches characters that continue a word: letters, accents that follow their letter, and the apostrophe of `n't`.
fn is_inside(text: &str, at: usize, last: char, next: char) -> bool {
    if is_sign(next) {
        return false;
    }
    if next.is_alphanumeric() || matches!(next, '\u{300}'..='\u{36F}') {
        return true;
    }
    let mut rest = text[at + next.len_utf8()..].chars();
    is_apostrophe(next)
        && last.eq_ignore_ascii_case(&'n')
        && rest.next().is_some_and(|c| c.eq_ignore_ascii_case(&'t'))
        && !rest.next().is_some_and(char::is_alphanumeric)
}

fn is_apostrophe(c: char) -> bool {
    matches!(c, '\'' | '’' | 'ʼ' | '`')
}

fn separator(c: char) -> Gap {
    match c {
        ',' | ';' | ':' | '(' | ')' | '[' | ']' | '/' | '–' | '—' | '«' | '»' | '"' => Gap::Comma,
        '.' | '!' | '?' | '…' | '\n' | '\r' => Gap::Stop,
        _ => Gap::Space,
    }
}

/// Returns the emoji for a text that starts with an emoticon, and the length of the emoticon.
fn emoticon(text: &str) -> Option<(&'static str, usize)> {
    let rest = text.strip_prefix([':', ';'])?;
    let mouth = rest.strip_prefix('-').unwrap_or(rest);
    let face = match mouth.chars().next()? {
        ')' => "🙂",
        '(' => "🙁",
        _ => return None,
    };
    Some((face, text.len() - mouth.len() + 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn folded(text: &str) -> Vec<String> {
        let words = Words::of(text);
        (0..words.len()).map(|at| words.word(at).to_owned()).collect()
    }

    #[test]
    fn words_are_folded_and_apostrophes_split_all_but_a_negation() {
        for (text, expected) in [
            ("", vec![]),
            ("Don’t go!", vec!["dont", "go"]),
            ("L'été d’Élodie n'est pas fini", vec!["l", "ete", "d", "elodie", "n", "est", "pas", "fini"]),
            ("CAN'T", vec!["cant"]),
            ("the owner's rock-solid work", vec!["the", "owner", "s", "rock", "solid", "work"]),
            ("12€ 👍 :-) x", vec!["12", "€", "👍", "🙂", "x"]),
            ("e\u{301}te\u{301}", vec!["ete"]),
            ("n'tout", vec!["n", "tout"]),
        ] {
            assert_eq!(folded(text), expected, "{text}");
        }
    }

    #[test]
    fn a_word_knows_the_strongest_separator_in_front_of_it() {
        let words = Words::of("Good, (very) good. Bad");
        assert_eq!(
            (0..5).map(|at| words.gap(at)).collect::<Vec<_>>(),
            [Gap::Stop, Gap::Comma, Gap::Comma, Gap::Stop, Gap::Stop]
        );
    }

    proptest! {
        #[test]
        fn spans_are_inside_the_text_and_in_order(text in any::<String>()) {
            let words = Words::of(&text);
            let mut end = 0;
            for at in 0..words.len() {
                let span = words.span(&(at..at + 1));
                prop_assert!(span.start >= end && span.end > span.start);
                prop_assert!(text.get(span.clone()).is_some());
                prop_assert!(!words.word(at).is_empty());
                end = span.end;
            }
        }
    }
}
