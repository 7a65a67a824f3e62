//! JSON Schemas of tools, from those of the OpenAPI document: without references, and closed. Pure.

use serde_json::{Map, Value, json};

/// Depth at which a schema that contains itself ends.
const DEEPEST: usize = 24;
/// Keys of OpenAPI without a meaning for assistants, and `allOf`, whose parts are merged.
const DROPPED: [&str; 5] = ["allOf", "example", "examples", "discriminator", "deprecated"];

/// Returns a schema of the document without references. Objects have no properties besides those that it names.
pub(crate) fn resolved(schema: &Value, document: &Value) -> Value {
    at(schema, document, 0)
}

fn at(schema: &Value, document: &Value, depth: usize) -> Value {
    let Some(object) = schema.as_object().filter(|_| depth < DEEPEST) else { return json!({}) };
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
            "properties" => {
                let properties = value.as_object().into_iter().flatten();
                Value::Object(properties.map(|(name, of)| (name.clone(), at(of, document, depth + 1))).collect())
            }
            "oneOf" | "anyOf" => value.as_array().into_iter().flatten().map(|of| at(of, document, depth + 1)).collect(),
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

fn target<'a>(object: &Map<String, Value>, document: &'a Value) -> Option<&'a Value> {
    document.pointer(object.get("$ref")?.as_str()?.strip_prefix('#')?)
}

/// Adds what another part of the same object says.
fn merge(made: &mut Map<String, Value>, part: Value) {
    let Value::Object(part) = part else { return };
    for (key, value) in part.into_iter().filter(|(key, _)| key != "additionalProperties") {
        match (made.get_mut(&key), value) {
            (Some(Value::Object(known)), Value::Object(more)) => known.extend(more),
            (Some(Value::Array(known)), Value::Array(more)) if key == "required" => known.extend(more),
            (Some(_), _) => {}
            (None, value) => {
                made.insert(key, value);
            }
        }
    }
}

/// Removes the descriptions, which answers do not need.
pub(crate) fn without_descriptions(schema: &mut Value) {
    match schema {
        Value::Object(object) => {
            if object.get("description").is_some_and(Value::is_string) {
                object.remove("description");
            }
            object.values_mut().for_each(without_descriptions);
        }
        Value::Array(values) => values.iter_mut().for_each(without_descriptions),
        _ => {}
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
        let wanted = json!({ "type": "object", "required": ["id", "name"], "additionalProperties": false,
            "properties": { "id": { "type": "string" }, "name": { "type": "string" } } });
        assert_eq!(resolved(&schema, &document), wanted);
    }

    #[test]
    fn a_schema_that_contains_itself_ends() {
        let document = json!({ "components": { "schemas": { "Tree": { "type": "object", "properties": {
            "inner": { "$ref": "#/components/schemas/Tree" } } } } } });
        assert!(resolved(&json!({ "$ref": "#/components/schemas/Tree" }), &document).to_string().len() < 2_000);
    }

    #[test]
    fn a_property_called_description_stays() {
        let mut schema =
            json!({ "description": "x", "properties": { "description": { "type": "string", "description": "y" } } });
        without_descriptions(&mut schema);
        assert_eq!(schema, json!({ "properties": { "description": { "type": "string" } } }));
    }
}
