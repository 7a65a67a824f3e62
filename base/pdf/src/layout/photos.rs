//! Pictures side by side.

use super::{Context, GAP};
use crate::{
    Color, Photo, Picture,
    flow::Fragment,
    mark::{Mark, Marks, Shape, rounded},
    owner::Owner,
    text::wrap,
    tree::Role,
    words,
};

/// Space between pictures.
const BETWEEN: f32 = 10.0;
/// Greatest height of a picture.
const MAX_HEIGHT: f32 = 190.0;

/// Lays out pictures in rows of up to three.
pub(super) fn layout(context: &mut Context<'_>, photos: &[Photo], width: f32) -> Vec<Fragment> {
    let columns = photos.len().clamp(1, 3);
    let each = (width - BETWEEN * (columns as f32 - 1.0)) / columns as f32;
    photos
        .chunks(columns)
        .map(|row| {
            let mut whole = Fragment { before: GAP + 3.0, ..Fragment::default() };
            for (at, photo) in row.iter().enumerate() {
                let x = at as f32 * (each + BETWEEN);
                let height = draw(context, photo, &mut whole.marks, x, each);
                whole.height = whole.height.max(height);
            }
            whole
        })
        .collect()
}

fn draw(context: &mut Context<'_>, photo: &Photo, marks: &mut Marks, x: f32, width: f32) -> f32 {
    let alt = context.clean_line(&photo.alt);
    let alt = if alt.trim().is_empty() { words::picture(context.language()).to_owned() } else { alt };
    let owner = Owner::Node(context.tree.block(Role::Picture(alt)));
    let height = draw_picture(marks, owner, &photo.picture, (x, 0.0), (width, MAX_HEIGHT)).unwrap_or_else(|| {
        marks.fill(owner, rounded(x, 0.0, width, 90.0, 4.0), Color::LINE);
        90.0
    });
    if photo.caption.trim().is_empty() {
        return height;
    }
    let caption = Owner::Node(context.tree.block(Role::Paragraph));
    let part = context.label(caption, &photo.caption, Color::MUTED);
    let lines = wrap(&[part], 8.0, width);
    height + 4.0 + super::prose::draw_lines(marks, &lines, x, height + 4.0, 8.0, 11.5, width)
}

/// Draws a picture as large as fits into an area; returns its height, `None` if it cannot be decoded.
pub(super) fn draw_picture(
    marks: &mut Marks,
    owner: Owner,
    picture: &Picture,
    place: (f32, f32),
    area: (f32, f32),
) -> Option<f32> {
    let image = picture.image()?;
    let (width, height) = image.size();
    let (width, height) = (width as f32, height as f32);
    let scale = (area.0 / width).min(area.1 / height);
    let (width, height) = (width * scale, height * scale);
    marks.0.push(Mark { x: place.0, y: place.1, owner, shape: Shape::Picture { image, width, height } });
    Some(height)
}
