//! Drawings as SVG, for pages whose content policy allows no style attributes.

use std::fmt::Write;

use super::{Anchor, Drawing, Element, Outline};
use crate::{Color, mark::Step};

impl Drawing {
    /// Returns the drawing as an element for a page, with a class and a description for people who do not see it.
    pub fn svg(&self, class: &str, description: &str) -> String {
        let (width, height) = (self.width, self.height);
        let mut out = format!(
            r#"<svg viewBox="0 0 {width} {height}" role="img" class="{}" aria-label="{}">"#,
            escaped(class),
            escaped(description)
        );
        for element in &self.elements {
            // Writing to a string cannot fail.
            let _ = match element {
                Element::Fill(outline, color) => {
                    write!(out, r#"<path fill="{}" d="{}"/>"#, code(*color), steps(outline))
                }
                Element::Stroke { outline, color, width, dash } => {
                    let dash: Vec<String> = dash.iter().map(ToString::to_string).collect();
                    let dash = Some(dash).filter(|dash| !dash.is_empty());
                    let dash = dash.map(|dash| format!(r#" stroke-dasharray="{}""#, dash.join(" ")));
                    write!(
                        out,
                        r#"<path fill="none" stroke="{}" stroke-width="{width}"{} d="{}"/>"#,
                        code(*color),
                        dash.unwrap_or_default(),
                        steps(outline)
                    )
                }
                Element::Text { label, x, y } => {
                    let anchor = match label.anchor {
                        Anchor::Start => "start",
                        Anchor::Middle => "middle",
                        Anchor::End => "end",
                    };
                    write!(
                        out,
                        r#"<text x="{x:.1}" y="{y:.1}" font-size="{}" font-weight="{}" text-anchor="{anchor}" fill="{}">{}</text>"#,
                        label.size,
                        if label.is_bold { 600 } else { 400 },
                        code(label.color),
                        escaped(&label.text)
                    )
                }
            };
        }
        out.push_str("</svg>");
        out
    }
}

fn code(color: Color) -> String {
    format!("#{:02x}{:02x}{:02x}", color.red, color.green, color.blue)
}

fn steps(outline: &Outline) -> String {
    let mut out = String::new();
    for step in &outline.0 {
        let _ = match step {
            Step::Move(x, y) => write!(out, "M{x:.1} {y:.1}"),
            Step::Line(x, y) => write!(out, "L{x:.1} {y:.1}"),
            Step::Curve([x1, y1, x2, y2, x, y]) => write!(out, "C{x1:.1} {y1:.1} {x2:.1} {y2:.1} {x:.1} {y:.1}"),
            Step::Close => write!(out, "Z"),
        };
    }
    out
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;").replace('\'', "&#39;")
}
