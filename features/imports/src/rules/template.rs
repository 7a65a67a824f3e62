//! Templates: text with names of columns in braces.

use std::borrow::Cow;

use text::spreadsheet;

use crate::csv::Record;

/// Template with resolved columns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Template(Vec<Part>);

#[derive(Debug, Clone, PartialEq, Eq)]
enum Part {
    Text(String),
    Column(usize),
}

impl Template {
    /// Parses a template.
    ///
    /// # Errors
    /// The first name between braces that no column has.
    pub(super) fn parse(template: &str, headers: &[String]) -> Result<Self, String> {
        let mut parts = Vec::new();
        let mut text = String::new();
        let mut remaining = template;
        while let Some(at) = remaining.find(['{', '}']) {
            let (before, brace) = remaining.split_at(at);
            text.push_str(before);
            let is_opening = brace.starts_with('{');
            remaining = &brace[1..];
            if let Some(after) = remaining.strip_prefix(if is_opening { '{' } else { '}' }) {
                text.push_str(&brace[..1]);
                remaining = after;
            } else if is_opening {
                let (name, after) = remaining.split_once('}').ok_or_else(|| remaining.trim().to_owned())?;
                let column = column_named(name, headers).ok_or_else(|| name.trim().to_owned())?;
                if !text.is_empty() {
                    parts.push(Part::Text(std::mem::take(&mut text)));
                }
                parts.push(Part::Column(column));
                remaining = after;
            } else {
                text.push('}');
            }
        }
        text.push_str(remaining);
        if !text.is_empty() {
            parts.push(Part::Text(text));
        }
        Ok(Self(parts))
    }

    /// Returns the text of a template without columns.
    pub(super) fn constant(&self) -> Option<&str> {
        match &self.0[..] {
            [] => Some(""),
            [Part::Text(text)] => Some(text),
            _ => None,
        }
    }

    /// Returns the text for one row; empty when all of its columns are.
    pub(super) fn render<'a>(&'a self, record: &Record<'a>) -> Cow<'a, str> {
        if let Some(constant) = self.constant() {
            return Cow::Borrowed(constant);
        }
        let mut out = String::new();
        let mut has_text = false;
        for part in &self.0 {
            match part {
                Part::Text(text) => out.push_str(text),
                Part::Column(column) => {
                    let cell = spreadsheet::plain(record.get(*column));
                    has_text |= !cell.trim().is_empty();
                    out.push_str(cell.trim());
                }
            }
        }
        if has_text { Cow::Owned(out) } else { Cow::Borrowed("") }
    }
}

fn column_named(name: &str, headers: &[String]) -> Option<usize> {
    let name = name.trim().to_lowercase();
    headers.iter().position(|header| !header.is_empty() && header.to_lowercase() == name)
}
