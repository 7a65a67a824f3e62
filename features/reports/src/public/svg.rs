//! Charts and grids of a report as SVG, drawn from the points of its snapshot. No style attributes: the policy of the page
//! allows none.

use std::fmt::Write;

use crate::types::{Chart, ChartKind, Grid, GridPoint};

/// Size of a chart.
const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 240.0;
/// Room for labels.
const LEFT: f64 = 56.0;
const BOTTOM: f64 = 32.0;
const TOP: f64 = 12.0;
/// Maximum number of labels below a chart.
const LABELS: usize = 8;
/// Side of a cell of a grid.
const CELL: f64 = 40.0;

/// Returns a text for an attribute or the content of an element.
pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;").replace('\'', "&#39;")
}

/// Returns a round number that is at least as large.
fn ceiling(most: f64) -> f64 {
    if most <= 4.0 {
        return 4.0;
    }
    let power = 10_f64.powf(most.log10().floor());
    let steps = [1.0, 2.0, 2.5, 5.0, 10.0].map(|step| step * power);
    steps.into_iter().find(|step| *step >= most).unwrap_or(most)
}

/// Returns a chart.
pub(super) fn chart(chart: &Chart) -> String {
    let values = chart.series.iter().flat_map(|series| &series.values).flatten();
    let most = ceiling(values.fold(0.0, |most: f64, value| most.max(*value)));
    let count = chart.labels.len().max(1) as f64;
    let step = (WIDTH - LEFT) / count;
    let x = |at: usize| LEFT + step * (at as f64 + 0.5);
    let y = |value: f64| TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - value / most);
    let mut out = format!(
        r#"<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{}" class="chart">"#,
        escaped(&chart.summary)
    );
    for part in 0..=4 {
        let value = most * f64::from(part) / 4.0;
        let _ = write!(
            out,
            r#"<line class="rule" x1="{LEFT}" x2="{WIDTH}" y1="{0:.1}" y2="{0:.1}"/><text class="tick" x="{1:.1}" y="{2:.1}" text-anchor="end">{3}</text>"#,
            y(value),
            LEFT - 8.0,
            y(value) + 4.0,
            short(value)
        );
    }
    let every = chart.labels.len().div_ceil(LABELS).max(1);
    for (at, label) in chart.labels.iter().enumerate().step_by(every) {
        let _ = write!(
            out,
            r#"<text class="tick" x="{:.1}" y="{:.1}" text-anchor="middle">{}</text>"#,
            x(at),
            HEIGHT - 10.0,
            escaped(label)
        );
    }
    for series in chart.series.iter().rev() {
        let class = if series.is_before { "before" } else { "now" };
        match chart.kind {
            ChartKind::Line => line(&mut out, class, &series.values, &x, &y),
            ChartKind::Bar => bars(&mut out, class, &series.values, (step, &x, &y)),
        }
    }
    for (number, mark) in (1..).zip(&chart.marks) {
        let at = usize::try_from(mark.at).unwrap_or_default();
        let _ = write!(
            out,
            r#"<circle class="mark" cx="{:.1}" cy="{:.1}" r="4"><title>{number}. {}</title></circle>"#,
            x(at),
            HEIGHT - BOTTOM,
            escaped(&mark.label)
        );
    }
    out.push_str("</svg>");
    out
}

/// Returns a number of an axis.
fn short(value: f64) -> String {
    if value >= 1_000_000.0 {
        format!("{:.1}M", value / 1_000_000.0)
    } else if value >= 10_000.0 {
        format!("{:.0}k", value / 1_000.0)
    } else if value.fract() == 0.0 {
        format!("{value:.0}")
    } else {
        format!("{value:.1}")
    }
}

