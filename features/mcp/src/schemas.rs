//! JSON Schemas of tools, from those of the OpenAPI document: without references, and closed. Pure.

use serde_json::{Map, Value, json};

/// Depth at which a schema that contains itself ends.
const MAX_DEPTH: usize = 24;
/// Keys of OpenAPI without a meaning for assistants, and `allOf`, whose parts are merged.
const DROPPED: [&str; 6] = ["allOf", "example", "examples", "discriminator", "deprecated", "format"];

/// Returns a schema of the document without references. Objects have no properties besides those that it names.
pub(crate) fn resolved(schema: &Value, document: &Value) -> Value {
    at(schema, document, 0)
}

fn at(schema: &Value, document: &Value, depth: usize) -> Value {
    let Some(object) = schema.as_object().filter(|_| depth < MAX_DEPTH) else { return json!({}) };
    if let Some(target) = target(object, document) {
        let mut resolved = at(target, document, depth + 1);
        if let (Some(text), Some(resolved)) = (object.get("description"), resolved.as_object_mut()) {
            resolved.insert("description".into(), text.clone());
        }
        return resolved;
    }
    let mut made = Map::new();
    for (key, value) in object {
        let value = match key.as_str() {
            key if DROPPED.contains(&key) => continue,
            "default" if value.is_null() => continue,
            "properties" => {
                let properties = value.as_object().into_iter().flatten();
                let resolved = |schema| at(schema, document, depth + 1);
                Value::Object(
                    properties.map(|(name, schema)| (name.clone(), without_echo(name, resolved(schema)))).collect(),
                )
            }
            "oneOf" | "anyOf" => {
                value.as_array().into_iter().flatten().map(|schema| at(schema, document, depth + 1)).collect()
            }
            "items" | "additionalProperties" if value.is_object() => at(value, document, depth + 1),
            _ => value.clone(),
        };
        made.insert(key.clone(), value);
    }
    for part in object.get("allOf").and_then(Value::as_array).into_iter().flatten() {
        merge(&mut made, at(part, document, depth + 1));
    }
    if made.contains_key("properties") && !made.contains_key("additionalProperties") {
        made.insert("additionalProperties".into(), json!(false));
    }
    Value::Object(made)
}

/// Removes a description that only repeats the name.
fn without_echo(name: &str, mut schema: Value) -> Value {
    let plain = |text: &str| text.replace(|letter: char| !letter.is_ascii_alphanumeric(), "").to_lowercase();
    let is_echo = schema["description"].as_str().is_some_and(|text| plain(text) == plain(name));
    if let (true, Some(schema)) = (is_echo, schema.as_object_mut()) {
        schema.remove("description");
    }
    schema
}

fn target<'a>(object: &Map<String, Value>, document: &'a Value) -> Option<&'a Value> {
    document.pointer(object.get("$ref")?.as_str()?.strip_prefix('#')?)
}

/// Adds what another part of the same object says.
fn merge(made: &mut Map<String, Value>, part: Value) {
    let Value::Object(part) = part else { return };
    for (key, value) in part.into_iter().filter(|(key, _)| key != "additionalProperties") {
        match (made.get_mut(&key), value) {
            (Some(Value::Object(merged)), Value::Object(more)) => merged.extend(more),
            (Some(Value::Array(merged)), Value::Array(more)) if key == "required" => merged.extend(more),
            (Some(_), _) => {}
            (None, value) => {
                made.insert(key, value);
            }
        }
    }
}

