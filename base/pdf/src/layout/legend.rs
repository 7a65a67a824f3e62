//! Legends of charts, and the looks of their series.

use super::Context;
use crate::{
    Chart, ChartKind, Color,
    mark::{Marks, Step, circle, polyline, rectangle},
    owner::Owner,
    text::fit,
};

/// Look of a series. No two differ by color alone.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Look {
    /// Color of the line and of the outline of bars.
    pub(super) color: Color,
    /// Ground of bars.
    pub(super) ground: Color,
    /// Dashes of the line and the outline.
    pub(super) dash: Vec<f32>,
    /// Width of the line.
    pub(super) width: f32,
    /// Shape of the points.
    pub(super) point: Point,
}

/// Shape of a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Point {
    /// Disc.
    Disc,
    /// Square.
    Square,
    /// Triangle.
    Triangle,
    /// Ring.
    Ring,
    /// No point.
    Absent,
}

/// Colors beside the main one; each can be seen on white.
const OTHERS: [Color; 3] = [Color::new(0xA8, 0x6A, 0x14), Color::new(0x2F, 0x7F, 0x8C), Color::new(0x7A, 0x4B, 0x94)];

impl Look {
    /// Returns the look of a series.
    pub(super) fn of(context: &Context<'_>, at: usize) -> Self {
        let color = if at == 0 { context.shape_color() } else { OTHERS[(at - 1) % OTHERS.len()] };
        let (share, dash, point) = match at % 4 {
            0 => (0.0, vec![], Point::Disc),
            1 => (0.55, vec![], Point::Square),
            2 => (0.85, vec![6.0, 2.0], Point::Triangle),
            _ => (0.3, vec![1.5, 2.0], Point::Ring),
        };
        Self { color, ground: color.lightened(share), dash, width: 1.6, point }
    }

    /// Returns the look of the period before.
    pub(super) fn before() -> Self {
        let color = Color::new(0x7C, 0x87, 0x93);
        Self { color, ground: Color::WHITE, dash: vec![3.0, 2.2], width: 1.1, point: Point::Absent }
    }

    /// Draws a point of a line.
    pub(super) fn draw_point(&self, marks: &mut Marks, owner: Owner, x: f32, y: f32) {
        let size = 2.1;
        match self.point {
            Point::Disc => marks.fill(owner, circle(x, y, size), self.color),
            Point::Square => marks.fill(owner, rectangle(x - size, y - size, 2.0 * size, 2.0 * size), self.color),
            Point::Triangle => {
                let mut steps = polyline(&[(x - 2.6, y + 2.0), (x, y - 2.6), (x + 2.6, y + 2.0)]);
                steps.push(Step::Close);
                marks.fill(owner, steps, self.color);
            }
            Point::Ring => {
                marks.fill(owner, circle(x, y, size), Color::WHITE);
                marks.stroke(owner, circle(x, y, size), self.color, 1.0, &[]);
            }
            Point::Absent => {}
        }
    }

    /// Draws a bar.
    pub(super) fn draw_bar(&self, marks: &mut Marks, owner: Owner, x: f32, y: f32, size: (f32, f32)) {
        let (width, height) = size;
        marks.fill(owner, rectangle(x, y, width, height), self.ground);
        if self.ground != self.color && height > 0.8 && width > 0.8 {
            let inside = rectangle(x + 0.4, y + 0.4, width - 0.8, height - 0.8);
            marks.stroke(owner, inside, self.color, 0.8, &self.dash);
        }
    }
}

/// Draws the legend of a chart with more than one series; returns its height. The title names a single one.
pub(super) fn draw(context: &Context<'_>, chart: &Chart, marks: &mut Marks, owner: Owner, width: f32) -> f32 {
    let series = chart.series.iter().enumerate().map(|(at, series)| (Look::of(context, at), &series.name));
    let all: Vec<_> = series.chain(chart.before.as_ref().map(|before| (Look::before(), &before.name))).collect();
    let named = all.into_iter().filter(|(_, name)| !name.trim().is_empty());
    let (mut x, mut y) = (0.0, 0.0);
    let sample = if chart.kind == ChartKind::Line { 22.0 } else { 17.0 };
    if chart.series.len() < 2 && chart.before.is_none() {
        return 2.0;
    }
    for (look, name) in named {
        let part = context.label(owner, &format!("{name} "), Color::MUTED);
        let line = fit(&part, 8.0, width * 0.7);
        let needed = sample + line.width + 14.0;
        if x > 0.0 && x + needed > width {
            (x, y) = (0.0, y + 13.0);
        }
        if chart.kind == ChartKind::Line {
            marks.stroke(owner, polyline(&[(x, y + 5.0), (x + 17.0, y + 5.0)]), look.color, look.width, &look.dash);
            look.draw_point(marks, owner, x + 8.5, y + 5.0);
        } else {
            look.draw_bar(marks, owner, x, y + 1.0, (12.0, 8.0));
        }
        marks.line(&line, x + sample, y + 8.0);
        x += needed;
    }
    if x > 0.0 { y + 18.0 } else { 4.0 }
}
