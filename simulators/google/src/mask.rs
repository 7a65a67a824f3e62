//! Field masks: which parts of a message are read or written.

use std::collections::HashMap;

use serde_json::{Map, Value};

use crate::{
    discovery::{Kind, Schema},
    error::Refusal,
};

/// A mask whose every path is in the schema, in the spelling of JSON.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Mask(Vec<Vec<String>>);

impl Mask {
    /// Reads `a,b.c`; `parameter` is what it is called when it is refused.
    pub(crate) fn read(
        text: Option<&str>,
        parameter: &str,
        schemas: &HashMap<String, Schema>,
        message: &str,
    ) -> Result<Self, Refusal> {
        let invalid = || Refusal::field(parameter, "Invalid field mask provided");
        let text = text.filter(|text| !text.is_empty()).ok_or_else(invalid)?;
        let mut paths = Vec::new();
        for path in text.split(',') {
            let path: Vec<String> = path.trim().split('.').map(camel).collect();
            if !inside(schemas, message, &path) {
                return Err(invalid());
            }
            paths.push(path);
        }
        Ok(Self(paths))
    }

    /// The paths, dotted.
    pub(crate) fn paths(&self) -> impl Iterator<Item = String> + '_ {
        self.0.iter().map(|path| path.join("."))
    }

    /// Returns the fields of `value` that the mask selects.
    pub(crate) fn apply(&self, value: &Value) -> Value {
        let mut out = Value::Object(Map::new());
        for path in &self.0 {
            copy(value, &mut out, path);
        }
        out
    }
}

fn inside(schemas: &HashMap<String, Schema>, message: &str, path: &[String]) -> bool {
    let Some((name, inner_path)) = path.split_first() else { return true };
    let Some(Kind::Object(properties)) = schemas.get(message).map(|schema| &schema.kind) else { return false };
    match properties.get(name).map(|schema| &schema.kind) {
        Some(_) if inner_path.is_empty() => true,
        Some(Kind::Named(inner)) => inside(schemas, inner, inner_path),
        _ => false,
    }
}

fn copy(from: &Value, to: &mut Value, path: &[String]) {
    let Some((name, inner_path)) = path.split_first() else { return };
    let Some(value) = from.get(name) else { return };
    if inner_path.is_empty() {
        to[name] = value.clone();
        return;
    }
    if to.get(name).is_none() {
        to[name] = Value::Object(Map::new());
    }
    copy(value, &mut to[name], inner_path);
}

/// The value at a dotted path.
pub(crate) fn get<'a>(value: &'a Value, path: &str) -> Option<&'a Value> {
    path.split('.').try_fold(value, |value, name| value.get(name))
}

/// Puts a value at a dotted path, or takes away what is there.
pub(crate) fn set(value: &mut Value, path: &str, new: Option<Value>) {
    let mut place = value;
    let mut names = path.split('.').peekable();
    while let Some(name) = names.next() {
        if !place.is_object() {
            *place = Value::Object(Map::new());
        }
        let Some(entries) = place.as_object_mut() else { return };
        if names.peek().is_some() {
            if new.is_none() && !entries.contains_key(name) {
                return;
            }
            place = entries.entry(name).or_insert_with(|| Value::Object(Map::new()));
            continue;
        }
        match new {
            Some(new) => entries.insert(name.to_owned(), new),
            None => entries.remove(name),
        };
        return;
    }
}

/// `read_mask` as `readMask`: Google takes both.
pub(crate) fn camel(name: &str) -> String {
    let mut text = String::with_capacity(name.len());
    let mut upper = false;
    for letter in name.chars() {
        if letter == '_' {
            upper = true;
        } else if upper {
            text.push(letter.to_ascii_uppercase());
            upper = false;
        } else {
            text.push(letter);
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::discovery::apis;

    fn location(text: &str) -> Result<Mask, Refusal> {
        let api = apis().iter().find(|api| api.name == "mybusinessbusinessinformation").unwrap();
        Mask::read(Some(text), "read_mask", &api.schemas, "Location")
    }

    #[test]
    fn a_mask_names_only_fields_of_the_schema() {
        assert!(location("title,phoneNumbers.primaryPhone,store_code").is_ok());
        for wrong in ["", "*", "rating", "title.text", "title,,name", "phoneNumbers.fax"] {
            assert!(location(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_mask_selects_its_fields() {
        let mask = location("title,phone_numbers.primary_phone").unwrap();
        let value = json!({ "title": "A", "storeCode": "1", "phoneNumbers": { "primaryPhone": "2", "additionalPhones": ["3"] } });
        assert_eq!(mask.apply(&value), json!({ "title": "A", "phoneNumbers": { "primaryPhone": "2" } }));
        let both = location("phoneNumbers.primaryPhone,phoneNumbers.additionalPhones").unwrap();
        assert_eq!(both.apply(&value), json!({ "phoneNumbers": { "primaryPhone": "2", "additionalPhones": ["3"] } }));
    }
}
