//! Heatmaps: ranks on a grid of points.

use super::{
    Context, GAP,
    table::{caption_fragment, empty},
};
use crate::{
    Color, Grid, GridPoint, Pin,
    flow::Fragment,
    mark::{Marks, Step, circle, polyline, rounded},
    owner::Owner,
    text::{Part, line, wrap},
    tree::Role,
    words,
};

/// Colors of the ranks from 1, as on the screen; later ranks have the last one.
const USUAL: [u32; 9] =
    [0x1A_66_00, 0x59_81_0A, 0x96_9C_15, 0xCB_B2_1D, 0xFF_C8_26, 0xEF_9E_1E, 0xDD_70_15, 0xCC_43_0D, 0xBA_16_04];
/// Colors from blue to orange, which differ in lightness.
const COLOR_BLIND: [u32; 9] =
    [0x05_30_61, 0x21_66_AC, 0x43_93_C3, 0x92_C5_DE, 0xD1_E5_F0, 0xFE_E0_B6, 0xFD_B8_63, 0xE0_82_14, 0xA0_4A_02];
/// Color of the points without a rank.
const ABSENT: Color = Color::new(0x9C, 0xA3, 0xAF);

/// Lays out a heatmap with its legend at the side.
pub(super) fn layout(context: &mut Context<'_>, grid: &Grid, width: f32) -> Vec<Fragment> {
    let mut fragments = Vec::new();
    let title = context.clean_line(&grid.title);
    if !title.trim().is_empty() {
        let node = context.tree.block(Role::Paragraph);
        fragments.push(caption_fragment(Owner::Node(node), &title, width));
    }
    if grid.points.is_empty() {
        let text = if grid.empty.trim().is_empty() { words::no_data(context.language()) } else { &grid.empty };
        fragments.extend(empty(context, text, width));
        return fragments;
    }
    let bands = bands(context, grid);
    let node = context.tree.block(Role::Picture(description(context, grid, &bands)));
    let owner = Owner::Node(node);
    // Beside the grid there is room for the legend, in a narrow column there is none.
    let is_narrow = width < 330.0;
    let size = if is_narrow { width } else { (width - 150.0).min(310.0) };
    let mut marks = Marks::default();
    draw_pins(grid, &mut marks, owner, size);
    let (x, y) = if is_narrow { (0.0, size + 8.0) } else { (size + 20.0, 6.0) };
    let legend = draw_legend(context, grid, &bands, &mut marks, owner, (x, y, width - x));
    let height = size.max(legend);
    let before = if fragments.is_empty() { GAP + 3.0 } else { 3.0 };
    fragments.push(Fragment { height, before, marks, ..Fragment::default() });
    super::group(fragments)
}

fn draw_pins(grid: &Grid, marks: &mut Marks, owner: Owner, size: f32) {
    marks.fill(owner, rounded(0.0, 0.0, size, size, 6.0), Color::TINT);
    marks.stroke(owner, rounded(0.0, 0.0, size, size, 6.0), Color::LINE, 0.7, &[]);
    let side = (grid.points.len() as f32).sqrt().max(1.0);
    let radius = (size / (side + 0.4) * 0.41).min(15.0);
    let reach = size / 2.0 - radius - 7.0;
    let mut points: Vec<&GridPoint> =
        grid.points.iter().filter(|point| point.x.is_finite() && point.y.is_finite()).collect();
    points.sort_by(|first, second| first.y.total_cmp(&second.y).then(first.x.total_cmp(&second.x)));
    for point in points {
        let place = |share: f64| size / 2.0 + (share.clamp(0.0, 1.0) as f32 - 0.5) * 2.0 * reach;
        draw_pin(grid, marks, owner, point.pin, (place(point.x), place(point.y), radius));
    }
}

fn draw_pin(grid: &Grid, marks: &mut Marks, owner: Owner, pin: Pin, place: (f32, f32, f32)) {
    let (x, y, radius) = place;
    let text = match pin {
        Pin::Rank(rank) if rank <= grid.depth.max(1) => rank.to_string(),
        Pin::Rank(_) | Pin::Absent => format!("{}+", grid.depth),
        Pin::Unknown => "–".to_owned(),
    };
    let ground = color(grid, pin);
    if let Some(ground) = ground {
        marks.fill(owner, circle(x, y, radius), ground);
    } else {
        marks.fill(owner, circle(x, y, radius), Color::WHITE);
        marks.stroke(owner, circle(x, y, radius - 0.5), ABSENT, 1.0, &[2.0, 1.5]);
    }
    let ink = ground.map_or(Color::MUTED, Color::text_on);
    let size = radius * if text.len() > 2 { 0.72 } else { 0.92 };
    let label = line(&[Part::bold(owner, format!("{text} "), ink).tabular()], size);
    marks.line(&label, x - label.width / 2.0, y + size * 0.36);
}

