//! Lines: where a text breaks, and where its glyphs are.

use std::ops::Range;

use unicode_linebreak::linebreaks;
use unicode_segmentation::UnicodeSegmentation;

use super::{
    Part, Run,
    clean::join,
    hard_lines,
    items::{Analysis, analyze},
    shape::shape,
};

/// Most lines that are made equal: in a longer text, the difference cannot be seen.
const MAX_BALANCED: usize = 5;
/// Most graphemes of a text that is cut to a width.
const MAX_FIT: usize = 400;
/// Share of the width below which the last line of a paragraph looks lost.
const SHORT: f32 = 0.09;

/// One line of text.
#[derive(Debug, Clone, Default)]
pub(crate) struct Line {
    /// Runs in the order of reading, with their places.
    pub(crate) runs: Vec<Run>,
    /// Width without the space at the end.
    pub(crate) width: f32,
    /// True if the paragraph runs from right to left.
    pub(crate) is_rtl: bool,
}

/// Breaks a text into lines that are no wider than `width`. A word that is wider breaks inside.
pub(crate) fn wrap(parts: &[Part], size: f32, width: f32) -> Vec<Line> {
    let lines = hard_lines(parts);
    lines.iter().flat_map(|parts| ShapedText::of(parts, size).lines(width)).collect()
}

/// Breaks a text into as few lines as [`wrap`], of widths as equal as words allow.
pub(crate) fn balance(parts: &[Part], size: f32, width: f32) -> Vec<Line> {
    let lines = hard_lines(parts);
    let balanced = lines.iter().flat_map(|parts| {
        let measured = ShapedText::of(parts, size);
        let width = measured.balanced(width);
        measured.lines(width)
    });
    balanced.collect()
}

/// Sets a text as one line, however wide.
pub(crate) fn line(parts: &[Part], size: f32) -> Line {
    wrap(parts, size, f32::INFINITY).into_iter().next().unwrap_or_default()
}

/// Sets a text as one line that is no wider than `width`, shortened with "…" if it has to be.
pub(crate) fn fit(part: &Part, size: f32, width: f32) -> Line {
    // More than this fits into no line of a page: a very long text is not measured to its end.
    let start: String = part.text.graphemes(true).take(MAX_FIT).collect();
    let is_whole = start.len() == part.text.len();
    let start = Part { text: start, ..part.clone() };
    let whole = line(std::slice::from_ref(&start), size);
    if is_whole && whole.width <= width {
        return whole;
    }
    let ends: Vec<usize> = start.text.grapheme_indices(true).map(|(at, _)| at).collect();
    let shortened = |end: usize| {
        let text = format!("{}…", start.text[..end].trim_end());
        line(&[Part { text, ..start.clone() }], size)
    };
    let fits = ends.partition_point(|end| shortened(*end).width <= width);
    ends.get(fits.saturating_sub(1)).map_or(whole, |end| shortened(*end))
}

/// Text without line feeds, shaped once.
struct ShapedText<'a> {
    text: String,
    parts: &'a [Part],
    analysis: Analysis,
    /// Width of the text before each byte.
    widths: Vec<f32>,
    size: f32,
}

impl<'a> ShapedText<'a> {
    fn of(parts: &'a [Part], size: f32) -> Self {
        let (text, ranges) = join(parts);
        let analysis = analyze(&text, parts, &ranges);
        let widths = widths(&text, &analysis, parts, size);
        Self { text, parts, analysis, widths, size }
    }

    fn ends(&self, width: f32) -> Vec<usize> {
        let ends = ends_of_lines(&self.text, &self.widths, width);
        // A last line of one short word gets company, if that takes no line more.
        if let [.., before, end] = ends[..]
            && self.widths[end] - self.widths[before] < width * SHORT
        {
            let narrower = ends_of_lines(&self.text, &self.widths, width * 0.93);
            if narrower.len() == ends.len() {
                return narrower;
            }
        }
        ends
    }

    /// Returns the smallest width, to a few points, that takes no more lines than `width`.
    fn balanced(&self, width: f32) -> f32 {
        let count = ends_of_lines(&self.text, &self.widths, width).len();
        if !(2..=MAX_BALANCED).contains(&count) {
            return width;
        }
        let (mut narrow, mut wide) = (width * 0.5, width);
        while wide - narrow > 4.0 {
            let middle = f32::midpoint(narrow, wide);
            if ends_of_lines(&self.text, &self.widths, middle).len() > count { narrow = middle } else { wide = middle }
        }
        wide
    }

    fn lines(&self, width: f32) -> Vec<Line> {
        if self.text.is_empty() {
            return vec![Line::default()];
        }
        let mut start = 0;
        let lines = self.ends(width).into_iter().map(|end| {
            let range = start..end;
            start = end;
            place(&self.text, &self.analysis, self.parts, self.size, range)
        });
        lines.collect()
    }
}

/// Returns the width of the text before each byte.
fn widths(text: &str, analysis: &Analysis, parts: &[Part], size: f32) -> Vec<f32> {
    let mut widths = vec![0.0; text.len() + 1];
    for item in &analysis.items {
        for glyph in shape(text, item, &parts[item.part], size).glyphs {
            widths[item.range.start + glyph.text_range.start + 1] += glyph.x_advance * size;
        }
    }
    let mut sum = 0.0;
    for width in &mut widths {
        sum += *width;
        *width = sum;
    }
    widths
}

fn ends_of_lines(text: &str, widths: &[f32], width: f32) -> Vec<usize> {
    let mut ends = Vec::new();
    let mut start = 0;
    let mut fitting = None;
    for (end, _) in linebreaks(text) {
        let visible = |start: usize, end: usize| {
            let end = start + text[start..end].trim_end_matches(' ').len();
            widths[end] - widths[start]
        };
        if visible(start, end) > width + 0.01 {
            if let Some(end) = fitting.take() {
                ends.push(end);
                start = end;
            }
            // A word that is wider than a line.
            while visible(start, end) > width + 0.01 {
                let inside = text[start..end].grapheme_indices(true).map(|(at, _)| start + at).skip(1);
                let fits = inside.clone().take_while(|at| widths[*at] - widths[start] <= width).last();
                let Some(at) = fits.or_else(|| inside.clone().next()) else { break };
                ends.push(at);
                start = at;
            }
        }
        fitting = Some(end);
    }
    if start < text.len() {
        ends.push(text.len());
    }
    ends
}

fn place(text: &str, analysis: &Analysis, parts: &[Part], size: f32, range: Range<usize>) -> Line {
    let visible = range.start..range.start + text[range.clone()].trim_end_matches(' ').len();
    let mut x = 0.0;
    let mut runs = Vec::new();
    for item in analysis.visual(&visible) {
        let mut run = shape(text, &item, &parts[item.part], size);
        run.x = x;
        x += run.width;
        runs.push(run);
    }
    let width = x;
    // The space at the end is part of the text, so that words of two lines stay apart when they are copied.
    for item in analysis.visual(&(visible.end..range.end)) {
        let mut run = shape(text, &item, &parts[item.part], size);
        run.x = if analysis.is_rtl { -run.width } else { x };
        x += run.width;
        runs.push(run);
    }
    runs.sort_by_key(|run| run.start);
    Line { runs, width, is_rtl: analysis.is_rtl }
}
