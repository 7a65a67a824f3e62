//! Tiles with figures.

use super::{Context, GAP};
use crate::{
    Change, Color, Figure, Tone,
    flow::Fragment,
    mark::{Marks, Step, rounded},
    owner::Owner,
    text::{Part, fit, wrap},
    tree::{NodeId, Role},
};

/// Space between tiles.
const BETWEEN: f32 = 9.0;
/// Space between the edge of a tile and its text.
const PADDING: f32 = 10.0;

/// Lays out tiles in rows of up to four.
pub(super) fn layout(context: &mut Context<'_>, figures: &[Figure], width: f32) -> Vec<Fragment> {
    if figures.is_empty() {
        return Vec::new();
    }
    // Below 110 points, a tile has no room for its value.
    let room = ((width + BETWEEN) / (110.0 + BETWEEN)).floor().max(1.0) as usize;
    let columns = match figures.len() {
        1 => 2,
        5 | 6 | 9 => 3,
        count => count.min(4),
    };
    let columns = columns.min(room);
    let each = (width - BETWEEN * (columns as f32 - 1.0)) / columns as f32;
    let list = context.tree.block(Role::List(false));
    let rows = figures.chunks(columns).enumerate();
    rows.map(|(at, row)| {
        let tiles: Vec<(Marks, f32)> = row.iter().map(|figure| tile(context, figure, list, each)).collect();
        let height = tiles.iter().map(|(_, height)| *height).fold(0.0, f32::max);
        let mut marks = Marks::default();
        for (column, (tile, _)) in tiles.into_iter().enumerate() {
            let x = column as f32 * (each + BETWEEN);
            marks.fill(Owner::Layout, rounded(x, 0.0, each, height, 5.0), Color::TINT);
            marks.append(tile, x, 0.0);
        }
        Fragment { height, before: if at == 0 { GAP + 2.0 } else { BETWEEN }, marks, ..Fragment::default() }
    })
    .collect()
}

fn tile(context: &mut Context<'_>, figure: &Figure, list: NodeId, width: f32) -> (Marks, f32) {
    let item = context.tree.child(list, Role::Item);
    let owner = Owner::Node(context.tree.child(item, Role::Body));
    let inner = width - 2.0 * PADDING;
    let mut marks = Marks::default();
    let mut y = PADDING;
    let texts = |marks: &mut Marks, y: f32, part: Part, size: f32, most: usize| {
        let mut lines = wrap(&[part], size, inner);
        lines.truncate(most);
        super::prose::draw_lines(marks, &lines, PADDING, y, size, size * 1.35, inner)
    };
    y += texts(&mut marks, y, context.label(owner, &sentence(&figure.label), Color::MUTED), 8.5, 3);
    // A long value is set smaller before it is cut.
    let value = Part::bold(owner, context.clean_line(&sentence(&figure.value)), Color::INK);
    let size = [21.0, 17.0, 14.0, 11.0].into_iter().find(|size| fits(&value, *size, inner)).unwrap_or(11.0);
    marks.line(&fit(&value, size, inner), PADDING, y + 22.0);
    y += 29.0;
    if let Some(change) = &figure.change {
        draw_change(context, &mut marks, change, owner, y, inner);
        y += 13.0;
    }
    if !figure.note.trim().is_empty() {
        y += texts(&mut marks, y + 1.0, context.label(owner, &figure.note, Color::MUTED), 8.0, 4) + 1.0;
    }
    (marks, y + PADDING - 3.0)
}

/// Ends a text with a space, so that it stays apart from the next one when it is copied.
fn sentence(text: &str) -> String {
    format!("{text} ")
}

fn fits(part: &Part, size: f32, width: f32) -> bool {
    crate::text::line(std::slice::from_ref(part), size).width <= width
}

fn draw_change(context: &Context<'_>, marks: &mut Marks, change: &Change, owner: Owner, y: f32, width: f32) {
    let color = match change.tone {
        Tone::Good => Color::GOOD,
        Tone::Bad => Color::BAD,
        Tone::Neutral => Color::MUTED,
    };
    let mut x = PADDING;
    if let Some(is_up) = change.is_up {
        let (tip, foot) = if is_up { (y + 2.5, y + 8.5) } else { (y + 8.5, y + 2.5) };
        let arrow = vec![Step::Move(x, foot), Step::Line(x + 3.5, tip), Step::Line(x + 7.0, foot), Step::Close];
        marks.fill(Owner::Layout, arrow, color);
        x += 10.0;
    }
    let part = Part::bold(owner, context.clean_line(&sentence(&change.text)), color);
    marks.line(&fit(&part, 9.0, width - (x - PADDING)), x, y + 9.0);
}
