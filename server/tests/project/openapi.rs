//! The OpenAPI document: kept beside the code, whole, and with every operation named.

#![expect(clippy::expect_used, reason = "a test that cannot go on fails")]

mod bounds;

use std::{collections::BTreeSet, fs, path::Path};

use serde_json::Value;
use vitrine::document;

fn fresh() -> Value {
    serde_json::to_value(document()).expect("JSON")
}

#[test]
fn the_kept_document_is_that_of_the_code() {
    let stored = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/openapi.json");
    let stored: Value = serde_json::from_str(&fs::read_to_string(stored).expect("docs/openapi.json")).expect("JSON");
    assert!(stored == fresh(), "docs/openapi.json is out of date: run `make openapi` and look at what changed");
}

#[test]
fn every_reference_leads_somewhere() {
    let document = fresh();
    let mut references = BTreeSet::new();
    collect(&document, &mut references);
    assert!(references.len() > 10);
    let lost: Vec<_> = references.iter().filter(|to| document.pointer(to.trim_start_matches('#')).is_none()).collect();
    assert!(lost.is_empty(), "{lost:#?}");
}

fn collect(value: &Value, references: &mut BTreeSet<String>) {
    match value {
        Value::Object(map) => {
            references.extend(map.get("$ref").and_then(Value::as_str).map(str::to_owned));
            map.values().for_each(|value| collect(value, references));
        }
        Value::Array(list) => list.iter().for_each(|value| collect(value, references)),
        _ => {}
    }
}

#[test]
fn every_operation_has_a_unique_id_and_a_summary() {
    let document = fresh();
    let mut names = BTreeSet::new();
    for (path, item) in document["paths"].as_object().expect("paths") {
        for (method, operation) in item.as_object().expect("operations") {
            let name = operation["operationId"].as_str().unwrap_or_else(|| panic!("{method} {path} has no name"));
            assert!(name.contains('_') && name == name.to_lowercase(), "{name} is no verb_noun");
            assert!(names.insert(name.to_owned()), "{name} is there twice");
            let says = ["summary", "description"]
                .iter()
                .any(|text| operation[text].as_str().is_some_and(|text| !text.is_empty()));
            assert!(says, "{method} {path} does not say what it does");
        }
    }
}