/// Returns the schema of an answer as assistants read it: every byte of it is in the context of a model. It has no words, no
/// limits that the program keeps anyway, and no types of single values: an assistant sees the values. Lists and closed
/// objects stay, down to `depth` levels of properties. An answer that fits the whole schema fits it.
pub(crate) fn shortened(schema: &Value, depth: usize) -> Value {
    let Some(object) = schema.as_object() else { return schema.clone() };
    if let Some(choice) = nullable(object) {
        return or_null(shortened(choice, depth));
    }
    let has_parts = ["properties", "items", "oneOf", "anyOf"].iter().any(|key| object.contains_key(*key))
        || object.get("additionalProperties").is_some_and(Value::is_object);
    if depth == 0 || !has_parts {
        return json!({});
    }
    let mut made = Map::new();
    for (key, value) in object {
        let value = match key.as_str() {
            "properties" => {
                let properties = value.as_object().into_iter().flatten();
                Value::Object(properties.map(|(name, schema)| (name.clone(), shortened(schema, depth - 1))).collect())
            }
            "items" => shortened(value, depth),
            "additionalProperties" if value.is_object() => shortened(value, depth.saturating_sub(1)),
            "oneOf" | "anyOf" => {
                value.as_array().into_iter().flatten().map(|schema| shortened(schema, depth)).collect()
            }
            "type" | "additionalProperties" => value.clone(),
            _ => continue,
        };
        made.insert(key.clone(), value);
    }
    Value::Object(made)
}

/// Returns the schema that is one of two choices, if the other is null.
fn nullable(object: &Map<String, Value>) -> Option<&Value> {
    let choices = object.get("oneOf").or_else(|| object.get("anyOf"))?.as_array()?;
    match choices.as_slice() {
        [null, other] | [other, null] if null["type"] == "null" => Some(other),
        _ => None,
    }
}

/// Adds null to the types that a schema allows.
fn or_null(mut schema: Value) -> Value {
    match schema.get("type") {
        Some(Value::String(kind)) => {
            schema["type"] = json!([kind, "null"]);
            schema
        }
        None if schema.as_object().is_some_and(Map::is_empty) => schema,
        _ => json!({ "oneOf": [schema, { "type": "null" }] }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn references_and_parts_become_one_closed_object() {
        let document = json!({ "components": { "schemas": {
            "Id": { "type": "string" },
            "Base": { "type": "object", "required": ["id"], "properties": { "id": { "$ref": "#/components/schemas/Id" } } },
        } } });
        let schema = json!({ "allOf": [{ "$ref": "#/components/schemas/Base" }, { "type": "object", "required": ["name"],
            "properties": { "name": { "type": "string", "example": "A" } } }] });
        let expected = json!({ "type": "object", "required": ["id", "name"], "additionalProperties": false,
            "properties": { "id": { "type": "string" }, "name": { "type": "string" } } });
        assert_eq!(resolved(&schema, &document), expected);
    }

    #[test]
    fn a_schema_that_contains_itself_ends() {
        let document = json!({ "components": { "schemas": { "Tree": { "type": "object", "properties": {
            "inner": { "$ref": "#/components/schemas/Tree" } } } } } });
        assert!(resolved(&json!({ "$ref": "#/components/schemas/Tree" }), &document).to_string().len() < 2_000);
    }

    #[test]
    fn an_answer_has_the_names_of_two_levels() {
        let text = json!({ "type": "string", "maxLength": 9, "description": "y" });
        let whole = json!({ "type": "object", "additionalProperties": false, "required": ["description", "items"],
            "description": "x", "properties": {
                "description": text,
                "items": { "type": "array", "maxItems": 3, "items": { "type": "object", "additionalProperties": false,
                    "required": ["state"], "properties": {
                        "state": { "oneOf": [{ "type": "string", "enum": ["open"] }, { "type": "null" }] },
                        "author": { "oneOf": [{ "type": "null" }, { "type": "object", "properties": { "name": text } }] },
                    } } } } });
        let expected = json!({ "type": "object", "additionalProperties": false, "properties": {
                "description": {},
                "items": { "type": "array", "items": { "type": "object", "additionalProperties": false, "properties": {
                    "state": {}, "author": {} } } } } });
        assert_eq!(shortened(&whole, 2), expected);
    }

    #[test]
    fn null_is_added_to_each_type() {
        assert_eq!(or_null(json!({ "type": "string" })), json!({ "type": ["string", "null"] }));
        let union = json!({ "oneOf": [{ "type": "string" }, { "type": "integer" }] });
        assert_eq!(or_null(union.clone()), json!({ "oneOf": [union, { "type": "null" }] }));
        assert_eq!(or_null(json!({})), json!({}));
    }
}
