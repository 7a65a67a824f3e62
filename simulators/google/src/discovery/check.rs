//! Holds values against schemas: requests as Google's front end does, answers before they leave.

use std::collections::HashMap;

use base64::{
    Engine,
    prelude::{BASE64_STANDARD, BASE64_STANDARD_NO_PAD, BASE64_URL_SAFE, BASE64_URL_SAFE_NO_PAD},
};
use jiff::Timestamp;
use serde_json::{Map, Value};

use super::{Kind, Schema};

/// Direction of a value: requests may write 64-bit integers as numbers, answers may not.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Direction {
    Request,
    Answer,
}

/// Difference between a value and its schema, in the words of Google.
#[derive(Debug)]
pub(crate) struct Violation {
    /// Dotted, in the proto's spelling; empty for the body itself.
    pub(crate) field: String,
    pub(crate) description: String,
}

type Schemas = HashMap<String, Schema>;

/// Every violation in `value`.
pub(crate) fn check(schemas: &Schemas, schema: &Schema, value: &Value, direction: Direction) -> Vec<Violation> {
    let mut violations = Vec::new();
    walk(schemas, schema, value, direction, "", &mut violations);
    violations
}

fn walk(
    schemas: &Schemas,
    schema: &Schema,
    value: &Value,
    direction: Direction,
    at: &str,
    violations: &mut Vec<Violation>,
) {
    // In a request, null is "not set" wherever it stands.
    if direction == Direction::Request && value.is_null() {
        return;
    }
    let fits = match &schema.kind {
        Kind::Any => true,
        Kind::Named(name) => match schemas.get(name) {
            Some(inner) => return walk(schemas, inner, value, direction, at, violations),
            None => true,
        },
        Kind::List(inner) => match value.as_array() {
            Some(items) => {
                for (index, item) in items.iter().enumerate() {
                    walk(schemas, inner, item, direction, &format!("{at}[{index}]"), violations);
                }
                true
            }
            None => false,
        },
        Kind::Map(inner) => match value.as_object() {
            Some(entries) => {
                for (key, entry) in entries {
                    walk(schemas, inner, entry, direction, &join(at, key), violations);
                }
                true
            }
            None => false,
        },
        Kind::Object(properties) => match value.as_object() {
            Some(entries) => {
                for (key, entry) in entries {
                    match properties.get(key) {
                        Some(inner) => walk(schemas, inner, entry, direction, &join(at, key), violations),
                        None => violations.push(unknown(key, at)),
                    }
                }
                true
            }
            None => false,
        },
        scalar => scalar_fits(scalar, value, direction),
    };
    if !fits {
        let description = format!("Invalid value at '{at}' ({}), {value}", kind_name(&schema.kind));
        violations.push(Violation { field: at.to_owned(), description });
    }
}

fn unknown(key: &str, at: &str) -> Violation {
    let place = if at.is_empty() { String::new() } else { format!(" at '{at}'") };
    Violation {
        field: at.to_owned(),
        description: format!("Invalid JSON payload received. Unknown name \"{key}\"{place}: Cannot find field."),
    }
}

fn scalar_fits(kind: &Kind, value: &Value, direction: Direction) -> bool {
    if let Some(text) = value.as_str() {
        return text_fits(kind, text);
    }
    match kind {
        Kind::Int32 => value.as_i64().is_some_and(|number| i32::try_from(number).is_ok()),
        Kind::Int64 => direction == Direction::Request && value.is_i64(),
        Kind::Number => value.is_number(),
        Kind::Bool => value.is_boolean(),
        _ => false,
    }
}

/// Returns true if text, of a body or of a query, is a value of that kind.
pub(crate) fn text_fits(kind: &Kind, text: &str) -> bool {
    match kind {
        Kind::Any | Kind::Text | Kind::Mask => true,
        Kind::Enum(values) => values.iter().any(|value| value == text),
        Kind::Int64 => text.parse::<i64>().is_ok(),
        Kind::Time => text.parse::<Timestamp>().is_ok(),
        Kind::Duration => text.strip_suffix('s').is_some_and(|seconds| seconds.parse::<f64>().is_ok()),
        Kind::Bytes => [BASE64_STANDARD.decode(text), BASE64_STANDARD_NO_PAD.decode(text)]
            .into_iter()
            .chain([BASE64_URL_SAFE.decode(text), BASE64_URL_SAFE_NO_PAD.decode(text)])
            .any(|outcome| outcome.is_ok()),
        _ => false,
    }
}

/// The kind of a value as Google's messages call it.
pub(crate) fn kind_name(kind: &Kind) -> &'static str {
    match kind {
        Kind::Int32 => "TYPE_INT32",
        Kind::Int64 => "TYPE_INT64",
        Kind::Number => "TYPE_DOUBLE",
        Kind::Bool => "TYPE_BOOL",
        Kind::Bytes => "TYPE_BYTES",
        Kind::Text => "TYPE_STRING",
        Kind::Enum(_) => "TYPE_ENUM",
        Kind::Time => "type.googleapis.com/google.protobuf.Timestamp",
        Kind::Mask => "type.googleapis.com/google.protobuf.FieldMask",
        Kind::Duration => "type.googleapis.com/google.protobuf.Duration",
        _ => "TYPE_MESSAGE",
    }
}

/// Leaves out what proto3 leaves out: zero, false, empty text, empty lists. An empty message stays.
pub(crate) fn prune(value: &mut Value) {
    match value {
        Value::Object(entries) => {
            entries.values_mut().for_each(prune);
            retain_set(entries);
        }
        Value::Array(items) => items.iter_mut().for_each(prune),
        _ => {}
    }
}

fn retain_set(entries: &mut Map<String, Value>) {
    entries.retain(|_, value| match value {
        Value::Null => false,
        Value::Bool(set) => *set,
        Value::Number(number) => number.as_f64() != Some(0.0),
        Value::String(text) => !text.is_empty(),
        Value::Array(items) => !items.is_empty(),
        Value::Object(_) => true,
    });
}

/// Joins a path; fields are called as in the proto.
fn join(at: &str, key: &str) -> String {
    let key = snake(key);
    if at.is_empty() { key } else { format!("{at}.{key}") }
}

/// `readMask` as `read_mask`.
pub(crate) fn snake(name: &str) -> String {
    let mut text = String::with_capacity(name.len() + 4);
    for letter in name.chars() {
        if letter.is_ascii_uppercase() {
            text.push('_');
        }
        text.push(letter.to_ascii_lowercase());
    }
    text
}
