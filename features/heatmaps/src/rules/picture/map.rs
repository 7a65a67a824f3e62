//! Grid of pins on a light ground, with the center and a scale bar.

use std::num::NonZeroU32;

use mail::Language;
use pdf::{Anchor, Color, Drawing, Label, Outline};

use super::{
    GROUND, INK, LINE, MUTED,
    numbers::{distance, round_distance},
    words::localized,
};
use crate::{
    rules::{color::color, pin::DEPTH, pin::PinState},
    types::{PinKind, ScanSnapshot, SnapshotPin},
};

/// Ring of a pin without an answer.
const RING: Color = Color::new(0x9C, 0xA3, 0xAF);
/// Maximum radius of a pin.
const MAX_RADIUS: f32 = 44.0;
/// Share of the distance between two pins that the radius takes.
const RADIUS_SHARE: f32 = 0.41;
/// Share of the map that the scale bar takes at most.
const BAR_SHARE: f64 = 0.3;
/// Room below the map for the scale bar.
pub(super) const BAR_ROOM: f32 = 56.0;

/// Square map of a scan at a place of a drawing.
pub(super) struct Map<'a> {
    pub(super) snapshot: &'a ScanSnapshot,
    pub(super) language: Language,
    pub(super) left: f32,
    pub(super) top: f32,
    pub(super) side: f32,
}

impl Map<'_> {
    /// Draws the map and its scale bar.
    pub(super) fn draw(&self, drawing: &mut Drawing) {
        drawing.fill(Outline::rounded(self.left, self.top, self.side, self.side, 20.0), GROUND);
        for at in 0..self.snapshot.size {
            let (near, far) = (self.place(0), self.place(self.snapshot.size - 1));
            let at = self.place(at);
            let (left, top) = (self.left, self.top);
            drawing.stroke(Outline::line(&[(left + near, top + at), (left + far, top + at)]), LINE, 1.5, &[]);
            drawing.stroke(Outline::line(&[(left + at, top + near), (left + at, top + far)]), LINE, 1.5, &[]);
        }
        drawing.stroke(Outline::rounded(self.left, self.top, self.side, self.side, 20.0), LINE, 2.0, &[]);
        if !self.snapshot.is_address_hidden {
            let middle = self.place(self.snapshot.size / 2);
            draw_center(drawing, (self.left + middle, self.top + middle), self.radius());
        }
        for pin in &self.snapshot.pins {
            let (x, y) = (self.left + self.place(pin.column), self.top + self.place(pin.row));
            draw_pin(drawing, pin, (x, y, self.radius()));
        }
        self.draw_bar(drawing);
    }

    /// Returns the distance between two pins.
    fn step(&self) -> f32 {
        let gaps = (self.snapshot.size - 1).max(1) as f32;
        // The outer pins keep their radius and some room from the edge.
        self.side / (gaps + 1.24)
    }

    fn radius(&self) -> f32 {
        (self.step() * RADIUS_SHARE).min(MAX_RADIUS)
    }

    /// Returns the distance of a row or column from the edge.
    fn place(&self, index: i64) -> f32 {
        let middle = (self.snapshot.size - 1) as f32 / 2.0;
        self.side / 2.0 + (index as f32 - middle) * self.step()
    }

    fn draw_bar(&self, drawing: &mut Drawing) {
        let Some((length, meters)) = self.bar() else { return };
        let (x, y) = (self.left + 4.0, self.top + self.side + 34.0);
        let outline = Outline::line(&[(x, y - 9.0), (x, y), (x + length, y), (x + length, y - 9.0)]);
        drawing.stroke(outline, INK, 3.0, &[]);
        let text = distance(self.language, meters, self.snapshot.unit);
        drawing.text(Label::new(text, 22.0, INK).bold(), x + length + 14.0, y + 2.0);
        let right = self.left + self.side;
        draw_arrow(drawing, right - 16.0, y - 12.0);
        let north = localized(self.language, "North", "Nord");
        drawing.text(Label::new(north, 22.0, MUTED).at(Anchor::End), right - 38.0, y + 2.0);
    }

    /// Returns the length of the scale bar and its meters.
    pub(super) fn bar(&self) -> Option<(f32, f64)> {
        let units_per_meter = f64::from(self.step()) / self.snapshot.spacing_m;
        if !units_per_meter.is_finite() || units_per_meter <= 0.0 {
            return None;
        }
        let meters = round_distance(f64::from(self.side) * BAR_SHARE / units_per_meter, self.snapshot.unit);
        Some(((meters * units_per_meter) as f32, meters))
    }
}

