//! Charts.

use super::{
    Context, GAP, LEADING, bars, legend,
    legend::Look,
    plot::{Plot, events, values},
    table::{caption_fragment, empty},
};
use crate::{
    Chart, ChartKind, Color, Series,
    flow::Fragment,
    mark::{Marks, Step, polyline},
    owner::Owner,
    text::{Part, wrap},
    tree::Role,
    words,
};

/// Most points that each get a shape of their own.
const MAX_POINTS: usize = 16;

/// Lays out a chart: its title, the plot, and the list of its events, on one page.
pub(super) fn layout(context: &mut Context<'_>, chart: &Chart, width: f32) -> Vec<Fragment> {
    let mut fragments = Vec::new();
    let title = context.clean_line(&chart.title);
    if !title.trim().is_empty() {
        let node = context.tree.block(Role::Paragraph);
        fragments.push(caption_fragment(Owner::Node(node), &title, width));
    }
    if values(chart).next().is_none() {
        let text = if chart.empty.trim().is_empty() { words::no_data(context.language()) } else { &chart.empty };
        fragments.extend(empty(context, text, width));
        return fragments;
    }
    let node = context.tree.block(Role::Picture(description(context, chart)));
    let owner = Owner::Node(node);
    let mut marks = Marks::default();
    let top = legend::draw(context, chart, &mut marks, owner, width);
    let height = if chart.kind == ChartKind::Lying {
        top + bars::draw_lying(context, chart, &mut marks, owner, (top, width))
    } else {
        let plot = Plot::of(context, chart, top, width);
        plot.draw_axes(context, chart, &mut marks, owner);
        if chart.kind == ChartKind::Line {
            draw_lines(context, chart, &plot, &mut marks, owner);
        } else {
            bars::draw_upright(context, chart, &plot, &mut marks, owner);
        }
        plot.top + plot.height + 17.0
    };
    let before = if fragments.is_empty() { GAP + 3.0 } else { 2.0 };
    fragments.push(Fragment { height, before, marks, ..Fragment::default() });
    fragments.extend(event_list(context, chart, width));
    super::group(fragments)
}

fn draw_lines(context: &Context<'_>, chart: &Chart, plot: &Plot, marks: &mut Marks, owner: Owner) {
    if let [only] = chart.series.as_slice()
        && chart.unit == crate::Unit::Number
    {
        draw_area(context, only, plot, marks, owner);
    }
    let before = chart.before.as_ref().map(|before| (Look::before(), before));
    let series = chart.series.iter().enumerate().map(|(at, series)| (Look::of(context, at), series));
    // The main series is drawn last, on top of the others.
    let series: Vec<_> = series.collect();
    for (look, series) in before.into_iter().chain(series.into_iter().rev()) {
        let pieces = pieces(series, plot);
        let has_points = plot.count <= MAX_POINTS;
        for piece in &pieces {
            marks.stroke(owner, polyline(piece), look.color, look.width, &look.dash);
            // A value between two gaps would not be seen without its point.
            let is_alone = piece.len() == 1;
            for (x, y) in piece.iter().filter(|_| has_points || is_alone) {
                look.draw_point(marks, owner, *x, *y);
            }
        }
        if let Some((x, y)) = pieces.last().and_then(|piece| piece.last()).filter(|_| !has_points) {
            look.draw_point(marks, owner, *x, *y);
        }
    }
}

/// Draws the area below a line.
fn draw_area(context: &Context<'_>, series: &Series, plot: &Plot, marks: &mut Marks, owner: Owner) {
    let base = plot.y(0.0);
    for piece in pieces(series, plot) {
        let (Some(first), Some(last)) = (piece.first(), piece.last()) else { continue };
        let mut steps = vec![Step::Move(first.0, base)];
        steps.extend(piece.iter().map(|(x, y)| Step::Line(*x, *y)));
        steps.extend([Step::Line(last.0, base), Step::Close]);
        marks.fill(owner, steps, context.shape_color().lightened(0.9));
    }
}

/// Returns the points of a series between its gaps.
fn pieces(series: &Series, plot: &Plot) -> Vec<Vec<(f32, f32)>> {
    let mut pieces = vec![Vec::new()];
    for (at, value) in series.values.iter().enumerate() {
        match value.filter(|value| value.is_finite()) {
            Some(value) => {
                if let Some(piece) = pieces.last_mut() {
                    piece.push((plot.x(at), plot.y(value)));
                }
            }
            None => pieces.push(Vec::new()),
        }
    }
    pieces.retain(|piece| !piece.is_empty());
    pieces
}

fn event_list(context: &mut Context<'_>, chart: &Chart, width: f32) -> Vec<Fragment> {
    if chart.kind == ChartKind::Lying {
        return Vec::new();
    }
    let mut marks: Vec<_> = chart.marks.iter().collect();
    marks.sort_by_key(|mark| mark.at);
    let count = chart.labels.len().max(chart.series.iter().map(|series| series.values.len()).max().unwrap_or(0));
    let list = context.tree.block(Role::List(true));
    let numbered = events(chart, count).zip(marks.into_iter().filter(|mark| mark.at < count));
    let fragments = numbered.map(|((number, at), mark)| {
        let item = context.tree.child(list, Role::Item);
        let label = Owner::Node(context.tree.child(item, Role::Label));
        let body = Owner::Node(context.tree.child(item, Role::Body));
        let mut drawn = Marks::default();
        let sign = [Part::bold(label, format!("{number} "), Color::INK)];
        drawn.line(&crate::text::line(&sign, 8.0), 2.0, 8.6);
        let when = chart.labels.get(at).map(|label| context.clean_line(label)).unwrap_or_default();
        let parts = [
            Part::bold(body, format!("{when}  "), Color::MUTED),
            Part::new(body, context.clean_line(&mark.text), Color::MUTED),
        ];
        let lines = wrap(&parts, 8.0, width - 14.0);
        let height = super::prose::draw_lines(&mut drawn, &lines, 14.0, 0.0, 8.0, 8.0 * LEADING, width - 14.0);
        Fragment { height, before: 1.0, marks: drawn, ..Fragment::default() }
    });
    fragments.collect()
}

/// Returns the description for readers who do not see the chart.
fn description(context: &Context<'_>, chart: &Chart) -> String {
    let given = context.clean_line(&chart.alt);
    if !given.trim().is_empty() {
        return given;
    }
    let language = context.language();
    let mut sentences = vec![words::chart(language, chart.kind).to_owned()];
    sentences.extend(
        Some(context.clean_line(&chart.title)).filter(|title| !title.trim().is_empty()).map(|title| title + "."),
    );
    for series in chart.series.iter().chain(&chart.before) {
        let points: Vec<(usize, f64)> =
            series.values.iter().enumerate().filter_map(|(at, value)| Some((at, (*value)?))).collect();
        let (Some(first), Some(last)) = (points.first(), points.last()) else { continue };
        let lowest =
            points.iter().min_by(|first_point, second_point| first_point.1.total_cmp(&second_point.1)).unwrap_or(first);
        let highest =
            points.iter().max_by(|first_point, second_point| first_point.1.total_cmp(&second_point.1)).unwrap_or(first);
        let say = |point: &(usize, f64)| {
            let label = chart.labels.get(point.0).map_or("", String::as_str);
            words::at(&words::value(language, point.1, chart.unit), label)
        };
        let extremes = [first, lowest, highest, last].map(say);
        sentences.push(words::course(language, &series.name, extremes.each_ref().map(String::as_str)));
    }
    context.clean_line(&sentences.join(" "))
}
