//! Running headers and footers.

use super::{Context, photos::draw_picture};
use crate::{
    Color,
    flow::{Frame, Page},
    mark::Marks,
    owner::Owner,
    text::{Part, fit, line},
    words,
};

/// Size of the words.
const SIZE: f32 = 8.0;

/// Adds the header and the footer to each page but the cover.
pub(crate) fn add_running(context: &Context<'_>, pages: &mut [Page]) {
    let count = pages.len();
    let mut header = Marks::default();
    draw_header(context, &mut header, &context.frame);
    for (at, page) in pages.iter_mut().enumerate().filter(|(_, page)| !page.is_cover) {
        let mut marks = header.clone();
        draw_footer(context, &mut marks, &context.frame, &words::page(context.language(), at + 1, count));
        page.marks.append(&mut marks.0);
    }
}

fn draw_header(context: &Context<'_>, marks: &mut Marks, frame: &Frame) {
    let owner = Owner::Header;
    let brand = &context.document.brand;
    let (left, width) = (frame.side, frame.width());
    let logo = brand.logo.as_ref().and_then(|logo| draw_picture(marks, owner, logo, (left, 26.0), (110.0, 20.0)));
    if logo.is_none() {
        let name = Part::bold(owner, context.clean_line(&brand.name), context.text_color());
        marks.line(&fit(&name, SIZE + 0.5, width * 0.55), left, 42.0);
    }
    let right = fit(&context.label(owner, &context.document.header, Color::MUTED), SIZE, width * 0.42);
    marks.line(&right, left + width - right.width, 42.0);
    marks.rule(owner, left, 52.0, width, Color::LINE, 0.6);
}

fn draw_footer(context: &Context<'_>, marks: &mut Marks, frame: &Frame, number: &str) {
    let owner = Owner::Footer;
    let (left, width) = (frame.side, frame.width());
    let y = frame.paper_height - 32.0;
    let words = fit(&context.label(owner, &context.document.footer, Color::MUTED), SIZE, width * 0.75);
    marks.line(&words, left, y);
    let number = line(&[Part::new(owner, number, Color::MUTED).tabular()], SIZE);
    marks.line(&number, left + width - number.width, y);
}
