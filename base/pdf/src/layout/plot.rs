//! The plot of a chart: axes, labels and events.

use super::{Context, axis::Scale};
use crate::{
    Chart, ChartKind, Color, Unit,
    mark::{Marks, circle, polyline},
    owner::Owner,
    text::{Part, fit, line},
    words,
};

/// Size of the labels.
const LABEL: f32 = 7.5;

/// Plot with its place.
pub(super) struct Plot {
    /// Left edge.
    pub(super) left: f32,
    /// Upper edge.
    pub(super) top: f32,
    /// Width.
    pub(super) width: f32,
    /// Height.
    pub(super) height: f32,
    /// Scale of the values.
    pub(super) scale: Scale,
    /// Number of labels.
    pub(super) count: usize,
    /// True if points lie in the middle of a slot instead of at its edge.
    pub(super) has_slots: bool,
}

impl Plot {
    /// Makes the plot of a chart below `top`.
    pub(super) fn of(context: &Context<'_>, chart: &Chart, top: f32, width: f32) -> Self {
        let scale = Scale::of(values(chart), chart.unit);
        let widths = scale.ticks().into_iter().map(|tick| {
            let text = words::value(context.language(), tick, chart.unit);
            line(&[Part::new(Owner::Layout, text, Color::MUTED).tabular()], LABEL).width
        });
        let left = widths.fold(0.0, f32::max) + 8.0;
        let height = if chart.height > 0.0 { chart.height.clamp(40.0, 400.0) } else { 118.0 };
        let series = chart.series.iter().chain(&chart.before).map(|series| series.values.len());
        let count = series.max().unwrap_or(0).max(chart.labels.len());
        let has_slots = chart.kind != ChartKind::Line;
        // Event marks stand above the plot.
        let top = top + if chart.marks.is_empty() { 4.0 } else { 14.0 };
        Self { left, top, width: width - left - 8.0, height, scale, count, has_slots }
    }

    /// Returns the place of a label.
    pub(super) fn x(&self, at: usize) -> f32 {
        let (at, count) = (at as f32, self.count as f32);
        if self.has_slots {
            self.left + self.width * (at + 0.5) / count.max(1.0)
        } else if self.count < 2 {
            self.left + self.width / 2.0
        } else {
            self.left + self.width * at / (count - 1.0)
        }
    }

    /// Returns the place of a value.
    pub(super) fn y(&self, value: f64) -> f32 {
        self.top + self.height * (1.0 - self.scale.height(value))
    }

    /// Draws the lines behind the values, and the labels of both axes.
    pub(super) fn draw_axes(&self, context: &Context<'_>, chart: &Chart, marks: &mut Marks, owner: Owner) {
        for tick in self.scale.ticks() {
            let y = self.y(tick);
            let is_base = tick == 0.0 && chart.unit != Unit::Rank;
            let (color, width) = if is_base { (Color::MUTED, 0.7) } else { (Color::LINE, 0.5) };
            marks.rule(owner, self.left, y, self.width, color, width);
            let text = format!("{} ", words::value(context.language(), tick, chart.unit));
            let label = line(&[Part::new(owner, text, Color::MUTED).tabular()], LABEL);
            marks.line(&label, self.left - 6.0 - label.width, y + LABEL * 0.36);
        }
        self.draw_labels(context, chart, marks, owner);
        self.draw_events(chart, marks, owner);
    }

    fn draw_labels(&self, context: &Context<'_>, chart: &Chart, marks: &mut Marks, owner: Owner) {
        let set = |text: &String| fit(&context.label(owner, &format!("{text} "), Color::MUTED), LABEL, 110.0);
        let labels: Vec<_> = chart.labels.iter().map(set).collect();
        let widest = labels.iter().map(|label| label.width).fold(1.0, f32::max);
        let slots = self.count.saturating_sub(usize::from(!self.has_slots)).max(1);
        let slot = self.width / slots as f32;
        let every = ((widest + 8.0) / slot).ceil().max(1.0) as usize;
        for (at, label) in labels.iter().enumerate().filter(|(at, _)| at % every == 0) {
            let most = (self.left + self.width + 8.0 - label.width).max(self.left);
            let x = (self.x(at) - label.width / 2.0).clamp(self.left.min(most) - 6.0, most);
            if every > 1 {
                let tick = [(self.x(at), self.top + self.height), (self.x(at), self.top + self.height + 2.5)];
                marks.stroke(owner, polyline(&tick), Color::MUTED, 0.5, &[]);
            }
            marks.line(label, x, self.top + self.height + 12.0);
        }
    }

    /// Draws a dotted line with a number for each event.
    fn draw_events(&self, chart: &Chart, marks: &mut Marks, owner: Owner) {
        let mut last = f32::NEG_INFINITY;
        for (number, event) in events(chart, self.count) {
            let x = self.x(event);
            let line_top = self.top - 4.0;
            marks.stroke(
                owner,
                polyline(&[(x, line_top), (x, self.top + self.height)]),
                Color::MUTED,
                0.7,
                &[1.0, 2.0],
            );
            // Two events close together share a line; their discs move apart.
            let disc = x.max(last + 10.0);
            last = disc;
            marks.fill(owner, circle(disc, self.top - 8.0, 4.6), Color::INK);
            let digits = line(&[Part::bold(owner, format!("{number} "), Color::WHITE)], 6.0);
            marks.line(&digits, disc - digits.width / 2.0, self.top - 5.9);
        }
    }
}

/// Returns the events that lie on the axis with their numbers, in order of time.
pub(super) fn events(chart: &Chart, count: usize) -> impl Iterator<Item = (usize, usize)> {
    let mut places: Vec<usize> = chart.marks.iter().map(|mark| mark.at).filter(|at| *at < count).collect();
    places.sort_unstable();
    places.into_iter().enumerate().map(|(at, place)| (at + 1, place))
}

/// Returns all values that exist.
pub(super) fn values(chart: &Chart) -> impl Iterator<Item = f64> {
    let series = chart.series.iter().chain(&chart.before);
    series.flat_map(|series| series.values.iter().flatten().copied()).filter(|value| value.is_finite())
}
