//! Layout: from blocks to fragments.

mod axis;
mod bars;
mod chart;
mod cover;
mod figures;
mod grid;
mod legend;
mod page_headers;
mod photos;
mod plot;
mod prose;
mod table;
mod widths;

use crate::{
    Block, Color, Document, Language, Span,
    flow::{Fragment, Frame, Placing},
    owner::Owner,
    text::{Part, Weight, clean},
    tree::{NodeId, Role, Tree},
};

pub(crate) use page_headers::add_running;

/// Size of the text for reading, in points.
const BODY: f32 = 10.0;
/// Size of notes and of tables.
const SMALL: f32 = 8.5;
/// Height of a line as a share of its size.
const LEADING: f32 = 1.45;
/// Distance from the top of a line to its baseline, as a share of its size.
const ASCENT: f32 = 1.07;
/// Space between blocks.
const GAP: f32 = 9.0;

/// Document, measures and structure that the layout of each block needs.
pub(crate) struct Context<'a> {
    /// The document.
    pub(crate) document: &'a Document,
    /// Measures of the pages.
    pub(crate) frame: Frame,
    /// Structure so far.
    pub(crate) tree: Tree,
    /// Levels of the headings around the next block, as the caller gave them.
    pub(crate) levels: Vec<u8>,
}

impl Context<'_> {
    /// Returns the language of the document.
    fn language(&self) -> Language {
        self.document.language
    }

    /// Returns the main color for text.
    fn text_color(&self) -> Color {
        self.document.brand.color.for_text()
    }

    /// Returns the main color for lines and areas.
    fn shape_color(&self) -> Color {
        self.document.brand.color.for_shapes()
    }

    /// Returns the level of a heading among those around it: one that skips a level is raised.
    fn nest(&mut self, level: u8) -> u8 {
        self.levels.retain(|outer| *outer < level);
        self.levels.push(level);
        self.levels.len() as u8
    }

    /// Cleans a text of the document.
    fn clean(&self, text: &str) -> String {
        clean(text, self.language())
    }

    /// Cleans a text of which each line feed becomes a space.
    fn clean_line(&self, text: &str) -> String {
        self.clean(text).replace('\n', " ")
    }

    /// Makes parts of spans; links become nodes inside of `node`.
    fn parts(&mut self, spans: &[Span], node: NodeId, color: Color) -> Vec<Part> {
        let parts = spans.iter().map(|span| {
            let mut part = Part::new(Owner::Node(node), clean(&span.text, self.document.language), color);
            if span.is_bold {
                part.weight = Weight::SemiBold;
            }
            let target = span.link.as_deref().filter(|target| is_safe(target));
            if let Some(target) = target.filter(|_| !part.text.trim().is_empty()) {
                part.link = Some(target.to_owned());
                part.owner = Owner::Node(self.tree.child(node, Role::Link));
                part.color = self.document.brand.color.for_text();
            }
            part
        });
        parts.collect()
    }

    /// Returns a line of text that is cut to a width.
    fn label(&self, owner: Owner, text: &str, color: Color) -> Part {
        Part::new(owner, self.clean_line(text), color)
    }
}

/// A link leads to a page or an address, never to a file or a script. Longer ones than browsers take are no links.
fn is_safe(target: &str) -> bool {
    let schemes = ["https://", "http://", "mailto:"];
    target.len() <= 2000
        && schemes.iter().any(|scheme| target.starts_with(scheme))
        && target.chars().all(|character| character.is_ascii_graphic())
}

/// Lays out blocks at a width.
pub(crate) fn layout(context: &mut Context<'_>, blocks: &[Block], width: f32) -> Vec<Fragment> {
    blocks.iter().flat_map(|block| layout_block(context, block, width)).collect()
}

fn layout_block(context: &mut Context<'_>, block: &Block, width: f32) -> Vec<Fragment> {
    match block {
        Block::Cover(cover) => cover::layout(context, cover, width),
        Block::Heading(heading) => prose::heading(context, heading, width),
        Block::Paragraph(paragraph) => prose::paragraph(context, paragraph, width),
        Block::List(list) => prose::list(context, list, width),
        Block::Figures(figures) => figures::layout(context, figures, width),
        Block::Table(table) => table::layout(context, table, width),
        Block::Chart(chart) => chart::layout(context, chart, width),
        Block::Grid(grid) => grid::layout(context, grid, width),
        Block::Photos(photos) => photos::layout(context, photos, width),
        Block::Group(blocks) => group(layout(context, blocks, width)),
        Block::Columns(columns) => side_by_side(context, columns, width),
        Block::PageBreak => vec![Fragment { placing: Placing::Break, ..Fragment::default() }],
    }
}

/// Keeps fragments on one page.
fn group(mut fragments: Vec<Fragment>) -> Vec<Fragment> {
    let all = fragments.len();
    for fragment in fragments.iter_mut().take(all.saturating_sub(1)) {
        fragment.keeps_next = true;
    }
    fragments
}

/// Puts blocks side by side: one fragment, as tall as the tallest column.
fn side_by_side(context: &mut Context<'_>, columns: &[Vec<Block>], width: f32) -> Vec<Fragment> {
    let gap = 18.0;
    let count = columns.len().max(1) as f32;
    let each = (width - gap * (count - 1.0)) / count;
    let mut whole = Fragment { before: GAP, ..Fragment::default() };
    for (at, blocks) in columns.iter().enumerate() {
        let fragments = layout(context, blocks, each);
        whole.before = fragments.first().map_or(0.0, |first| first.before).max(whole.before);
        let column = stack(fragments);
        whole.height = whole.height.max(column.height);
        whole.marks.append(column.marks, at as f32 * (each + gap), 0.0);
        whole.entry = whole.entry.or(column.entry);
    }
    if columns.is_empty() { Vec::new() } else { vec![whole] }
}

/// Joins fragments, one below the other, into one.
fn stack(fragments: Vec<Fragment>) -> Fragment {
    let mut whole = Fragment::default();
    for (at, fragment) in fragments.into_iter().enumerate() {
        if at > 0 {
            whole.height += fragment.before;
        }
        whole.marks.append(fragment.marks, 0.0, whole.height);
        whole.height += fragment.height;
        whole.entry = whole.entry.or(fragment.entry);
    }
    whole
}
