//! Drawings as pixels.

use skrifa::{
    GlyphId, MetadataProvider,
    instance::{LocationRef, Size},
    outline::{DrawSettings, OutlinePen},
};
use tiny_skia::{FillRule, LineCap, LineJoin, Paint, PathBuilder, Pixmap, Stroke, StrokeDash, Transform};

use super::{Drawing, Element, Outline};
use crate::{
    Color,
    mark::Step,
    text::{Line, Run},
};

/// Maximum number of pixels, about 64 MB.
const MAX_PIXELS: f32 = 16_000_000.0;

/// The drawing has no pixels, or too many.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DrawingError(String);

impl std::fmt::Display for DrawingError {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "the drawing could not be made: {}", self.0)
    }
}

impl std::error::Error for DrawingError {}

impl Drawing {
    /// Returns the drawing as a PNG on white, with `scale` pixels per unit.
    ///
    /// # Errors
    /// When the drawing has no pixels, or too many.
    pub fn png(&self, scale: f32) -> Result<Vec<u8>, DrawingError> {
        self.pixels(scale)?.encode_png().map_err(|error| DrawingError(error.to_string()))
    }

    pub(super) fn pixels(&self, scale: f32) -> Result<Pixmap, DrawingError> {
        let (width, height) = ((self.width * scale).round(), (self.height * scale).round());
        let is_small = width * height <= MAX_PIXELS;
        let mut map = Some((width as u32, height as u32))
            .filter(|_| is_small)
            .and_then(|(width, height)| Pixmap::new(width, height))
            .ok_or_else(|| DrawingError(format!("{width} by {height} pixels")))?;
        map.fill(tiny_skia::Color::WHITE);
        let transform = Transform::from_scale(scale, scale);
        for element in &self.elements {
            match element {
                Element::Fill(outline, color) => fill(&mut map, outline, *color, transform),
                Element::Stroke { outline, color, width, dash } => {
                    let dash = Some(dash).filter(|dash| !dash.is_empty());
                    let dash = dash.and_then(|dash| StrokeDash::new(dash.clone(), 0.0));
                    let stroke = Stroke {
                        width: *width,
                        line_cap: LineCap::Butt,
                        line_join: LineJoin::Round,
                        dash,
                        ..Stroke::default()
                    };
                    if let Some(path) = path(outline) {
                        map.stroke_path(&path, &paint(*color), &stroke, transform, None);
                    }
                }
                Element::Text { label, x, y } => {
                    let line = label.shaped();
                    write(&mut map, &line, transform.pre_translate(x + label.shift(line.width), *y));
                }
            }
        }
        Ok(map)
    }
}

fn fill(map: &mut Pixmap, outline: &Outline, color: Color, transform: Transform) {
    if let Some(path) = path(outline) {
        map.fill_path(&path, &paint(color), FillRule::Winding, transform, None);
    }
}

fn paint(color: Color) -> Paint<'static> {
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color_rgba8(color.red, color.green, color.blue, 255);
    paint
}

fn path(outline: &Outline) -> Option<tiny_skia::Path> {
    let mut path = PathBuilder::new();
    for step in &outline.0 {
        match *step {
            Step::Move(x, y) => path.move_to(x, y),
            Step::Line(x, y) => path.line_to(x, y),
            Step::Curve([x1, y1, x2, y2, x, y]) => path.cubic_to(x1, y1, x2, y2, x, y),
            Step::Close => path.close(),
        }
    }
    path.finish()
}

fn write(map: &mut Pixmap, line: &Line, transform: Transform) {
    for run in &line.runs {
        if let Some(path) = glyphs(run) {
            let transform = transform.pre_translate(run.x, 0.0);
            map.fill_path(&path, &paint(run.color), FillRule::Winding, transform, None);
        }
    }
}

/// Returns the outlines of the glyphs of a run, relative to its start.
fn glyphs(run: &Run) -> Option<tiny_skia::Path> {
    let source = run.face.source()?;
    let outlines = source.reference.outline_glyphs();
    let mut pen = Pen { path: PathBuilder::new(), x: 0.0, y: 0.0 };
    let mut x = 0.0;
    for glyph in &run.glyphs {
        pen.x = x + glyph.x_offset * run.size;
        pen.y = -glyph.y_offset * run.size;
        if let Some(outline) = outlines.get(GlyphId::new(glyph.glyph_id.to_u32())) {
            let settings = DrawSettings::unhinted(Size::new(run.size), LocationRef::default());
            // A glyph that cannot be drawn leaves its room empty.
            let _ = outline.draw(settings, &mut pen);
        }
        x += glyph.x_advance * run.size;
    }
    pen.path.finish()
}

/// Path of glyphs, whose vertical axis points up.
struct Pen {
    path: PathBuilder,
    x: f32,
    y: f32,
}

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.path.move_to(self.x + x, self.y - y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.path.line_to(self.x + x, self.y - y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.path.quad_to(self.x + x1, self.y - y1, self.x + x, self.y - y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let (left, top) = (self.x, self.y);
        self.path.cubic_to(left + x1, top - y1, left + x2, top - y2, left + x, top - y);
    }

    fn close(&mut self) {
        self.path.close();
    }
}
