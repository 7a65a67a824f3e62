//! Metadata: merged key by key, an empty text removes a key.

use serde_json::{Map, Value};

use crate::{
    error::{Error, Result},
    route::Call,
};

const MAX_KEYS: usize = 50;
const MAX_KEY: usize = 40;
const MAX_VALUE: usize = 500;

/// Returns the metadata of an object after a request; the present ones when the request does not name any.
pub(crate) fn merged(call: &Call, present: &Value) -> Result<Value> {
    merge(call.params.get("metadata"), present)
}

/// Merges given metadata into the present ones.
pub(crate) fn merge(given: Option<&Value>, present: &Value) -> Result<Value> {
    let mut merged: Map<String, Value> = present.as_object().cloned().unwrap_or_default();
    match given {
        None => {}
        Some(Value::Null) => merged.clear(),
        Some(given) => {
            for (name, value) in given.as_object().into_iter().flatten() {
                check(name, value)?;
                if value == "" {
                    merged.remove(name);
                } else {
                    merged.insert(name.clone(), value.clone());
                }
            }
        }
    }
    if merged.len() > MAX_KEYS {
        return Err(Error::invalid(format!("You can only have {MAX_KEYS} metadata keys.")).param("metadata"));
    }
    Ok(Value::Object(merged))
}

fn check(name: &str, value: &Value) -> Result<()> {
    let too_long = |part: &str, limit: usize| {
        Err(Error::invalid(format!("Metadata {part} must be at most {limit} characters long.")).param("metadata"))
    };
    match () {
        () if name.chars().count() > MAX_KEY => too_long("keys", MAX_KEY),
        () if value.as_str().is_some_and(|value| value.chars().count() > MAX_VALUE) => too_long("values", MAX_VALUE),
        () if name.contains(['[', ']']) => {
            Err(Error::invalid("Metadata keys cannot contain brackets.").param("metadata"))
        }
        () => Ok(()),
    }
}

/// Copies parameters into the fields of an object with the same names.
pub(crate) fn assign(object: &mut Value, params: &Value, names: &[&str]) {
    for name in names {
        if let Some(value) = params.get(name) {
            object[*name] = value.clone();
        }
    }
}
