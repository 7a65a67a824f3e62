//! Schemas of arguments in few words: every byte of the list of tools is in the context of a model. Pure.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

/// Keys of limits that the API checks anyway, with a sentence that says which one was exceeded.
const LIMITS: [&str; 8] =
    ["maxLength", "minLength", "maxItems", "minItems", "pattern", "uniqueItems", "minimum", "maximum"];
/// Words that say nothing about an argument that its name does not say.
const FILLERS: [&str; 27] = [
    "a", "an", "the", "of", "in", "with", "at", "by", "this", "these", "that", "it", "its", "is", "are", "and", "or",
    "to", "from", "which", "for", "on", "true", "if", "only", "name", "names",
];

/// Returns the schema of an argument: closed as before, with one clause about each property whose name does not say it.
pub(crate) fn argument(name: &str, title: &str, schema: &Value) -> Value {
    let mut made = if name == "limit" { schema.clone() } else { concise(title, schema) };
    if let Some(object) = made.as_object_mut() {
        describe(name, title, object);
        // Lists have the same limit and cursor everywhere: the instructions of the server explain them, and the key.
        if matches!(name, "limit" | "cursor" | "idempotency_key") {
            object.remove("description");
        }
    }
    made
}

fn concise(title: &str, schema: &Value) -> Value {
    let Some(object) = schema.as_object() else { return schema.clone() };
    if let Some(choice) = or_null(object) {
        return concise(title, &choice);
    }
    let mut made = Map::new();
    for (key, value) in object {
        let value = match key.as_str() {
            key if LIMITS.contains(&key) => continue,
            "type" if object.contains_key("enum") => continue,
            "default" if *value == json!(false) || *value == json!([]) => continue,
            "properties" => {
                let properties = value.as_object().into_iter().flatten();
                Value::Object(properties.map(|(name, schema)| (name.clone(), argument(name, title, schema))).collect())
            }
            "items" => {
                let mut items = concise(title, value);
                if let Some(items) = items.as_object_mut() {
                    items.remove("description");
                }
                items
            }
            "oneOf" | "anyOf" => value.as_array().into_iter().flatten().map(|schema| concise(title, schema)).collect(),
            _ => value.clone(),
        };
        made.insert(key.clone(), value);
    }
    Value::Object(made)
}

/// Shortens lists of objects that an earlier list among the arguments has: the schema of the later one names the earlier one.
pub(crate) fn shorten_repeats(arguments: &mut Map<String, Value>) {
    shorten(arguments, "", &mut Vec::new());
}

fn shorten(properties: &mut Map<String, Value>, parent: &str, known: &mut Vec<(Value, String)>) {
    for (name, schema) in properties {
        let path = if parent.is_empty() { name.clone() } else { format!("{parent}.{name}") };
        if let Some(items) = schema.get("items").filter(|items| items["properties"].is_object()).cloned() {
            let earlier = known.iter().find(|(schema, _)| *schema == items).map(|(_, path)| format!("Like {path}"));
            if let (Some(text), Some(list)) = (earlier, schema.as_object_mut()) {
                list.remove("items");
                list.insert("description".into(), json!(text));
                continue;
            }
            known.push((items, path.clone()));
        }
        for pointer in ["/properties", "/items/properties"] {
            if let Some(inner) = schema.pointer_mut(pointer).and_then(Value::as_object_mut) {
                shorten(inner, &path, known);
            }
        }
    }
}

/// Returns the other choice of two, with null among its types, if one choice is null.
fn or_null(object: &Map<String, Value>) -> Option<Value> {
    let choices = object.get("oneOf").or_else(|| object.get("anyOf"))?.as_array()?;
    let [first, other] = choices.as_slice() else { return None };
    let choice = if first["type"] == "null" { other } else { Some(first).filter(|_| other["type"] == "null")? };
    let mut choice = choice.as_object()?.clone();
    let kind = choice.get("type").filter(|kind| kind.is_string() && !choice.contains_key("enum"))?.clone();
    choice.insert("type".into(), json!([kind, "null"]));
    if let Some(text) = object.get("description") {
        choice.insert("description".into(), text.clone());
    }
    Some(Value::Object(choice))
}

/// Keeps the first clause of a description, unless the name and the title of the tool say the same.
fn describe(name: &str, title: &str, object: &mut Map<String, Value>) {
    let Some(text) = object.get("description").and_then(Value::as_str) else { return };
    let text = text.replace('\n', " ");
    let clause = text.split("; ").next().unwrap_or_default().split(". ").next().unwrap_or_default();
    let clause = clause.trim_end_matches('.').to_owned();
    let known_words: BTreeSet<_> = words(name).chain(words(title)).collect();
    if words(&clause).all(|word| known_words.contains(&word)) {
        object.remove("description");
    } else {
        object.insert("description".into(), clause.into());
    }
}

/// Returns the words of a text in lower case, without plurals and without words that say nothing.
fn words(text: &str) -> impl Iterator<Item = String> {
    let text = text.to_lowercase();
    let words: Vec<String> = text
        .split(|letter: char| !letter.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty() && !FILLERS.contains(word))
        .map(|word| word.strip_suffix('s').unwrap_or(word).to_owned())
        .collect();
    words.into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_property_has_one_clause_unless_its_name_says_it() {
        let given = json!({ "type": "object", "additionalProperties": false, "required": ["state"], "properties": {
            "state": { "type": "string", "enum": ["to_do"], "description": "Tasks in this state." },
            "assignee": { "type": "string", "maxLength": 64, "description": "Tasks of this member; null for none." },
            "button": { "oneOf": [{ "type": "null" }, { "type": "object", "properties": {}, "additionalProperties": false,
                "description": "Button." }] },
            "limit": { "type": "integer", "maximum": 100, "description": "Most items." } } });
        let expected = json!({ "type": "object", "additionalProperties": false, "required": ["state"], "properties": {
            "state": { "enum": ["to_do"] },
            "assignee": { "type": "string", "description": "Tasks of this member" },
            "button": { "type": ["object", "null"], "properties": {}, "additionalProperties": false },
            "limit": { "type": "integer", "maximum": 100 } } });
        assert_eq!(argument("tasks", "Citation tasks", &given), expected);
    }

    #[test]
    fn a_list_like_an_earlier_one_names_it() {
        let list = |items: Value| json!({ "type": "array", "items": items, "description": "Entries" });
        let object =
            |properties: Value| json!({ "type": "object", "properties": properties, "additionalProperties": false });
        let period = object(json!({ "day": { "type": "string" } }));
        let mut arguments = json!({
            "fields": object(json!({ "a": list(period.clone()), "b": list(object(json!({ "c": list(period.clone()) }))) })),
            "names": list(json!({ "type": "string" })), "titles": list(json!({ "type": "string" })),
        });
        shorten_repeats(arguments.as_object_mut().unwrap());
        let expected = json!({
            "fields": object(json!({ "a": list(period), "b": list(object(json!({
                "c": { "type": "array", "description": "Like fields.a" } }))) })),
            "names": list(json!({ "type": "string" })), "titles": list(json!({ "type": "string" })),
        });
        assert_eq!(arguments, expected);
    }

    #[test]
    fn a_choice_of_values_or_null_stays() {
        let given = json!({ "oneOf": [{ "type": "null" }, { "type": "string", "enum": ["a"] }] });
        assert_eq!(argument("x", "y", &given), json!({ "oneOf": [{ "type": "null" }, { "enum": ["a"] }] }));
    }
}
