//! Marks: the drawn content of a page, with its meaning.

use crate::{
    Color,
    owner::Owner,
    text::{Line, Run},
};

/// Step of an outline, relative to its mark.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Step {
    /// Starts at a point.
    Move(f32, f32),
    /// Goes straight to a point.
    Line(f32, f32),
    /// Goes to the last point along two control points.
    Curve([f32; 6]),
    /// Returns to the start.
    Close,
}

/// Shape on paper.
#[derive(Debug, Clone)]
pub(crate) enum Shape {
    /// Glyphs on a baseline.
    Glyphs(Run),
    /// Area.
    Fill(Vec<Step>, Color),
    /// Line.
    Stroke {
        /// Outline.
        steps: Vec<Step>,
        /// Color.
        color: Color,
        /// Width.
        width: f32,
        /// Lengths of the dashes and of the gaps; empty for a solid line.
        dash: Vec<f32>,
    },
    /// Picture.
    Picture {
        /// Decoded header and bytes.
        image: krilla::image::Image,
        /// Width.
        width: f32,
        /// Height.
        height: f32,
    },
    /// Area that can be clicked, of the same node as its text.
    Link {
        /// Address.
        target: String,
        /// Text of the link.
        text: String,
        /// Width.
        width: f32,
        /// Height.
        height: f32,
    },
}

impl Shape {
    /// Returns the width of a picture, 0 of any other shape.
    pub(crate) fn width(&self) -> f32 {
        if let Self::Picture { width, .. } = self { *width } else { 0.0 }
    }
}

/// Shape at a place.
#[derive(Debug, Clone)]
pub(crate) struct Mark {
    /// Distance from the left.
    pub(crate) x: f32,
    /// Distance from the top; of glyphs, that of their baseline.
    pub(crate) y: f32,
    /// Meaning.
    pub(crate) owner: Owner,
    /// Shape.
    pub(crate) shape: Shape,
}

/// Marks in the order of reading.
#[derive(Debug, Clone, Default)]
pub(crate) struct Marks(pub(crate) Vec<Mark>);

impl Marks {
    /// Adds a line of text with its baseline at `y`.
    pub(crate) fn line(&mut self, line: &Line, x: f32, y: f32) {
        for run in &line.runs {
            if let Some(target) = &run.link {
                let (height, text) = (run.size * 1.3, run.text.clone());
                let shape = Shape::Link { target: target.clone(), text, width: run.width, height };
                self.0.push(Mark { x: x + run.x, y: y - run.size, owner: run.owner, shape });
            }
            self.0.push(Mark { x: x + run.x, y, owner: run.owner, shape: Shape::Glyphs(run.clone()) });
        }
    }

    /// Adds a filled outline.
    pub(crate) fn fill(&mut self, owner: Owner, steps: Vec<Step>, color: Color) {
        self.0.push(Mark { x: 0.0, y: 0.0, owner, shape: Shape::Fill(steps, color) });
    }

    /// Adds a line along an outline.
    pub(crate) fn stroke(&mut self, owner: Owner, steps: Vec<Step>, color: Color, width: f32, dash: &[f32]) {
        let shape = Shape::Stroke { steps, color, width, dash: dash.to_vec() };
        self.0.push(Mark { x: 0.0, y: 0.0, owner, shape });
    }

    /// Adds a horizontal line.
    pub(crate) fn rule(&mut self, owner: Owner, x: f32, y: f32, width: f32, color: Color, thickness: f32) {
        self.stroke(owner, vec![Step::Move(x, y), Step::Line(x + width, y)], color, thickness, &[]);
    }

    /// Adds the marks of another place.
    pub(crate) fn append(&mut self, marks: Marks, x: f32, y: f32) {
        self.0.extend(marks.0.into_iter().map(|mark| Mark { x: mark.x + x, y: mark.y + y, ..mark }));
    }
}

/// Returns a rectangle.
pub(crate) fn rectangle(x: f32, y: f32, width: f32, height: f32) -> Vec<Step> {
    vec![
        Step::Move(x, y),
        Step::Line(x + width, y),
        Step::Line(x + width, y + height),
        Step::Line(x, y + height),
        Step::Close,
    ]
}

/// Share of the radius at which a curve comes closest to a quarter of a circle.
const QUARTER: f32 = 0.552_285;

/// Returns a rectangle with round corners.
pub(crate) fn rounded(x: f32, y: f32, width: f32, height: f32, radius: f32) -> Vec<Step> {
    let radius = radius.min(width / 2.0).min(height / 2.0);
    let inset = radius * (1.0 - QUARTER);
    let (right, bottom) = (x + width, y + height);
    vec![
        Step::Move(x + radius, y),
        Step::Line(right - radius, y),
        Step::Curve([right - inset, y, right, y + inset, right, y + radius]),
        Step::Line(right, bottom - radius),
        Step::Curve([right, bottom - inset, right - inset, bottom, right - radius, bottom]),
        Step::Line(x + radius, bottom),
        Step::Curve([x + inset, bottom, x, bottom - inset, x, bottom - radius]),
        Step::Line(x, y + radius),
        Step::Curve([x, y + inset, x + inset, y, x + radius, y]),
        Step::Close,
    ]
}

/// Returns a circle around a point.
pub(crate) fn circle(x: f32, y: f32, radius: f32) -> Vec<Step> {
    rounded(x - radius, y - radius, 2.0 * radius, 2.0 * radius, radius)
}

/// Returns a line through points.
pub(crate) fn polyline(points: &[(f32, f32)]) -> Vec<Step> {
    let step = |(at, (x, y)): (usize, &(f32, f32))| if at == 0 { Step::Move(*x, *y) } else { Step::Line(*x, *y) };
    points.iter().enumerate().map(step).collect()
}
