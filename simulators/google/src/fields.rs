//! The system parameter `fields` and the header `X-Goog-FieldMask`: which fields of an answer are sent.

use std::collections::{BTreeMap, HashMap, btree_map::Entry};

use serde_json::{Map, Value};

use crate::discovery::{Kind, Schema};

/// Maximum depth of a selection.
const MAX_DEPTH: usize = 32;
/// Selects every field of a message.
const ALL: &str = "*";

/// The selected fields of a message, each with the fields selected inside it. An empty selection sends the whole value.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Fields(BTreeMap<String, Fields>);

impl Fields {
    /// Parses `a,b/c,d(e,f/g)`; a dot separates the names of a path like a slash. None when the syntax is wrong.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let text = text.replace(' ', "");
        let (fields, remaining) = list(&text, 0)?;
        remaining.is_empty().then_some(fields)
    }

    /// Returns true if the schema has every selected field.
    pub(crate) fn fit(&self, schemas: &HashMap<String, Schema>, kind: &Kind) -> bool {
        match kind {
            _ if self.is_whole() => true,
            Kind::Named(name) => schemas.get(name).is_none_or(|schema| self.fit(schemas, &schema.kind)),
            Kind::List(item) => self.fit(schemas, &item.kind),
            Kind::Map(entry) => self.0.values().all(|inner| inner.fit(schemas, &entry.kind)),
            Kind::Object(properties) => self.0.iter().all(|(name, inner)| match name.as_str() {
                ALL => properties.values().any(|property| inner.fit(schemas, &property.kind)),
                name => properties.get(name).is_some_and(|property| inner.fit(schemas, &property.kind)),
            }),
            Kind::Any => true,
            _ => false,
        }
    }

    /// Returns the selected parts of `value`; None for a scalar from which fields were selected.
    pub(crate) fn select(&self, value: &Value) -> Option<Value> {
        match value {
            _ if self.is_whole() => Some(value.clone()),
            Value::Array(items) => Some(items.iter().filter_map(|item| self.select(item)).collect()),
            Value::Object(entries) => {
                let select = |(name, value): (&String, &Value)| Some((name.clone(), self.of(name)?.select(value)?));
                Some(Value::Object(entries.iter().filter_map(select).collect::<Map<_, _>>()))
            }
            _ => None,
        }
    }

    fn is_whole(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the selection inside a field, or None when the field is not selected.
    fn of(&self, name: &str) -> Option<Self> {
        match (self.0.get(name), self.0.get(ALL)) {
            (Some(selected), Some(all)) => {
                let mut both = selected.clone();
                both.merge(all.clone());
                Some(both)
            }
            (selected, all) => selected.or(all).cloned(),
        }
    }

    fn add(&mut self, name: String, inner: Self) {
        match self.0.entry(name) {
            Entry::Vacant(entry) => _ = entry.insert(inner),
            Entry::Occupied(mut entry) => entry.get_mut().merge(inner),
        }
    }

    /// Adds the fields of another selection; a whole value stays whole.
    fn merge(&mut self, other: Self) {
        if self.is_whole() || other.is_whole() {
            self.0.clear();
            return;
        }
        for (name, inner) in other.0 {
            self.add(name, inner);
        }
    }
}

/// Reads paths separated by commas, up to the end or a closing bracket. Returns the text after them.
fn list(mut text: &str, depth: usize) -> Option<(Fields, &str)> {
    let mut fields = Fields::default();
    loop {
        let (name, inner, remaining) = path(text, depth)?;
        fields.add(name, inner);
        match remaining.strip_prefix(',') {
            Some(next) => text = next,
            None => return Some((fields, remaining)),
        }
    }
}

