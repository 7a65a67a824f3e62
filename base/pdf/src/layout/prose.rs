//! Headings, paragraphs and lists.

use super::{ASCENT, BODY, Context, GAP, LEADING, SMALL};
use crate::{
    Color, Heading, List, Paragraph, Style,
    flow::Fragment,
    mark::{Marks, rectangle},
    owner::Owner,
    text::{Line, Part, balance, wrap},
    tree::Role,
};

/// Width of the bar beside a quote.
const BAR: f32 = 2.5;

/// Lays out a heading: one fragment, which stays with what follows.
pub(super) fn heading(context: &mut Context<'_>, heading: &Heading, width: f32) -> Vec<Fragment> {
    let text = context.clean_line(&heading.text);
    if text.trim().is_empty() {
        return Vec::new();
    }
    let look = heading.level.clamp(1, 3);
    let level = context.nest(look);
    let (size, before, after) = match look {
        1 => (19.0, 26.0, 5.0),
        2 => (13.0, 19.0, 3.0),
        _ => (10.5, 13.0, 1.0),
    };
    let color = if look == 3 { Color::INK } else { context.text_color() };
    let node = context.tree.block(Role::Heading(level, text.clone()));
    let lines = balance(&[Part::bold(Owner::Node(node), text.clone(), color)], size, width);
    let mut marks = Marks::default();
    let height = draw_lines(&mut marks, &lines, 0.0, 0.0, size, size * 1.25, width);
    let entry = Some((level, text));
    vec![Fragment { height: height + after, before, marks, keeps_next: true, entry, ..Fragment::default() }]
}

/// Lays out a paragraph: one fragment for each line, without widows and orphans.
pub(super) fn paragraph(context: &mut Context<'_>, paragraph: &Paragraph, width: f32) -> Vec<Fragment> {
    if paragraph.spans.iter().all(|span| span.text.trim().is_empty()) {
        return Vec::new();
    }
    let node = context.tree.block(if paragraph.style == Style::Quote { Role::Quote } else { Role::Paragraph });
    if let Some(code) = &paragraph.language {
        context.tree.set_language(node, code);
    }
    let look = Look::of(paragraph.style, context);
    let parts = context.parts(&paragraph.spans, node, look.color);
    let inner = width - look.left - look.right;
    let lines =
        if paragraph.style == Style::Lead { balance(&parts, look.size, inner) } else { wrap(&parts, look.size, inner) };
    let (count, height) = (lines.len(), look.size * LEADING);
    // The bar stands where lines start.
    let is_rtl = lines.first().is_some_and(|line| line.is_rtl);
    let (left, bar_at) = if is_rtl { (look.right, width - BAR) } else { (look.left, 0.0) };
    let fragments = lines.iter().enumerate().map(|(at, line)| {
        let top = if at == 0 { look.padding } else { 0.0 };
        let bottom = if at + 1 == count { look.padding } else { 0.0 };
        let mut marks = Marks::default();
        let whole = top + height + bottom;
        // The areas of two lines overlap a little, so that no hairline of paper shines through.
        let overlap = if at == 0 { 0.0 } else { 0.4 };
        if let Some(ground) = look.ground {
            marks.fill(Owner::Layout, rectangle(0.0, -overlap, width, whole + overlap), ground);
        }
        if let Some(bar) = look.bar {
            marks.fill(Owner::Layout, rectangle(bar_at, -overlap, BAR, whole + overlap), bar);
        }
        let y = top + look.size * ASCENT;
        marks.line(line, start(line, left, inner), y);
        Fragment {
            height: whole,
            before: if at == 0 { look.before } else { 0.0 },
            marks,
            keeps_next: at == 0 && count > 1 || at + 2 == count,
            ..Fragment::default()
        }
    });
    fragments.collect()
}

/// Look of a paragraph.
struct Look {
    size: f32,
    color: Color,
    before: f32,
    left: f32,
    right: f32,
    padding: f32,
    ground: Option<Color>,
    bar: Option<Color>,
}

impl Look {
    fn of(style: Style, context: &Context<'_>) -> Self {
        let plain = Self {
            size: BODY,
            color: Color::INK,
            before: GAP,
            left: 0.0,
            right: 0.0,
            padding: 0.0,
            ground: None,
            bar: None,
        };
        match style {
            Style::Body => plain,
            Style::Lead => Self { size: 12.0, ..plain },
            Style::Small => Self { size: SMALL, color: Color::MUTED, before: 6.0, ..plain },
            Style::Quote => Self { left: 12.0, padding: 1.0, bar: Some(Color::LINE), ..plain },
            Style::Callout => Self {
                left: 14.0,
                right: 12.0,
                padding: 8.0,
                ground: Some(Color::TINT),
                bar: Some(context.shape_color()),
                ..plain
            },
        }
    }
}

/// Lays out a list: one fragment for each line of an item.
pub(super) fn list(context: &mut Context<'_>, list: &List, width: f32) -> Vec<Fragment> {
    let items: Vec<_> = list.items.iter().filter(|item| item.iter().any(|span| !span.text.trim().is_empty())).collect();
    if items.is_empty() {
        return Vec::new();
    }
    let node = context.tree.block(Role::List(list.is_numbered));
    let left = if list.is_numbered { 20.0 } else { 13.0 };
    let height = BODY * LEADING;
    let mut fragments = Vec::new();
    for (number, spans) in items.into_iter().enumerate() {
        let item = context.tree.child(node, Role::Item);
        let label = context.tree.child(item, Role::Label);
        let body = context.tree.child(item, Role::Body);
        let sign = if list.is_numbered { format!("{}.", number + 1) } else { "•".to_owned() };
        let sign = Part::bold(Owner::Node(label), sign, context.text_color()).tabular();
        let lines = wrap(&context.parts(spans, body, Color::INK), BODY, width - left);
        let count = lines.len();
        for (at, line) in lines.iter().enumerate() {
            let mut marks = Marks::default();
            if at == 0 {
                marks.line(&crate::text::line(std::slice::from_ref(&sign), BODY), 2.0, BODY * ASCENT);
            }
            marks.line(line, start(line, left, width - left), BODY * ASCENT);
            fragments.push(Fragment {
                height,
                before: if at > 0 {
                    0.0
                } else if number == 0 {
                    GAP - 2.0
                } else {
                    3.0
                },
                marks,
                keeps_next: at == 0 && count > 1 || at + 2 == count,
                ..Fragment::default()
            });
        }
    }
    fragments
}

/// Draws lines below each other; returns their height.
pub(super) fn draw_lines(
    marks: &mut Marks,
    lines: &[Line],
    x: f32,
    y: f32,
    size: f32,
    leading: f32,
    width: f32,
) -> f32 {
    // The baseline is where it is in a line of the usual height.
    let ascent = (leading - size * LEADING) / 2.0 + size * ASCENT;
    for (at, line) in lines.iter().enumerate() {
        marks.line(line, start(line, x, width), y + at as f32 * leading + ascent);
    }
    lines.len() as f32 * leading
}

/// Returns where a line starts: texts from right to left start at the right.
pub(super) fn start(line: &Line, x: f32, width: f32) -> f32 {
    if line.is_rtl { x + width - line.width } else { x }
}
