//! Bars of charts: upright and lying.

use super::{
    Context,
    axis::Scale,
    legend::Look,
    plot::{Plot, values},
};
use crate::{
    Chart, Color,
    mark::{Marks, polyline},
    owner::Owner,
    text::{Part, fit, line},
    words,
};

/// Height of a row of lying bars.
const ROW: f32 = 17.0;

/// Returns the series with their looks, the period before as the last one.
fn looks<'a>(context: &Context<'_>, chart: &'a Chart) -> Vec<(Look, &'a [Option<f64>])> {
    let series = chart.series.iter().enumerate().map(|(at, series)| (Look::of(context, at), series.values.as_slice()));
    series.chain(chart.before.as_ref().map(|before| (Look::before(), before.values.as_slice()))).collect()
}

fn value_at(values: &[Option<f64>], at: usize) -> Option<f64> {
    values.get(at).copied().flatten().filter(|value| value.is_finite())
}

/// Draws upright bars, those of the period before at the left of each group.
pub(super) fn draw_upright(context: &Context<'_>, chart: &Chart, plot: &Plot, marks: &mut Marks, owner: Owner) {
    let mut all = looks(context, chart);
    if chart.before.is_some() {
        all.rotate_right(1);
    }
    let slot = plot.width / plot.count.max(1) as f32;
    let each = (slot * 0.72 / all.len().max(1) as f32).min(32.0);
    // With room above the bars, each says its value.
    let has_values = each >= 14.0 && plot.count <= 14;
    let base = plot.y(0.0);
    for at in 0..plot.count {
        let left = plot.x(at) - each * all.len() as f32 / 2.0;
        for (index, (look, values)) in all.iter().enumerate() {
            let Some(value) = value_at(values, at) else { continue };
            let (x, y) = (left + index as f32 * each, plot.y(value));
            look.draw_bar(marks, owner, x + 0.6, y.min(base), (each - 1.2, (y - base).abs()));
            if has_values {
                let text = format!("{} ", words::value(context.language(), value, chart.unit));
                let label = line(&[Part::new(owner, text, Color::INK).tabular()], 7.0);
                let above = if value < 0.0 { y + 8.0 } else { y - 2.5 };
                marks.line(&label, x + (each - label.width) / 2.0, above);
            }
        }
    }
}

/// Draws lying bars with their labels and values; returns the height.
pub(super) fn draw_lying(
    context: &Context<'_>,
    chart: &Chart,
    marks: &mut Marks,
    owner: Owner,
    area: (f32, f32),
) -> f32 {
    let (top, width) = area;
    let all = looks(context, chart);
    let labels: Vec<_> = chart
        .labels
        .iter()
        .map(|label| fit(&context.label(owner, &format!("{label} "), Color::INK), 8.5, width * 0.36))
        .collect();
    let left = labels.iter().map(|label| label.width).fold(0.0, f32::max) + 8.0;
    let scale = Scale::of(values(chart), chart.unit);
    let room = width - left - 52.0;
    let row = ROW + 9.0 * all.len().saturating_sub(1) as f32;
    let count = all.iter().map(|(_, values)| values.len()).max().unwrap_or(0).max(labels.len());
    let thickness = if all.len() > 1 { 8.0 } else { 10.0 };
    let base = scale.height(0.0) * room;
    for at in 0..count {
        let y = top + at as f32 * row;
        if let Some(label) = labels.get(at) {
            marks.line(label, 0.0, y + row / 2.0 + 3.0);
        }
        let inset = (row - thickness * all.len() as f32) / 2.0;
        for (index, (look, values)) in all.iter().enumerate() {
            let Some(value) = value_at(values, at) else { continue };
            let y = y + inset + index as f32 * thickness;
            let end = scale.height(value) * room;
            look.draw_bar(marks, owner, left + base.min(end), y + 0.5, ((end - base).abs(), thickness - 1.0));
            let text = format!("{} ", words::value(context.language(), value, chart.unit));
            let color = if index == 0 { Color::INK } else { Color::MUTED };
            let label = line(&[Part::new(owner, text, color).tabular()], 8.0);
            marks.line(&label, left + base.max(end) + 5.0, y + thickness / 2.0 + 2.9);
        }
    }
    let height = count as f32 * row;
    marks.stroke(owner, polyline(&[(left + base, top), (left + base, top + height)]), Color::MUTED, 0.7, &[]);
    height
}
