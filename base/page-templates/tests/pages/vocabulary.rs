//! Check of structured data against the vocabulary of schema.org.

use std::{collections::HashMap, sync::LazyLock};

use serde_json::Value;

/// Vocabulary as the site's own test uses it.
const FILE: &str = include_str!("../../../../web/build/schema-org.txt");

#[derive(Default)]
struct Vocabulary {
    parents: HashMap<&'static str, Vec<&'static str>>,
    properties: HashMap<&'static str, [Vec<&'static str>; 2]>,
    members: HashMap<&'static str, Vec<&'static str>>,
}

static VOCABULARY: LazyLock<Vocabulary> = LazyLock::new(|| {
    let mut all = Vocabulary::default();
    for line in FILE.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let list = |index: usize| words.get(index).map_or_else(Vec::new, |word| word.split(',').collect());
        match words[0] {
            "type" => drop(all.parents.insert(words[1], list(2))),
            "property" => drop(all.properties.insert(words[1], [list(2), list(3)])),
            "member" => drop(all.members.insert(words[1], list(2))),
            _ => {}
        }
    }
    all
});

fn is_a(name: &str, other: &str) -> bool {
    let parents = VOCABULARY.parents.get(name);
    name == other || parents.is_some_and(|parents| parents.iter().any(|parent| is_a(parent, other)))
}

/// Returns the faults of a graph.
pub fn faults(graph: &Value) -> Vec<String> {
    assert_eq!(graph["@context"], "https://schema.org");
    let nodes = graph["@graph"].as_array().expect("nodes");
    assert!(!nodes.is_empty());
    nodes.iter().flat_map(|node| faults_of(node, &[], &node["@type"].to_string())).collect()
}

fn faults_of(value: &Value, range: &[&str], path: &str) -> Vec<String> {
    match value {
        Value::Array(items) if items.is_empty() => vec![format!("{path} is empty")],
        Value::Array(items) => items.iter().flat_map(|item| faults_of(item, range, path)).collect(),
        Value::Object(fields) if fields.len() == 1 && fields.contains_key("@id") => Vec::new(),
        Value::Object(fields) => {
            let types: Vec<&str> = match &fields["@type"] {
                Value::Array(names) => names.iter().filter_map(Value::as_str).collect(),
                name => name.as_str().into_iter().collect(),
            };
            let mut faults = Vec::new();
            if types.is_empty() || types.iter().any(|name| !VOCABULARY.parents.contains_key(name)) {
                faults.push(format!("{path}: no type {types:?}"));
            }
            if !range.is_empty() && !types.iter().any(|name| range.iter().any(|class| is_a(name, class))) {
                faults.push(format!("{path}: {types:?} is none of {range:?}"));
            }
            for (name, value) in fields.iter().filter(|(name, _)| !name.starts_with('@')) {
                let path = format!("{path}.{name}");
                match VOCABULARY.properties.get(name.as_str()) {
                    None => faults.push(format!("{path}: no such property")),
                    Some([domain, range]) => {
                        if !types.iter().any(|kind| domain.iter().any(|class| is_a(kind, class))) {
                            faults.push(format!("{path}: not a property of {types:?}"));
                        }
                        faults.extend(faults_of(value, range, &path));
                    }
                }
            }
            faults
        }
        plain if fits(plain, range) => Vec::new(),
        plain => vec![format!("{path}: {plain} is none of {range:?}")],
    }
}

fn fits(value: &Value, range: &[&str]) -> bool {
    match value {
        Value::Bool(_) => range.contains(&"Boolean"),
        Value::Number(_) => range.iter().any(|class| is_a(class, "Number")),
        Value::String(text) if text.trim().is_empty() => false,
        Value::String(text) => {
            if let Some(name) = text.strip_prefix("https://schema.org/") {
                let classes = VOCABULARY.members.get(name);
                return classes
                    .is_some_and(|classes| classes.iter().any(|class| range.iter().any(|range| is_a(class, range))));
            }
            let is_address = text.starts_with("https://") || text.starts_with("http://");
            let is_date = text.len() == 10 && text.split('-').count() == 3;
            let is_time = text.len() == 5 && text.contains(':');
            range.contains(&"Text")
                || (is_address && range.iter().any(|class| *class == "URL" || is_a(class, "Thing")))
                || (is_date && range.iter().any(|class| ["Date", "DateTime"].contains(class)))
                || (is_time && range.contains(&"Time"))
        }
        Value::Null | Value::Array(_) | Value::Object(_) => false,
    }
}

#[test]
fn the_check_finds_errors() {
    let check = |json: &str| faults_of(&serde_json::from_str(json).unwrap(), &[], "x").len();
    assert_eq!(check(r#"{"@type": "Restaurant", "servesCuisine": "Pizza"}"#), 0);
    assert_eq!(check(r#"{"@type": "Restaurat", "name": "x"}"#), 2);
    assert_eq!(check(r#"{"@type": "Plumber", "servesCuisine": "Pizza"}"#), 1);
    assert_eq!(check(r#"{"@type": "Plumber", "name": ""}"#), 1);
    assert_eq!(check(r#"{"@type": "Plumber", "geo": {"@type": "Person"}}"#), 1);
}
