//! The filter of lists of locations: `title="…" AND labels:pilot`, as far as the documents describe it.

use serde_json::Value;

use crate::mask::{camel, get};

/// Conditions, all of which must hold.
pub(super) struct Filter(Vec<Condition>);

struct Condition {
    path: String,
    value: String,
    /// `:` is "contains", `=` is "is".
    contains: bool,
    negated: bool,
}

/// Fields to filter by.
const FIELDS: [&str; 14] = [
    "name",
    "title",
    "storeCode",
    "labels",
    "categories",
    "phoneNumbers.primaryPhone",
    "websiteUri",
    "openInfo.status",
    "storefrontAddress.regionCode",
    "storefrontAddress.locality",
    "storefrontAddress.administrativeArea",
    "storefrontAddress.postalCode",
    "metadata.placeId",
    "languageCode",
];

impl Filter {
    /// Reads a filter; None when it is none.
    pub(super) fn read(text: &str) -> Option<Self> {
        text.split(" AND ").map(condition).collect::<Option<Vec<_>>>().filter(|all| !all.is_empty()).map(Self)
    }

    /// Returns true if a location meets all conditions.
    pub(super) fn fits(&self, location: &Value) -> bool {
        self.0.iter().all(|condition| condition.fits(location) != condition.negated)
    }
}

fn condition(text: &str) -> Option<Condition> {
    let text = text.trim();
    let (text, negated) = match text.strip_prefix("NOT ").or_else(|| text.strip_prefix('-')) {
        Some(remaining) => (remaining, true),
        None => (text, false),
    };
    let at = text.find(['=', ':'])?;
    let (path, remaining) = text.split_at(at);
    let path = path.trim().split('.').map(camel).collect::<Vec<_>>().join(".");
    let value = remaining[1..].trim().trim_matches('"').to_owned();
    let is_known = FIELDS.contains(&path.as_str()) && !value.is_empty();
    is_known.then(|| Condition { path, value, contains: remaining.starts_with(':'), negated })
}

impl Condition {
    fn fits(&self, location: &Value) -> bool {
        let expected = self.value.to_lowercase();
        let matches = |text: &str| {
            let text = text.to_lowercase();
            if self.contains { text.contains(&expected) } else { text == expected }
        };
        match get(location, &self.path) {
            Some(Value::String(text)) => matches(text),
            Some(Value::Array(items)) => items.iter().filter_map(Value::as_str).any(matches),
            Some(Value::Object(_)) if self.path == "categories" => {
                let primary =
                    get(location, "categories.primaryCategory.name").and_then(Value::as_str).unwrap_or_default();
                let additional = get(location, "categories.additionalCategories").and_then(Value::as_array);
                let names = additional.into_iter().flatten().filter_map(|category| category["name"].as_str());
                names.chain([primary]).any(|name| matches(name) || matches(name.trim_start_matches("categories/")))
            }
            _ => false,
        }
    }
}
