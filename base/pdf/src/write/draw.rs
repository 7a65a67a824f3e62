//! Drawing of pages.

use krilla::{
    action::{Action, LinkAction},
    annotation::{Annotation, LinkAnnotation, Target},
    color::rgb,
    geom::{Path, PathBuilder, Point, Rect, Size, Transform},
    num::NormalizedF32,
    page::PageSettings,
    paint::{Fill, FillRule, LineCap, LineJoin, Stroke, StrokeDash},
    surface::Surface,
    tagging::{Artifact, ArtifactType, ContentTag, SpanTag},
};

use super::tags::Builder;
use crate::{
    Color,
    flow::{Frame, Page},
    mark::{Mark, Shape, Step},
    owner::Owner,
    text::shorten,
};

/// Adds a page to a PDF.
pub(super) fn draw_page(pdf: &mut krilla::Document, page: &Page, frame: &Frame, builder: &mut Builder<'_>) {
    let size = Size::from_wh(frame.paper_width, frame.paper_height);
    let mut drawn = pdf.start_page_with(size.map_or_else(PageSettings::default, PageSettings::new));
    let mut surface = drawn.surface();
    // Neighboring marks of a node are one piece of content.
    let is_content = |mark: &&Mark| !matches!(mark.shape, Shape::Link { .. });
    let marks: Vec<&Mark> = page.marks.iter().filter(is_content).collect();
    for piece in marks.chunk_by(|first, second| first.owner == second.owner) {
        let Some(owner) = piece.first().map(|mark| mark.owner) else { continue };
        let identifier = surface.start_tagged(content_tag(owner, builder));
        for mark in piece {
            draw(&mut surface, mark);
        }
        surface.end_tagged();
        if let Owner::Node(node) = owner {
            builder.add(node, identifier);
        }
    }
    surface.finish();
    for mark in &page.marks {
        if let (Shape::Link { target, text, width, height }, Owner::Node(node)) = (&mark.shape, mark.owner)
            && let Some(area) = Rect::from_xywh(mark.x, mark.y, *width, *height)
        {
            let action = Target::Action(Action::Link(LinkAction::new(target.clone())));
            let annotation = Annotation::new_link(LinkAnnotation::new(area, action), Some(shorten(text)));
            builder.add(node, drawn.add_tagged_annotation(annotation));
        }
    }
    drawn.finish();
}

fn content_tag(owner: Owner, builder: &Builder<'_>) -> ContentTag<'static> {
    match owner {
        Owner::Header => ContentTag::Artifact(Artifact::with_kind(ArtifactType::Header)),
        Owner::Footer => ContentTag::Artifact(Artifact::with_kind(ArtifactType::Footer)),
        Owner::Layout => ContentTag::Artifact(Artifact::with_kind(ArtifactType::Layout)),
        Owner::Node(node) if builder.is_picture(node) => ContentTag::Other,
        Owner::Node(_) => ContentTag::Span(SpanTag::empty()),
    }
}

fn draw(surface: &mut Surface<'_>, mark: &Mark) {
    match &mark.shape {
        Shape::Glyphs(run) => {
            let Some(source) = run.face.source() else { return };
            surface.set_fill(Some(fill(run.color)));
            surface.set_stroke(None);
            let start = Point::from_xy(mark.x, mark.y);
            surface.draw_glyphs(start, &run.glyphs, source.font.clone(), &run.text, run.size, false);
        }
        Shape::Fill(steps, color) => {
            if let Some(path) = path(steps, mark.x, mark.y) {
                surface.set_fill(Some(fill(*color)));
                surface.set_stroke(None);
                surface.draw_path(&path);
            }
        }
        Shape::Stroke { steps, color, width, dash } => {
            if let Some(path) = path(steps, mark.x, mark.y) {
                let dash = (!dash.is_empty()).then(|| StrokeDash { array: dash.clone(), offset: 0.0 });
                surface.set_fill(None);
                surface.set_stroke(Some(Stroke {
                    paint: rgb_of(*color).into(),
                    width: *width,
                    line_cap: LineCap::Butt,
                    line_join: LineJoin::Round,
                    dash,
                    ..Stroke::default()
                }));
                surface.draw_path(&path);
            }
        }
        Shape::Picture { image, width, height } => {
            if let Some(size) = Size::from_wh(*width, *height) {
                surface.push_transform(&Transform::from_translate(mark.x, mark.y));
                surface.draw_image(image.clone(), size);
                surface.pop();
            }
        }
        Shape::Link { .. } => {}
    }
}

fn path(steps: &[Step], x: f32, y: f32) -> Option<Path> {
    let mut path = PathBuilder::new();
    for step in steps {
        match *step {
            Step::Move(to_x, to_y) => path.move_to(x + to_x, y + to_y),
            Step::Line(to_x, to_y) => path.line_to(x + to_x, y + to_y),
            Step::Curve([x1, y1, x2, y2, to_x, to_y]) => {
                path.cubic_to(x + x1, y + y1, x + x2, y + y2, x + to_x, y + to_y);
            }
            Step::Close => path.close(),
        }
    }
    path.finish()
}

fn fill(color: Color) -> Fill {
    Fill { paint: rgb_of(color).into(), opacity: NormalizedF32::ONE, rule: FillRule::NonZero }
}

fn rgb_of(color: Color) -> rgb::Color {
    rgb::Color::new(color.red, color.green, color.blue)
}