/// Returns the color of a pin; `None` for a point without an answer.
fn color(grid: &Grid, pin: Pin) -> Option<Color> {
    let colors = if grid.is_color_blind { COLOR_BLIND } else { USUAL };
    match pin {
        Pin::Rank(rank) if rank <= grid.depth.max(1) => {
            let [_, red, green, blue] = colors[usize::from(rank.clamp(1, 9)) - 1].to_be_bytes();
            Some(Color::new(red, green, blue))
        }
        Pin::Rank(_) | Pin::Absent => Some(ABSENT),
        Pin::Unknown => None,
    }
}

/// Band of ranks: its name, its color and the number of its points.
struct Band {
    name: String,
    pin: Pin,
    count: usize,
}

fn bands(context: &Context<'_>, grid: &Grid) -> Vec<Band> {
    let language = context.language();
    let depth = grid.depth.max(1);
    let count = |test: &dyn Fn(Pin) -> bool| grid.points.iter().filter(|point| test(point.pin)).count();
    let edges = [(1, 3), (4, 10), (11, depth)];
    let ranks = edges.into_iter().filter(|(from, _)| *from <= depth).map(|(from, to)| Band {
        name: words::band(language, from, to.min(depth)),
        pin: Pin::Rank(from.midpoint(to.min(9).max(from))),
        count: count(&|pin| matches!(pin, Pin::Rank(rank) if (from..=to.min(depth)).contains(&rank.max(1)))),
    });
    let absent = Band {
        name: words::absent(language, depth),
        pin: Pin::Absent,
        count: count(&|pin| matches!(pin, Pin::Absent) || matches!(pin, Pin::Rank(rank) if rank > depth)),
    };
    let unknown =
        Band { name: words::unknown(language).to_owned(), pin: Pin::Unknown, count: count(&|pin| pin == Pin::Unknown) };
    ranks.chain([absent]).chain(Some(unknown).filter(|band| band.count > 0)).collect()
}

fn draw_legend(
    context: &Context<'_>,
    grid: &Grid,
    bands: &[Band],
    marks: &mut Marks,
    owner: Owner,
    area: (f32, f32, f32),
) -> f32 {
    let (x, mut y, width) = area;
    for band in bands {
        match color(grid, band.pin) {
            Some(color) => marks.fill(owner, circle(x + 5.0, y + 6.0, 4.5), color),
            None => marks.stroke(owner, circle(x + 5.0, y + 6.0, 4.0), ABSENT, 1.0, &[2.0, 1.5]),
        }
        let name = line(&[context.label(owner, &format!("{} ", band.name), Color::INK)], 8.5);
        marks.line(&name, x + 15.0, y + 9.0);
        let count =
            Part::bold(owner, format!("{} ", words::number(context.language(), band.count as f64, 0)), Color::INK);
        let count = line(&[count.tabular()], 8.5);
        marks.line(&count, x + width.min(150.0) - count.width, y + 9.0);
        y += 16.0;
    }
    marks.rule(owner, x, y + 3.0, width.min(150.0), Color::LINE, 0.5);
    marks.stroke(owner, polyline(&[(x + 4.5, y + 19.0), (x + 4.5, y + 10.0)]), Color::MUTED, 1.0, &[]);
    let mut tip = polyline(&[(x + 2.0, y + 12.5), (x + 4.5, y + 8.5), (x + 7.0, y + 12.5)]);
    tip.push(Step::Close);
    marks.fill(owner, tip, Color::MUTED);
    let north = Part::new(owner, format!("{} ", words::north(context.language())), Color::MUTED);
    marks.line(&line(&[north], 8.0), x + 15.0, y + 17.0);
    y += 22.0;
    if !grid.note.trim().is_empty() {
        let note = context.label(owner, &grid.note, Color::MUTED);
        let lines = wrap(&[note], 8.0, width.min(150.0));
        y += 4.0 + super::prose::draw_lines(marks, &lines, x, y + 4.0, 8.0, 11.5, width.min(150.0));
    }
    y
}

fn description(context: &Context<'_>, grid: &Grid, bands: &[Band]) -> String {
    let given = context.clean_line(&grid.alt);
    if !given.trim().is_empty() {
        return given;
    }
    let mut text = words::grid(context.language(), grid.points.len());
    for band in bands {
        text.push_str(&context.clean_line(&format!(" {} : {}.", band.name, band.count)));
    }
    text
}
