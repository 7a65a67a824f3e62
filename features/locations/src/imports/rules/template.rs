//! Texts with columns named in braces.

use ::imports::csv::Record;
use std::borrow::Cow;
use text::spreadsheet;

/// A template whose columns were found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Template(Vec<Part>);

#[derive(Debug, Clone, PartialEq, Eq)]
enum Part {
    Text(String),
    Column(usize),
}

impl Template {
    /// Reads a template; the error is the name between braces that no column has.
    pub(super) fn parse(template: &str, headers: &[String]) -> Result<Self, String> {
        let mut parts = Vec::new();
        let mut text = String::new();
        let mut rest = template;
        while let Some(at) = rest.find(['{', '}']) {
            let (before, brace) = rest.split_at(at);
            text.push_str(before);
            let is_opening = brace.starts_with('{');
            rest = &brace[1..];
            if let Some(after) = rest.strip_prefix(if is_opening { '{' } else { '}' }) {
                text.push_str(&brace[..1]);
                rest = after;
            } else if is_opening {
                let (name, after) = rest.split_once('}').ok_or_else(|| rest.trim().to_owned())?;
                let column = column_named(name, headers).ok_or_else(|| name.trim().to_owned())?;
                if !text.is_empty() {
                    parts.push(Part::Text(std::mem::take(&mut text)));
                }
                parts.push(Part::Column(column));
                rest = after;
            } else {
                text.push('}');
            }
        }
        text.push_str(rest);
        if !text.is_empty() {
            parts.push(Part::Text(text));
        }
        Ok(Self(parts))
    }

    /// The text that is the same in every row, if it is.
    pub(super) fn fixed(&self) -> Option<&str> {
        match &self.0[..] {
            [] => Some(""),
            [Part::Text(text)] => Some(text),
            _ => None,
        }
    }

    /// The text for one row; empty when all of its columns are.
    pub(super) fn render<'a>(&'a self, record: &Record<'a>) -> Cow<'a, str> {
        if let Some(fixed) = self.fixed() {
            return Cow::Borrowed(fixed);
        }
        let mut out = String::new();
        let mut any = false;
        for part in &self.0 {
            match part {
                Part::Text(text) => out.push_str(text),
                Part::Column(column) => {
                    let cell = spreadsheet::plain(record.get(*column));
                    any |= !cell.trim().is_empty();
                    out.push_str(cell.trim());
                }
            }
        }
        if any { Cow::Owned(out) } else { Cow::Borrowed("") }
    }
}

fn column_named(name: &str, headers: &[String]) -> Option<usize> {
    let filter = name.trim().to_lowercase();
    headers.iter().position(|header| !header.is_empty() && header.to_lowercase() == filter)
}