/// Reads `a`, `a/b` or `a(b,c)`. Returns its first name, the selection inside it and the text after it.
fn path(text: &str, depth: usize) -> Option<(String, Fields, &str)> {
    let end = text.find(['/', '.', ',', '(', ')']).unwrap_or(text.len());
    let (name, remaining) = text.split_at(end);
    if name.is_empty() || depth == MAX_DEPTH {
        return None;
    }
    let (inner, remaining) = match remaining.split_at_checked(1) {
        Some(("/" | ".", remaining)) => {
            let (name, inner, remaining) = path(remaining, depth + 1)?;
            (Fields(BTreeMap::from([(name, inner)])), remaining)
        }
        Some(("(", remaining)) => {
            let (inner, remaining) = list(remaining, depth + 1)?;
            (inner, remaining.strip_prefix(')')?)
        }
        _ => (Fields::default(), remaining),
    };
    Some((name.to_owned(), inner, remaining))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::discovery::apis;

    #[test]
    fn a_selection_merges_the_paths_of_one_parent() {
        let value = json!({
            "reviews": [{ "a": 1, "b": { "c": 2, "d": 3 } }, { "b": { "c": 4 } }],
            "total": { "a": 5, "c": 6 },
            "next": "x",
        });
        for (fields, selected) in [
            ("next", json!({ "next": "x" })),
            ("*", value.clone()),
            ("next,*", value.clone()),
            ("reviews/a,reviews/b/c", json!({ "reviews": [{ "a": 1, "b": { "c": 2 } }, { "b": { "c": 4 } }] })),
            ("reviews.b.d,reviews.a", json!({ "reviews": [{ "a": 1, "b": { "d": 3 } }, { "b": {} }] })),
            ("reviews(a,b/c)", json!({ "reviews": [{ "a": 1, "b": { "c": 2 } }, { "b": { "c": 4 } }] })),
            ("reviews(b(c)), reviews/a", json!({ "reviews": [{ "a": 1, "b": { "c": 2 } }, { "b": { "c": 4 } }] })),
            ("reviews/b(c,d)", json!({ "reviews": [{ "b": { "c": 2, "d": 3 } }, { "b": { "c": 4 } }] })),
            ("reviews/b/c,reviews/b", json!({ "reviews": [{ "b": { "c": 2, "d": 3 } }, { "b": { "c": 4 } }] })),
            ("reviews/b,reviews/b/c", json!({ "reviews": [{ "b": { "c": 2, "d": 3 } }, { "b": { "c": 4 } }] })),
            ("reviews/*/c", json!({ "reviews": [{ "b": { "c": 2 } }, { "b": { "c": 4 } }] })),
            ("*/a", json!({ "reviews": [{ "a": 1 }, {}], "total": { "a": 5 } })),
            ("*/a,total/c", json!({ "reviews": [{ "a": 1 }, {}], "total": { "a": 5, "c": 6 } })),
            ("missing/a", json!({})),
        ] {
            assert_eq!(Fields::parse(fields).unwrap().select(&value).unwrap(), selected, "{fields}");
        }
    }

    #[test]
    fn a_selection_with_wrong_syntax_is_refused() {
        let deep = "a/".repeat(MAX_DEPTH) + "a";
        for wrong in
            ["", ",", "a,", ",a", "a,,b", "a/", "/a", "a(", "a()", "a(b", "a)", "a(b))", "a(b)c", "a..b", &deep]
        {
            assert_eq!(Fields::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_selection_names_only_fields_of_the_schema() {
        let api = apis().iter().find(|api| api.name == "places").unwrap();
        let kind = Kind::Named("GoogleMapsPlacesV1SearchTextResponse".into());
        for (fields, fits) in [
            ("*", true),
            ("places.id,places.displayName.text,nextPageToken", true),
            ("places(id,location/latitude)", true),
            ("places/*/text", true),
            ("places.rank", false),
            ("places(id,rank)", false),
            ("places.id.text", false),
            ("places.*.nothing", false),
            ("id", false),
        ] {
            assert_eq!(Fields::parse(fields).unwrap().fit(&api.schemas, &kind), fits, "{fields}");
        }
    }
}
