//! Tables.

use std::rc::Rc;

use super::{
    Context, GAP,
    widths::{Demand, share},
};
use crate::{
    Align, Cell, Color, Column, Row, Table, Tone,
    flow::Fragment,
    mark::Marks,
    owner::Owner,
    text::{Line, Part, Weight, line, wrap},
    tree::{NodeId, Role},
    words,
};

/// Space at the left and the right of a text, and above and below.
const PADDING: (f32, f32) = (5.0, 3.5);
/// Widest column that a text may ask for.
const MAX_WIDTH: f32 = 260.0;

/// Size of the text of a table.
struct Look {
    size: f32,
    leading: f32,
    widths: Vec<f32>,
}

/// Lays out a table: a fragment for each row, each of which repeats the headings at the top of a page.
pub(super) fn layout(context: &mut Context<'_>, table: &Table, width: f32) -> Vec<Fragment> {
    let mut fragments = Vec::new();
    let node = context.tree.block(Role::Table);
    let title = context.clean_line(&table.title);
    if !title.trim().is_empty() {
        let caption = context.tree.child(node, Role::Caption);
        fragments.push(caption_fragment(Owner::Node(caption), &title, width));
    }
    if table.columns.is_empty() || table.rows.is_empty() {
        let text = if table.empty.trim().is_empty() { words::no_data(context.language()) } else { &table.empty };
        fragments.extend(empty(context, text, width));
        return fragments;
    }
    let size = if table.columns.len() > 7 { 7.5 } else { 8.5 };
    let widths = share(&demands(context, table, size), width);
    let look = Look { size, leading: size * 1.38, widths };
    let head = context.tree.child(node, Role::Head);
    let row = context.tree.child(head, Role::Row);
    let headings: Vec<Owner> =
        table.columns.iter().map(|_| Owner::Node(context.tree.child(row, Role::ColumnHeading))).collect();
    let before = if fragments.is_empty() { GAP + 2.0 } else { 2.0 };
    fragments.push(Fragment { before, keeps_next: true, ..heading(context, table, &look, &headings, width) });
    let repeat = Rc::new(heading(context, table, &look, &vec![Owner::Layout; table.columns.len()], width));
    let rows = context.tree.child(node, Role::Rows);
    let count = table.rows.len();
    for (at, row) in table.rows.iter().enumerate() {
        let mut pieces = row_fragments(context, row, &table.columns, &look, rows, width);
        // Two rows stay together at the start and at the end, so that no page has a single one.
        let keeps_next = at == 0 && count > 1 || at + 2 == count;
        if let Some(last) = pieces.last_mut() {
            last.keeps_next = keeps_next;
        }
        fragments.extend(pieces.into_iter().map(|piece| Fragment { repeat: Some(Rc::clone(&repeat)), ..piece }));
    }
    fragments
}

/// Returns the title above a table or a chart.
pub(super) fn caption_fragment(owner: Owner, title: &str, width: f32) -> Fragment {
    let mut marks = Marks::default();
    let lines = wrap(&[Part::bold(owner, title, Color::INK)], 9.5, width);
    let height = super::prose::draw_lines(&mut marks, &lines, 0.0, 0.0, 9.5, 13.5, width);
    Fragment { height: height + 2.0, before: GAP + 5.0, marks, keeps_next: true, ..Fragment::default() }
}

/// Returns the sentence in place of rows or values that do not exist.
pub(super) fn empty(context: &mut Context<'_>, text: &str, width: f32) -> Vec<Fragment> {
    super::prose::paragraph(context, &crate::Paragraph::new(text).styled(crate::Style::Callout), width)
}

fn demands(context: &Context<'_>, table: &Table, size: f32) -> Vec<Demand> {
    let padding = 2.0 * PADDING.0 + 0.5;
    let measure = |text: &str, weight: Weight, is_tabular: bool| {
        let mut part = Part::new(Owner::Layout, context.clean_line(text), Color::INK);
        (part.weight, part.tabular) = (weight, is_tabular);
        let word = |text: &str| line(&[Part { text: text.to_owned(), ..part.clone() }], size).width;
        let least = part.text.split(' ').map(word).fold(0.0, f32::max);
        (least, line(std::slice::from_ref(&part), size).width)
    };
    let of_column = |(at, column): (usize, &Column)| {
        let is_number = column.align == Align::End;
        let mut demand = Demand { takes_rest: !is_number, ..Demand::default() };
        let (least, most) = measure(&column.title, Weight::SemiBold, false);
        demand.least = least;
        demand.most = if is_number { least.max(most.min(80.0)) } else { most };
        for row in &table.rows {
            if let Some(cell) = row.cells.get(at) {
                let text: String = cell.spans.iter().map(|span| span.text.as_str()).collect();
                let is_bold = row.is_total || cell.tone != Tone::Neutral || cell.spans.iter().any(|span| span.is_bold);
                let weight = if is_bold { Weight::SemiBold } else { Weight::Regular };
                let (least, most) = measure(&text, weight, is_number);
                // A number never breaks; a text asks for no more than the longest line that reads well.
                demand.least =
                    demand.least.max(if is_number { most.min(MAX_WIDTH) } else { least.min(MAX_WIDTH / 2.0) });
                demand.most = demand.most.max(most.min(MAX_WIDTH));
            }
        }
        demand.least += padding;
        demand.most = demand.most.max(demand.least - padding) + padding;
        demand
    };
    table.columns.iter().enumerate().map(of_column).collect()
}

