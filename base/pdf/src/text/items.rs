//! Items of a line: stretches of one font, one direction and one part.

use std::ops::Range;

use unicode_bidi::{BidiInfo, Level};
use unicode_segmentation::UnicodeSegmentation;

use super::{Face, Part};

/// Stretch of text that is shaped at once.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Item {
    /// Bytes of the text.
    pub(super) range: Range<usize>,
    /// Font; `None` where no font has the character.
    pub(super) face: Option<Face>,
    /// Index of the part.
    pub(super) part: usize,
    /// True if it runs from right to left.
    pub(super) is_rtl: bool,
}

/// A text with its items in logical order.
pub(super) struct Analysis {
    /// Items in logical order.
    pub(super) items: Vec<Item>,
    /// Direction levels of all bytes; empty if the text runs from left to right.
    pub(super) levels: Vec<Level>,
    /// True if the paragraph runs from right to left.
    pub(super) is_rtl: bool,
}

/// Finds the items of a text without line feeds.
pub(super) fn analyze(text: &str, parts: &[Part], ranges: &[Range<usize>]) -> Analysis {
    let bidi = BidiInfo::new(text, None);
    let is_rtl = bidi.paragraphs.first().is_some_and(|paragraph| paragraph.level.is_rtl());
    let levels = if bidi.has_rtl() { bidi.levels } else { Vec::new() };
    let mut items: Vec<Item> = Vec::new();
    for (index, range) in ranges.iter().enumerate() {
        let Some(part) = parts.get(index) else { continue };
        for (offset, grapheme) in text[range.clone()].grapheme_indices(true) {
            let start = range.start + offset;
            let end = start + grapheme.len();
            let is_rtl = levels.get(start).is_some_and(Level::is_rtl);
            let last = items.last_mut().filter(|last| last.part == index && last.is_rtl == is_rtl);
            let previous = last.as_ref().and_then(|last| last.face);
            // A space between Arabic words belongs to them.
            let face = match previous {
                Some(Face::Arabic(weight)) if grapheme == " " => Some(Face::Arabic(weight)),
                _ => Face::of(grapheme, part.weight),
            };
            match last {
                Some(last) if last.face == face && face.is_some() => last.range.end = end,
                _ => items.push(Item { range: start..end, face, part: index, is_rtl }),
            }
        }
    }
    Analysis { items, levels, is_rtl }
}

impl Analysis {
    /// Returns the items of a line in the order in which they are seen, from left to right.
    pub(super) fn visual(&self, line: &Range<usize>) -> Vec<Item> {
        let mut items: Vec<Item> = self
            .items
            .iter()
            .filter(|item| item.range.start < line.end && item.range.end > line.start)
            .map(|item| Item { range: item.range.start.max(line.start)..item.range.end.min(line.end), ..item.clone() })
            .filter(|item| !item.range.is_empty())
            .collect();
        if self.levels.is_empty() {
            return items;
        }
        // Rule L2 of the bidirectional algorithm: from the highest level down, reverse items of that level or above.
        let level = |item: &Item| self.levels.get(item.range.start).map_or(0, Level::number);
        let highest = items.iter().map(level).max().unwrap_or(0);
        for bound in (1..=highest).rev() {
            let mut at = 0;
            while at < items.len() {
                let end = at + items[at..].iter().take_while(|item| level(item) >= bound).count();
                items[at..end].reverse();
                at = end.max(at + 1);
            }
        }
        items
    }
}
