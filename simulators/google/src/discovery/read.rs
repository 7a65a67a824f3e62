//! Reads a discovery document.

use std::collections::BTreeMap;

use http::Method as Verb;
use serde_json::{Map, Value};

use super::{Api, Kind, Method, Param, Pattern, Schema};

/// Reads a document that is part of the program.
pub(super) fn api(name: &'static str, text: &str) -> Api {
    let document: Value = serde_json::from_str(text).unwrap_or_default();
    let mut methods = Vec::new();
    collect(&document, &mut methods);
    let schemas = entries(&document, "schemas").map(|(name, value)| (name.clone(), schema(value))).collect();
    Api { name, methods, schemas, globals: params(&document, "query").collect() }
}

fn collect(resource: &Value, methods: &mut Vec<Method>) {
    methods.extend(entries(resource, "methods").map(|(_, value)| method(value)));
    for (_, inner) in entries(resource, "resources") {
        collect(inner, methods);
    }
}

fn method(value: &Value) -> Method {
    let expressions: BTreeMap<String, String> = entries(value, "parameters")
        .filter_map(|(name, param)| Some((name.clone(), param["pattern"].as_str()?.to_owned())))
        .collect();
    Method {
        id: text(value, "id"),
        verb: Verb::from_bytes(text(value, "httpMethod").as_bytes()).unwrap_or_default(),
        pattern: Pattern::new(&text(value, "path"), &expressions),
        query: params(value, "query").collect(),
        request: value["request"]["$ref"].as_str().map(str::to_owned),
        response: value["response"]["$ref"].as_str().unwrap_or("Empty").to_owned(),
    }
}

fn params<'a>(value: &'a Value, place: &'a str) -> impl Iterator<Item = (String, Param)> + 'a {
    entries(value, "parameters").filter(move |(_, param)| param["location"] == place).map(|(name, param)| {
        (name.clone(), Param { schema: schema(param), repeated: param["repeated"].as_bool().unwrap_or_default() })
    })
}

fn schema(value: &Value) -> Schema {
    Schema { kind: kind(value) }
}

fn kind(value: &Value) -> Kind {
    if let Some(name) = value["$ref"].as_str() {
        return Kind::Named(name.to_owned());
    }
    match (value["type"].as_str().unwrap_or("any"), value["format"].as_str().unwrap_or_default()) {
        ("string", "int64" | "uint64") => Kind::Int64,
        ("string", "google-datetime" | "date-time") => Kind::Time,
        ("string", "google-duration") => Kind::Duration,
        ("string", "google-fieldmask") => Kind::Mask,
        ("string", "byte") => Kind::Bytes,
        ("string", _) => match value["enum"].as_array() {
            Some(values) => Kind::Enum(values.iter().filter_map(Value::as_str).map(str::to_owned).collect()),
            None => Kind::Text,
        },
        ("integer", _) => Kind::Int32,
        ("number", _) => Kind::Number,
        ("boolean", _) => Kind::Bool,
        ("array", _) => Kind::List(Box::new(schema(&value["items"]))),
        ("object", _) => match value.get("additionalProperties") {
            Some(inner) => Kind::Map(Box::new(schema(inner))),
            None => {
                Kind::Object(entries(value, "properties").map(|(name, inner)| (name.clone(), schema(inner))).collect())
            }
        },
        _ => Kind::Any,
    }
}

fn entries<'a>(value: &'a Value, key: &str) -> impl Iterator<Item = (&'a String, &'a Value)> {
    value.get(key).and_then(Value::as_object).into_iter().flat_map(Map::iter)
}

fn text(value: &Value, key: &str) -> String {
    value[key].as_str().unwrap_or_default().to_owned()
}