/// Draws an arrow to the north.
fn draw_arrow(drawing: &mut Drawing, x: f32, y: f32) {
    drawing.fill(Outline::polygon(&[(x, y - 12.0), (x + 9.0, y + 14.0), (x, y + 8.0), (x - 9.0, y + 14.0)]), MUTED);
}

/// Draws a cross with a ring behind the pin in the middle.
fn draw_center(drawing: &mut Drawing, (x, y): (f32, f32), radius: f32) {
    let (ring, arm) = (radius * 1.15 + 2.0, radius * 1.42 + 2.0);
    for (dx, dy) in [(1.0, 0.0), (0.0, 1.0)] {
        let ends = [(x - arm * dx, y - arm * dy), (x + arm * dx, y + arm * dy)];
        drawing.stroke(Outline::line(&ends), INK, (radius * 0.1).max(2.5), &[]);
    }
    drawing.fill(Outline::circle(x, y, ring + 1.0), INK);
    drawing.fill(Outline::circle(x, y, radius + 2.0), Color::WHITE);
}

/// Draws a pin with its rank.
pub(super) fn draw_pin(drawing: &mut Drawing, pin: &SnapshotPin, (x, y, radius): (f32, f32, f32)) {
    let text = text(pin);
    let width = (radius * 0.09).max(1.5);
    let ink = match (pin.state, ground(pin)) {
        (PinKind::Excluded | PinKind::Waiting, _) => return,
        (PinKind::Estimated, Some(color)) => {
            drawing.fill(Outline::circle(x, y, radius), Color::WHITE);
            drawing.stroke(Outline::circle(x, y, radius - width), color, width * 2.0, &[]);
            INK
        }
        (_, Some(color)) => {
            drawing.fill(Outline::circle(x, y, radius), color);
            color.text_on()
        }
        (_, None) => {
            drawing.fill(Outline::circle(x, y, radius), Color::WHITE);
            drawing.stroke(Outline::circle(x, y, radius - width), RING, width, &[radius * 0.22, radius * 0.16]);
            MUTED
        }
    };
    let size = radius * if text.chars().count() > 2 { 0.74 } else { 0.94 };
    drawing.text(Label::new(text, size, ink).bold().at(Anchor::Middle), x, y + size * 0.36);
}

/// Returns the text on a pin: "4", "20+", "≈7", "–".
pub(super) fn text(pin: &SnapshotPin) -> String {
    let rank = pin.rank.map(f64::round).filter(|_| matches!(pin.state, PinKind::Rank | PinKind::Estimated));
    let text = match (pin.state, rank) {
        (PinKind::Absent, _) => "20+".to_owned(),
        (_, Some(rank)) if rank > f64::from(DEPTH) => "20+".to_owned(),
        (_, Some(rank)) => format!("{rank}"),
        (_, None) => "–".to_owned(),
    };
    if pin.state == PinKind::Estimated { format!("≈{text}") } else { text }
}

/// Returns the color of a pin; `None` for one without an answer.
pub(super) fn ground(pin: &SnapshotPin) -> Option<Color> {
    let rank = pin.rank.map_or(0, |rank| rank.round().clamp(0.0, 99.0) as u32);
    let state = match pin.state {
        PinKind::Rank | PinKind::Estimated => NonZeroU32::new(rank).map_or(PinState::Missing, PinState::Rank),
        PinKind::Absent => PinState::Absent,
        PinKind::Missing | PinKind::Excluded | PinKind::Waiting => PinState::Missing,
    };
    color(state).and_then(Color::parse)
}
