//! Texts, numbers, booleans and times of parameters.

use serde_json::Value;

use crate::error::{Error, Result};

/// Maximum length of a text.
const MAX_TEXT: usize = 5_000;
/// Maximum amount of money.
const MAX_AMOUNT: i64 = 99_999_999;
/// Bounds of a time: the years 1970 to 2100.
const TIMES: std::ops::RangeInclusive<i64> = 0..=4_102_444_800;
const RANGE: [&str; 4] = ["gt", "gte", "lt", "lte"];

/// Returns the value of a type: `text`, `int`, `amount` (at most eight digits), `count` (not negative), `bool`, `time`, `now` (a time or the word), `range`
/// (a time or bounds of it), `number`, or one of the listed texts.
pub(super) fn value(shape: &str, input: &Value, path: &str) -> Result<Value> {
    if shape == "range" && input.is_object() {
        return range(input, path);
    }
    let Value::String(text) = input else { return Err(Error::invalid(format!("Invalid string: {path}")).param(path)) };
    if text.len() > MAX_TEXT {
        let message = format!("Invalid string: must be at most {MAX_TEXT} characters");
        return Err(Error::invalid(message).code("parameter_invalid_string_length").param(path));
    }
    match shape {
        "text" => Ok(text.as_str().into()),
        "now" if text == "now" => Ok("now".into()),
        "int" => Ok(integer(text, path)?.into()),
        "amount" => match integer(text, path)? {
            number if number.abs() <= MAX_AMOUNT => Ok(number.into()),
            _ => Err(not_an_integer("This value must be at most 99999999.", path)),
        },
        "count" => match integer(text, path)? {
            number if number >= 0 => Ok(number.into()),
            _ => Err(not_an_integer("This value must be greater than or equal to 0.", path)),
        },
        "time" | "now" | "range" => match integer(text, path)? {
            number if TIMES.contains(&number) => Ok(number.into()),
            _ => Err(not_an_integer("Invalid timestamp: must be an integer Unix timestamp", path)),
        },
        "bool" => match text.as_str() {
            "true" => Ok(true.into()),
            "false" => Ok(false.into()),
            _ => Err(Error::invalid(format!("Invalid boolean: {text}")).param(path)),
        },
        "number" => match text.parse::<f64>() {
            Ok(number) if number.is_finite() => Ok(number.into()),
            _ => Err(Error::invalid(format!("Invalid decimal: {text}")).param(path)),
        },
        allowed if allowed.split('|').any(|choice| choice == text) => Ok(text.as_str().into()),
        allowed => {
            let allowed = allowed.replace('|', ", ");
            Err(Error::invalid(format!("Invalid {path}: must be one of {allowed}")).param(path))
        }
    }
}

fn range(input: &Value, path: &str) -> Result<Value> {
    let mut checked = serde_json::Map::new();
    for (name, bound) in input.as_object().into_iter().flatten() {
        let path = format!("{path}[{name}]");
        if !RANGE.contains(&name.as_str()) {
            return Err(Error::invalid(format!("Received unknown parameter: {path}"))
                .code("parameter_unknown")
                .param(path));
        }
        checked.insert(name.clone(), value("time", bound, &path)?);
    }
    Ok(Value::Object(checked))
}

fn integer(text: &str, path: &str) -> Result<i64> {
    text.parse().map_err(|_| not_an_integer(&format!("Invalid integer: {text}"), path))
}

fn not_an_integer(message: &str, path: &str) -> Error {
    Error::invalid(message).code("parameter_invalid_integer").param(path)
}
