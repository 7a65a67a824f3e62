//! Layout of the whole picture: title, map, figures, legend, source.

use mail::Language;
use pdf::{Anchor, Color, Drawing, Label, Outline};

use super::{
    INK, LINE, MUTED, SIZE,
    map::{BAR_ROOM, Map, draw_pin, ground},
    rows::ShownFigure,
    words::localized,
};
use crate::types::{PinKind, ScanSnapshot, SnapshotPin};

/// Room at the edges.
const EDGE: f32 = 64.0;
/// Top of the map.
const TOP: f32 = 196.0;
/// Left of the column with the figures.
const SIDE: f32 = 1064.0;
/// A change for the better.
const GOOD: Color = Color::new(0x1F, 0x7A, 0x4D);
/// A change for the worse.
const BAD: Color = Color::new(0xB3, 0x26, 0x1E);

/// Returns the picture of a scan.
pub(super) fn drawing(snapshot: &ScanSnapshot, language: Language) -> Drawing {
    let mut drawing = Drawing::new(SIZE.0, SIZE.1);
    let width = SIZE.0 - 2.0 * EDGE;
    let title = Label::new(snapshot.title(language), 54.0, INK).bold().within(width);
    drawing.text(title, EDGE, 108.0);
    let city = Some(&snapshot.city).filter(|city| !city.is_empty());
    let place = [Some(&snapshot.location), city].into_iter().flatten().map(String::as_str).collect::<Vec<_>>();
    drawing.text(Label::new(place.join(" · "), 30.0, MUTED).within(width), EDGE, 158.0);
    let side = SIZE.1 - TOP - EDGE - BAR_ROOM + 16.0;
    let map = Map { snapshot, language, left: EDGE, top: TOP, side };
    map.draw(&mut drawing);
    draw_side(&mut drawing, snapshot, language);
    drawing
}

fn draw_side(drawing: &mut Drawing, snapshot: &ScanSnapshot, language: Language) {
    let width = SIZE.0 - EDGE - SIDE;
    let mut y = TOP;
    for figure in &snapshot.figures(language) {
        draw_figure(drawing, figure, (SIDE, y, width));
        y += if figure.change.is_empty() { 122.0 } else { 150.0 };
    }
    y += 6.0;
    for (label, value) in snapshot.facts(language) {
        drawing.text(Label::new(label, 22.0, MUTED), SIDE, y + 24.0);
        drawing.text(Label::new(value, 22.0, INK).at(Anchor::End).within(width - 124.0), SIDE + width, y + 24.0);
        y += 38.0;
    }
    draw_legend(drawing, snapshot, language, (SIDE, y + 30.0, width));
    let notes = snapshot.notes(language);
    let bottom = SIZE.1 - EDGE - 4.0;
    for (at, note) in notes.iter().rev().enumerate() {
        let label = Label::new(note, 19.0, MUTED).within(width);
        drawing.text(label, SIDE, bottom - at as f32 * 30.0);
    }
}

fn draw_figure(drawing: &mut Drawing, figure: &ShownFigure, (x, y, width): (f32, f32, f32)) {
    drawing.text(Label::new(figure.name, 23.0, MUTED), x, y + 24.0);
    drawing.text(Label::new(figure.short, 23.0, MUTED).bold().at(Anchor::End), x + width, y + 24.0);
    drawing.text(Label::new(&figure.value, 58.0, INK).bold(), x, y + 86.0);
    let color = match figure.is_better {
        Some(true) => GOOD,
        Some(false) => BAD,
        None => MUTED,
    };
    let height = if figure.change.is_empty() {
        104.0
    } else {
        let mut left = x;
        if let Some(is_better) = figure.is_better {
            let (tip, base) = if is_better { (y + 101.0, y + 117.0) } else { (y + 117.0, y + 101.0) };
            drawing.fill(Outline::polygon(&[(x, base), (x + 9.0, tip), (x + 18.0, base)]), color);
            left += 28.0;
        }
        let label = Label::new(&figure.change, 22.0, color).within(width);
        drawing.text(if figure.is_better.is_some() { label.bold() } else { label }, left, y + 117.0);
        134.0
    };
    drawing.stroke(Outline::line(&[(x, y + height), (x + width, y + height)]), LINE, 2.0, &[]);
}

/// Draws the colors of the ranks, and the kinds of pins besides them.
fn draw_legend(drawing: &mut Drawing, snapshot: &ScanSnapshot, language: Language, (x, y, width): (f32, f32, f32)) {
    drawing.text(Label::new(localized(language, "Rank", "Position"), 22.0, MUTED), x, y + 20.0);
    let (cell, top) = (width / 10.0, y + 36.0);
    for at in 0..10_u32 {
        let is_absent = at == 9;
        let state = if is_absent { PinKind::Absent } else { PinKind::Rank };
        let rank = f64::from(at + 1);
        let pin = SnapshotPin { row: 0, column: 0, state, rank: Some(rank).filter(|_| !is_absent) };
        let Some(color) = ground(&pin) else { continue };
        let left = x + at as f32 * cell;
        drawing.fill(Outline::rounded(left + 1.5, top, cell - 3.0, 40.0, 6.0), color);
        let text = match at {
            8 => "9–20".to_owned(),
            9 => "20+".to_owned(),
            _ => format!("{rank}"),
        };
        let size = if text.len() > 2 { 16.0 } else { 20.0 };
        let label = Label::new(text, size, color.text_on()).bold().at(Anchor::Middle);
        drawing.text(label, left + cell / 2.0, top + 20.0 + size * 0.36);
    }
    let has = |kind: PinKind| snapshot.pins.iter().any(|pin| pin.state == kind);
    let kinds = [
        (PinKind::Estimated, has(PinKind::Estimated), localized(language, "Estimate", "Estimation")),
        (PinKind::Missing, has(PinKind::Missing), localized(language, "No response", "Sans réponse")),
    ];
    let (mut left, middle) = (x, top + 74.0);
    if !snapshot.is_address_hidden {
        left = draw_center_key(drawing, (left, middle), language);
    }
    for (state, _, name) in kinds.into_iter().filter(|(_, is_there, _)| *is_there) {
        let pin = SnapshotPin { row: 0, column: 0, state, rank: Some(5.0).filter(|_| state == PinKind::Estimated) };
        draw_pin(drawing, &pin, (left + 14.0, middle, 14.0));
        let label = Label::new(name, 20.0, MUTED);
        let end = label.width();
        drawing.text(label, left + 38.0, middle + 7.0);
        left += 38.0 + end + 26.0;
    }
}

/// Draws the sign of the center with its name, and returns where the next one begins.
fn draw_center_key(drawing: &mut Drawing, (x, y): (f32, f32), language: Language) -> f32 {
    for ends in [[(x, y), (x + 28.0, y)], [(x + 14.0, y - 14.0), (x + 14.0, y + 14.0)]] {
        drawing.stroke(Outline::line(&ends), INK, 2.5, &[]);
    }
    drawing.fill(Outline::circle(x + 14.0, y, 10.5), INK);
    drawing.fill(Outline::circle(x + 14.0, y, 8.0), Color::WHITE);
    let label = Label::new(localized(language, "Center", "Centre"), 20.0, MUTED);
    let end = label.width();
    drawing.text(label, x + 38.0, y + 7.0);
    x + 38.0 + end + 26.0
}
