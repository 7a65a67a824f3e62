//! Drawings of a fixed size: filled and stroked outlines and lines of text, as a PNG.

mod png;

use crate::{
    Color,
    mark::{self, Step},
    owner::Owner,
    text::{Line, Part, fit, line},
};

pub use png::DrawingError;

/// Outline of a shape, in the units of the drawing.
#[derive(Debug, Clone, PartialEq)]
pub struct Outline(Vec<Step>);

impl Outline {
    /// Returns a circle around a point.
    pub fn circle(x: f32, y: f32, radius: f32) -> Self {
        Self(mark::circle(x, y, radius))
    }

    /// Returns a rectangle with round corners.
    pub fn rounded(x: f32, y: f32, width: f32, height: f32, radius: f32) -> Self {
        Self(mark::rounded(x, y, width, height, radius))
    }

    /// Returns a line through points.
    pub fn line(points: &[(f32, f32)]) -> Self {
        Self(mark::polyline(points))
    }

    /// Returns a closed shape through points.
    pub fn polygon(points: &[(f32, f32)]) -> Self {
        let mut steps = mark::polyline(points);
        steps.push(Step::Close);
        Self(steps)
    }
}

/// Side of a text that is placed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Anchor {
    /// Left end.
    #[default]
    Start,
    /// Middle.
    Middle,
    /// Right end.
    End,
}

/// Line of text of one size and color.
#[derive(Debug, Clone, PartialEq)]
pub struct Label {
    /// Text.
    pub text: String,
    /// Size of the font.
    pub size: f32,
    /// Color.
    pub color: Color,
    /// True for the heavier font.
    pub is_bold: bool,
    /// Side that is placed.
    pub anchor: Anchor,
    /// Width to which a long text is cut.
    pub max_width: f32,
}

impl Label {
    /// Returns a text that begins where it is placed.
    pub fn new(text: impl Into<String>, size: f32, color: Color) -> Self {
        let (anchor, max_width) = (Anchor::Start, f32::INFINITY);
        Self { text: text.into(), size, color, is_bold: false, anchor, max_width }
    }

    /// Sets the text in the heavier font.
    #[must_use]
    pub fn bold(self) -> Self {
        Self { is_bold: true, ..self }
    }

    /// Chooses the side that is placed.
    #[must_use]
    pub fn at(self, anchor: Anchor) -> Self {
        Self { anchor, ..self }
    }

    /// Cuts the text to a width.
    #[must_use]
    pub fn within(self, max_width: f32) -> Self {
        Self { max_width, ..self }
    }

    /// Returns the width of the text as it is drawn.
    pub fn width(&self) -> f32 {
        self.shaped().width
    }

    fn shaped(&self) -> Line {
        let text: String = self.text.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
        let part = if self.is_bold {
            Part::bold(Owner::Layout, text, self.color)
        } else {
            Part::new(Owner::Layout, text, self.color)
        };
        if self.max_width.is_finite() { fit(&part, self.size, self.max_width) } else { line(&[part], self.size) }
    }

    /// Returns the distance of the left end from the place of the text.
    fn shift(&self, width: f32) -> f32 {
        match self.anchor {
            Anchor::Start => 0.0,
            Anchor::Middle => -width / 2.0,
            Anchor::End => -width,
        }
    }
}

/// Element of a drawing.
#[derive(Debug, Clone, PartialEq)]
enum Element {
    Fill(Outline, Color),
    Stroke { outline: Outline, color: Color, width: f32, dash: Vec<f32> },
    Text { label: Label, x: f32, y: f32 },
}

/// Drawing of a fixed size. Later elements cover earlier ones.
#[derive(Debug, Clone, PartialEq)]
pub struct Drawing {
    width: f32,
    height: f32,
    elements: Vec<Element>,
}

impl Drawing {
    /// Creates an empty drawing.
    pub fn new(width: f32, height: f32) -> Self {
        Self { width, height, elements: Vec::new() }
    }

    /// Fills an outline.
    pub fn fill(&mut self, outline: Outline, color: Color) {
        self.elements.push(Element::Fill(outline, color));
    }

    /// Draws a line along an outline; with dashes and gaps of these lengths unless there are none.
    pub fn stroke(&mut self, outline: Outline, color: Color, width: f32, dash: &[f32]) {
        self.elements.push(Element::Stroke { outline, color, width, dash: dash.to_vec() });
    }

    /// Writes a text with its baseline at `y`.
    pub fn text(&mut self, label: Label, x: f32, y: f32) {
        self.elements.push(Element::Text { label, x, y });
    }

    /// Returns the texts, in the order of drawing.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        self.elements.iter().filter_map(|element| match element {
            Element::Text { label, .. } => Some(label.text.as_str()),
            _ => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Drawing {
        let mut drawing = Drawing::new(60.0, 40.0);
        drawing.fill(Outline::circle(10.0, 10.0, 8.0), Color::new(0x1A, 0x66, 0x00));
        drawing.stroke(Outline::line(&[(0.0, 39.0), (60.0, 39.0)]), Color::new(0, 0, 0), 1.0, &[2.0, 2.0]);
        drawing.text(Label::new("Été <b> œuf", 12.0, Color::new(0, 0, 0)).bold().at(Anchor::Middle), 30.0, 30.0);
        drawing
    }

    #[test]
    fn a_png_has_the_size_of_the_drawing_and_the_same_bytes_each_time() {
        let bytes = sample().png(2.0).unwrap();
        assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n");
        let side = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
        assert_eq!((side(16), side(20)), (120, 80));
        assert_eq!(bytes, sample().png(2.0).unwrap());
    }

    #[test]
    fn glyphs_are_drawn_where_their_text_is() {
        let mut drawing = Drawing::new(100.0, 30.0);
        let blank = drawing.pixels(1.0).unwrap();
        drawing.text(Label::new("É", 20.0, Color::new(0, 0, 0)), 40.0, 25.0);
        let drawn = drawing.pixels(1.0).unwrap();
        let changed: Vec<usize> =
            (0..3000).filter(|at| drawn.pixels()[*at] != blank.pixels()[*at]).map(|at| at % 100).collect();
        assert!(changed.len() > 40 && changed.iter().all(|column| (40..60).contains(column)), "{changed:?}");
    }

    #[test]
    fn a_drawing_without_area_or_of_many_pixels_is_refused() {
        assert!(Drawing::new(0.0, 10.0).png(1.0).is_err());
        assert!(Drawing::new(9e4, 9e4).png(1.0).is_err());
    }

    #[test]
    fn long_texts_are_cut_to_their_width() {
        let label = Label::new("Rue de la République ".repeat(20), 14.0, Color::new(0, 0, 0)).within(200.0);
        assert!(label.width() <= 200.0);
    }
}