fn heading(context: &Context<'_>, table: &Table, look: &Look, owners: &[Owner], width: f32) -> Fragment {
    let size = look.size - 0.5;
    let cells: Vec<Vec<Line>> = table
        .columns
        .iter()
        .zip(&look.widths)
        .zip(owners)
        .map(|((column, width), owner)| {
            let title = format!("{} ", context.clean_line(&column.title));
            wrap(&[Part::bold(*owner, title, Color::MUTED)], size, width - 2.0 * PADDING.0)
        })
        .collect();
    let leading = size * 1.3;
    let lines = cells.iter().map(Vec::len).max().unwrap_or(1);
    let height = lines as f32 * leading + 2.0 * PADDING.1;
    let mut marks = Marks::default();
    let mut x = 0.0;
    for ((lines, column), width) in cells.iter().zip(&table.columns).zip(&look.widths) {
        // Headings stand on the line below them.
        let top = height - PADDING.1 - lines.len() as f32 * leading;
        draw_cell(&mut marks, lines, column.align, (x, *width), top, (size, leading));
        x += width;
    }
    marks.rule(Owner::Layout, 0.0, height, width, context.shape_color(), 0.9);
    Fragment { height: height + 0.5, marks, ..Fragment::default() }
}

fn row_fragments(
    context: &mut Context<'_>,
    row: &Row,
    columns: &[Column],
    look: &Look,
    parent: NodeId,
    width: f32,
) -> Vec<Fragment> {
    let node = context.tree.child(parent, Role::Row);
    let missing = Cell::default();
    let cells: Vec<Vec<Line>> = columns
        .iter()
        .enumerate()
        .map(|(at, column)| {
            let cell = row.cells.get(at).unwrap_or(&missing);
            let role = if at == 0 { Role::RowHeading } else { Role::Cell };
            let node = context.tree.child(node, role);
            let parts = cell_parts(context, cell, column, row.is_total, node);
            wrap(&parts, look.size, look.widths[at] - 2.0 * PADDING.0)
        })
        .collect();
    // A row that is taller than a page is the only one that is cut, between two lines.
    let most = ((context.frame.height() - 60.0) / look.leading).floor().max(1.0) as usize;
    let lines = cells.iter().map(Vec::len).max().unwrap_or(1);
    let pieces = lines.div_ceil(most);
    let piece = |piece: usize| {
        let mut marks = Marks::default();
        let top = if piece == 0 { PADDING.1 } else { 0.0 };
        let count = (lines - piece * most).min(most);
        let is_last = piece + 1 == pieces;
        let height = top + count as f32 * look.leading + if is_last { PADDING.1 } else { 0.0 };
        if row.is_total && piece == 0 {
            marks.rule(Owner::Layout, 0.0, 0.0, width, Color::INK, 0.7);
        }
        let mut x = 0.0;
        for ((lines, column), width) in cells.iter().zip(columns).zip(&look.widths) {
            let lines = lines.get(piece * most..).unwrap_or_default();
            let lines = &lines[..lines.len().min(most)];
            draw_cell(&mut marks, lines, column.align, (x, *width), top, (look.size, look.leading));
            x += width;
        }
        if is_last {
            marks.rule(Owner::Layout, 0.0, height, width, Color::LINE, 0.5);
        }
        Fragment { height, marks, ..Fragment::default() }
    };
    (0..pieces).map(piece).collect()
}

fn cell_parts(context: &mut Context<'_>, cell: &Cell, column: &Column, is_total: bool, node: NodeId) -> Vec<Part> {
    let color = match cell.tone {
        Tone::Good => Color::GOOD,
        Tone::Bad => Color::BAD,
        Tone::Neutral => Color::INK,
    };
    let mut parts = context.parts(&cell.spans, node, color);
    for part in &mut parts {
        part.tabular = column.align == Align::End;
        if is_total || cell.tone != Tone::Neutral {
            part.weight = Weight::SemiBold;
        }
    }
    // A space after each text keeps cells apart when they are copied, and gives an empty cell its place in the structure.
    parts.push(Part::new(Owner::Node(node), " ", color));
    parts
}

fn draw_cell(marks: &mut Marks, lines: &[Line], align: Align, column: (f32, f32), top: f32, look: (f32, f32)) {
    let (x, width) = (column.0 + PADDING.0, column.1 - 2.0 * PADDING.0);
    let (size, leading) = look;
    for (at, line) in lines.iter().enumerate() {
        let x = if align == Align::End { x + width - line.width } else { x };
        marks.line(line, x, top + at as f32 * leading + size * 1.03);
    }
}