/// Draws a line with gaps where values are unknown.
fn line(out: &mut String, class: &str, values: &[Option<f64>], x: &impl Fn(usize) -> f64, y: &impl Fn(f64) -> f64) {
    let mut path = String::new();
    let mut is_open = false;
    for (at, value) in values.iter().enumerate() {
        if let Some(value) = value {
            let _ = write!(path, "{}{:.1} {:.1}", if is_open { "L" } else { "M" }, x(at), y(*value));
        }
        is_open = value.is_some();
    }
    let _ = write!(out, r#"<path class="{class}" d="{path}" fill="none"/>"#);
    // A value between two gaps has no line.
    for (at, value) in values.iter().enumerate() {
        let is_known = |at: Option<usize>| at.and_then(|at| values.get(at).copied().flatten()).is_some();
        if let Some(value) = value.filter(|_| !is_known(at.checked_sub(1)) && !is_known(Some(at + 1))) {
            let _ = write!(out, r#"<circle class="dot" cx="{:.1}" cy="{:.1}" r="3"/>"#, x(at), y(value));
        }
    }
}

fn bars(
    out: &mut String,
    class: &str,
    values: &[Option<f64>],
    (step, x, y): (f64, &impl Fn(usize) -> f64, &impl Fn(f64) -> f64),
) {
    let width = (step * 0.64).min(48.0);
    for (at, value) in values.iter().enumerate() {
        if let Some(value) = value.filter(|value| *value > 0.0) {
            let _ = write!(
                out,
                r#"<rect class="bar {class}" x="{:.1}" y="{:.1}" width="{width:.1}" height="{:.1}" rx="2"/>"#,
                x(at) - width / 2.0,
                y(value),
                y(0.0) - y(value)
            );
        }
    }
}

/// Returns a grid of ranks: a circle with the rank at each point.
pub(super) fn grid(grid: &Grid) -> String {
    let side = grid.size.max(1) as f64 * CELL;
    let mut out =
        format!(r#"<svg viewBox="0 0 {side} {side}" role="img" aria-label="{}" class="grid">"#, escaped(&grid.summary));
    for point in &grid.points {
        let (x, y) = ((point.column as f64 + 0.5) * CELL, (point.row as f64 + 0.5) * CELL);
        let (class, label) = pin(point);
        let _ = write!(
            out,
            r#"<circle class="pin {class}" cx="{x}" cy="{y}" r="{}"/><text class="rank {class}" x="{x}" y="{}" text-anchor="middle">{label}</text>"#,
            CELL * 0.42,
            y + 5.0
        );
    }
    out.push_str("</svg>");
    out
}

fn pin(point: &GridPoint) -> (&'static str, String) {
    match point.rank {
        _ if point.is_absent => ("absent", "20+".to_owned()),
        Some(rank) if rank < 3.5 => ("top3", format!("{rank:.0}")),
        Some(rank) if rank < 10.5 => ("top10", format!("{rank:.0}")),
        Some(rank) if rank < 20.5 => ("top20", format!("{rank:.0}")),
        Some(_) => ("absent", "20+".to_owned()),
        None => ("missing", "–".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::{Mark, Series, Unit};

    fn drawn(values: Vec<Option<f64>>) -> String {
        chart(&Chart {
            kind: ChartKind::Line,
            title: "Views".into(),
            summary: "<script>\"'".into(),
            unit: Unit::Count,
            labels: (1..=values.len()).map(|day| format!("<{day}>")).collect(),
            series: vec![Series { name: "Now".into(), is_before: false, values }],
            marks: vec![Mark { at: 0, label: "<b>".into() }],
        })
    }

    #[test]
    fn texts_are_escaped_and_unknown_values_are_gaps() {
        let svg = drawn(vec![Some(1.0), Some(2.0), None, Some(3.0), None]);
        assert!(!svg.contains("<script") && !svg.contains("<b>") && !svg.contains("style="), "{svg}");
        assert_eq!(svg.matches('M').count(), 2, "the line begins again after a gap: {svg}");
        assert_eq!(svg.matches("class=\"dot\"").count(), 1);
    }

    #[test]
    fn charts_without_values_or_labels_are_drawn() {
        for values in [vec![], vec![None], vec![Some(0.0); 400]] {
            assert!(!drawn(values).contains("NaN"));
        }
        for (most, expected) in [(0.0, "4"), (4.0, "4"), (7.0, "10"), (101.0, "200"), (26_000.0, "50k")] {
            assert_eq!(short(ceiling(most)), expected);
        }
    }
}
