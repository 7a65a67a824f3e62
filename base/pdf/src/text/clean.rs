//! Cleaning of texts before they are set.

use std::ops::Range;

use super::Weight;
use crate::{Color, Language, owner::Owner};

/// Part of a text with a style of its own.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Part {
    /// The words.
    pub(crate) text: String,
    /// Weight of the font.
    pub(crate) weight: Weight,
    /// Color of the glyphs.
    pub(crate) color: Color,
    /// True if all digits have one width, so that columns of numbers align.
    pub(crate) tabular: bool,
    /// Target of a link.
    pub(crate) link: Option<String>,
    /// Meaning.
    pub(crate) owner: Owner,
}

impl Part {
    /// Makes a part in the regular weight.
    pub(crate) fn new(owner: Owner, text: impl Into<String>, color: Color) -> Self {
        Self { text: text.into(), weight: Weight::Regular, color, tabular: false, link: None, owner }
    }

    /// Makes a part in the bold weight.
    pub(crate) fn bold(owner: Owner, text: impl Into<String>, color: Color) -> Self {
        Self { weight: Weight::SemiBold, ..Self::new(owner, text, color) }
    }

    /// Gives all digits one width.
    pub(crate) fn tabular(mut self) -> Self {
        self.tabular = true;
        self
    }
}

/// Returns a text without the characters that a PDF may not hold or that are no text: control characters, marks of
/// direction, noncharacters. Characters for private use become "□". In French, the space before "?" is no place to
/// break a line.
pub(crate) fn clean(text: &str, language: Language) -> String {
    let text = text.replace("\r\n", "\n");
    let mut cleaned = String::with_capacity(text.len());
    let mut characters = text.chars().peekable();
    while let Some(character) = characters.next() {
        match character {
            '\n' | '\u{b}' | '\u{c}' | '\r' | '\u{85}' | '\u{2028}' | '\u{2029}' => cleaned.push('\n'),
            ' ' if language == Language::Fr => cleaned.push(french_space(cleaned.chars().last(), characters.peek())),
            '\t' => cleaned.push(' '),
            _ if is_invisible(character) => {}
            '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}' => cleaned.push('□'),
            _ => cleaned.push(character),
        }
    }
    cleaned
}

/// Soft hyphens would be set as hyphens; marks of direction and of byte order have no shape, noncharacters no meaning.
fn is_invisible(character: char) -> bool {
    let has_no_shape = matches!(character, '\u{ad}' | '\u{feff}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{fdd0}'..='\u{fdef}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}');
    has_no_shape || character.is_control() || u32::from(character) & 0xFFFE == 0xFFFE
}

/// Returns the space of French typography between two characters.
fn french_space(before: Option<char>, after: Option<&char>) -> char {
    match (before, after) {
        (_, Some(';' | '!' | '?')) => '\u{202f}',
        (Some('«'), _) | (_, Some(':' | '»' | '%' | '€')) => '\u{a0}',
        _ => ' ',
    }
}

/// Most characters of a text that is read out or listed in place of something: a PDF holds at most 32,767 bytes of it, and no
/// listener wants more.
const MAX_DESCRIPTION: usize = 1500;

/// Shortens a description or a title to the maximum length in a PDF.
pub(crate) fn shorten(text: &str) -> String {
    match text.char_indices().nth(MAX_DESCRIPTION) {
        Some((end, _)) => format!("{}…", text[..end].trim_end()),
        None => text.to_owned(),
    }
}

/// Splits parts at line feeds.
pub(crate) fn hard_lines(parts: &[Part]) -> Vec<Vec<Part>> {
    let mut lines = vec![Vec::new()];
    for part in parts {
        for (at, piece) in part.text.split('\n').enumerate() {
            if at > 0 {
                lines.push(Vec::new());
            }
            if !piece.is_empty()
                && let Some(line) = lines.last_mut()
            {
                line.push(Part { text: piece.to_owned(), ..part.clone() });
            }
        }
    }
    lines
}

/// Joins parts into one text, with the place of each.
pub(super) fn join(parts: &[Part]) -> (String, Vec<Range<usize>>) {
    let mut text = String::new();
    let ranges = parts.iter().map(|part| {
        let start = text.len();
        text.push_str(&part.text);
        start..text.len()
    });
    let ranges = ranges.collect();
    (text, ranges)
}
