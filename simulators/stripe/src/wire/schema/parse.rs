//! Reader of the line that lists parameters.

use super::{Field, Shape};

/// Returns the fields of a line.
pub(super) fn fields(line: &str) -> Vec<Field<'_>> {
    split(line).into_iter().map(field).collect()
}

/// Splits at spaces outside of braces.
fn split(line: &str) -> Vec<&str> {
    let (mut depth, mut start, mut parts) = (0_usize, 0, Vec::new());
    for (at, sign) in line.char_indices() {
        match sign {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            ' ' | '\n' if depth == 0 => {
                parts.push(&line[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&line[start..]);
    parts.retain(|part| !part.trim().is_empty());
    parts
}

fn field(text: &str) -> Field<'_> {
    let end = text.find(['!', ':', '[', '{']).unwrap_or(text.len());
    let (name, remaining) = text.split_at(end);
    let (is_required, remaining) =
        remaining.strip_prefix('!').map_or((false, remaining), |remaining| (true, remaining));
    Field { name: name.trim(), is_required, shape: shape(remaining) }
}

fn shape(text: &str) -> Shape<'_> {
    if let Some(element) = text.strip_prefix("[]") {
        return Shape::List(Box::new(shape(element)));
    }
    if let Some(element) = text.strip_prefix("{*}") {
        return Shape::Map(Box::new(shape(element)));
    }
    if let Some(inside) = text.strip_prefix('{') {
        return Shape::Hash(fields(inside.strip_suffix('}').unwrap_or(inside)));
    }
    Shape::Scalar(text.strip_prefix(':').unwrap_or("text"))
}
