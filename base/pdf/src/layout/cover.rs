//! The title of a document.

use super::{Context, photos::draw_picture, prose::draw_lines};
use crate::{
    Color, Cover,
    flow::{Fragment, Placing},
    mark::{Marks, rectangle},
    owner::Owner,
    text::{Part, Weight, balance, wrap},
    tree::Role,
};

/// Lays out the title.
pub(super) fn layout(context: &mut Context<'_>, cover: &Cover, width: f32) -> Vec<Fragment> {
    if cover.is_page { vec![page(context, cover)] } else { vec![band(context, cover, width)] }
}

/// Returns a title as a band at the top of a page.
fn band(context: &mut Context<'_>, cover: &Cover, width: f32) -> Fragment {
    let mut marks = Marks::default();
    let color = context.text_color();
    let mut y = draw_title(context, cover, &mut marks, (0.0, 0.0, width), (22.0, color, Color::MUTED));
    y = draw_facts(context, cover, &mut marks, (0.0, y + 8.0, width), (Color::MUTED, Color::INK));
    marks.fill(Owner::Layout, rectangle(0.0, y + 8.0, width, 2.0), context.shape_color());
    Fragment { height: y + 14.0, marks, ..Fragment::default() }
}

/// Returns a title as a page: a field of the main color with the title, the facts below it.
fn page(context: &mut Context<'_>, cover: &Cover) -> Fragment {
    let frame = context.frame;
    let (left, width) = (frame.side + 6.0, frame.width() - 12.0);
    let ground = context.document.brand.color;
    let (ink, field) = (ground.text_on(), frame.paper_height * 0.56);
    let mut marks = Marks::default();
    marks.fill(Owner::Layout, rectangle(0.0, 0.0, frame.paper_width, field), ground);
    draw_brand(context, &mut marks, left);
    // The title stands on the lower edge of the field, however many lines it has.
    let mut title = Marks::default();
    let height = draw_title(context, cover, &mut title, (left, 0.0, width), (34.0, ink, ink));
    marks.append(title, 0.0, (field - 34.0 - height).max(150.0));
    draw_facts(context, cover, &mut marks, (left, field + 30.0, width), (Color::MUTED, Color::INK));
    if let Some(picture) = &cover.picture {
        let owner = Owner::Layout;
        let top = field + 120.0;
        draw_picture(&mut marks, owner, picture, (left, top), (width, frame.paper_height - top - 50.0));
    }
    Fragment { marks, placing: Placing::WholePage, ..Fragment::default() }
}

/// Draws the logo on a white card, so that it can be seen on any color, or the name.
fn draw_brand(context: &mut Context<'_>, marks: &mut Marks, left: f32) {
    let brand = &context.document.brand;
    let name = context.clean_line(&brand.name);
    if let Some(logo) = &brand.logo {
        let mut drawn = Marks::default();
        let alt = if name.trim().is_empty() { "Logo".to_owned() } else { name.clone() };
        let owner = Owner::Node(context.tree.block(Role::Picture(alt)));
        if let Some(height) = draw_picture(&mut drawn, owner, logo, (left + 12.0, 62.0), (170.0, 44.0)) {
            let width = drawn.0.first().map_or(0.0, |mark| mark.shape.width());
            marks.fill(Owner::Layout, crate::mark::rounded(left, 50.0, width + 24.0, height + 24.0, 6.0), Color::WHITE);
            marks.append(drawn, 0.0, 0.0);
            return;
        }
    }
    if !name.trim().is_empty() {
        let owner = Owner::Node(context.tree.block(Role::Paragraph));
        let part = Part::bold(owner, name, brand.color.text_on());
        let line = crate::text::fit(&part, 13.0, context.frame.width() - 12.0);
        marks.line(&line, left, 74.0);
    }
}

fn draw_title(
    context: &mut Context<'_>,
    cover: &Cover,
    marks: &mut Marks,
    area: (f32, f32, f32),
    look: (f32, Color, Color),
) -> f32 {
    let (x, y, width) = area;
    let (size, ink, muted) = look;
    let title = context.clean_line(&cover.title);
    // A long title is set smaller.
    let size = if title.chars().count() > 60 { size * 0.72 } else { size };
    let mut height = 0.0;
    if !title.trim().is_empty() {
        let owner = Owner::Node(context.tree.block(Role::Title));
        let lines = balance(&[Part::bold(owner, title, ink)], size, width);
        height += draw_lines(marks, &lines, x, y, size, size * 1.18, width);
    }
    let subtitle = context.clean(&cover.subtitle);
    if !subtitle.trim().is_empty() {
        let owner = Owner::Node(context.tree.block(Role::Paragraph));
        let size = size.min(20.0) * 0.6 + 1.0;
        let mut lines = wrap(&[Part::new(owner, subtitle, muted)], size, width);
        lines.truncate(6);
        height += 5.0 + draw_lines(marks, &lines, x, y + height + 5.0, size, size * 1.4, width);
    }
    height
}

/// Draws the facts in columns; returns the y below them.
fn draw_facts(
    context: &mut Context<'_>,
    cover: &Cover,
    marks: &mut Marks,
    area: (f32, f32, f32),
    colors: (Color, Color),
) -> f32 {
    let (left, top, width) = area;
    let columns = cover.facts.len().clamp(1, 3);
    let each = width / columns as f32;
    let mut bottom = top;
    for (row, facts) in cover.facts.chunks(columns).enumerate() {
        let y = if row == 0 { top } else { bottom + 8.0 };
        for (column, (label, value)) in facts.iter().enumerate() {
            let owner = Owner::Node(context.tree.block(Role::Paragraph));
            let x = left + column as f32 * each;
            let label = wrap(&[context.label(owner, &format!("{label} "), colors.0)], 8.0, each - 12.0);
            let used = draw_lines(marks, &label, x, y, 8.0, 11.0, each - 12.0);
            let mut part = context.label(owner, value, colors.1);
            part.weight = Weight::SemiBold;
            let value = wrap(&[part], 10.0, each - 12.0);
            bottom = bottom.max(y + used + draw_lines(marks, &value, x, y + used + 1.0, 10.0, 13.5, each - 12.0));
        }
    }
    bottom
}
