//! Attributes that an answer has (RFC 7644, section 3.9).

use serde_json::{Map, Value};

use super::attributes::{ENTERPRISE, GROUP, USER};

/// Maximum length of a list of attributes in bytes.
const MAX_BYTES: usize = 4_096;

/// Choice of attributes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Projection {
    only: Option<Vec<String>>,
    without: Vec<String>,
}

impl Projection {
    /// Reads `attributes` and `excludedAttributes`. A list that is too long is cut.
    pub(crate) fn read(only: Option<&str>, without: Option<&str>) -> Self {
        let list = |text: &str| -> Vec<String> {
            let text: String = text.chars().take(MAX_BYTES).collect();
            text.split(',')
                .map(|name| short(name.trim()).to_ascii_lowercase())
                .filter(|name| !name.is_empty())
                .collect()
        };
        let only = only.map(list).filter(|names| !names.is_empty());
        Self { only, without: without.map(list).unwrap_or_default() }
    }

    /// Returns true when attributes are asked for by name.
    pub(crate) fn is_asked(&self) -> bool {
        self.only.is_some()
    }

    /// Returns true when an answer has the attribute.
    pub(crate) fn has(&self, name: &str) -> bool {
        let name = name.to_ascii_lowercase();
        let within = |attribute: &String| *attribute == name || attribute.starts_with(&format!("{name}."));
        match &self.only {
            Some(only) => only.iter().any(within),
            None => !self.without.contains(&name),
        }
    }

    /// Returns the chosen attributes of a document. `id` and `schemas` are always among them.
    pub(crate) fn apply(&self, document: Value) -> Value {
        let Value::Object(document) = document else { return document };
        let mut chosen = Map::new();
        for (key, value) in document {
            if key == "id" || key == "schemas" {
                chosen.insert(key, value);
            } else if key == ENTERPRISE {
                let whole = self.only.is_none() || self.has(ENTERPRISE);
                let inner = match value {
                    Value::Object(inner) if !self.without.contains(&ENTERPRISE.to_ascii_lowercase()) => inner,
                    _ => continue,
                };
                let inner: Map<_, _> = inner
                    .into_iter()
                    .filter(
                        |(name, _)| {
                            if whole { !self.without.contains(&name.to_ascii_lowercase()) } else { self.has(name) }
                        },
                    )
                    .collect();
                if !inner.is_empty() {
                    chosen.insert(key, Value::Object(inner));
                }
            } else if self.has(&key) {
                let value = self.parts(&key, value);
                chosen.insert(key, value);
            }
        }
        Value::Object(chosen)
    }

    /// Returns the chosen parts of a value.
    fn parts(&self, key: &str, value: Value) -> Value {
        let key = key.to_ascii_lowercase();
        let is_whole = self.only.as_ref().is_none_or(|only| only.contains(&key));
        let keeps = |name: &String| {
            let name = format!("{key}.{}", name.to_ascii_lowercase());
            if is_whole {
                !self.without.contains(&name)
            } else {
                self.only.iter().flatten().any(|attribute| *attribute == name)
            }
        };
        match value {
            Value::Object(object) => Value::Object(object.into_iter().filter(|(name, _)| keeps(name)).collect()),
            Value::Array(values) => values
                .into_iter()
                .map(|value| match value {
                    Value::Object(object) => {
                        Value::Object(object.into_iter().filter(|(name, _)| keeps(name)).collect())
                    }
                    value => value,
                })
                .collect(),
            value => value,
        }
    }
}

/// Returns a name without its schema.
fn short(name: &str) -> &str {
    let without = |urn: &str| {
        let start = name.get(..urn.len())?;
        start.eq_ignore_ascii_case(urn).then(|| name[urn.len()..].strip_prefix(':')).flatten()
    };
    [USER, GROUP, ENTERPRISE].into_iter().find_map(without).unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn an_answer_has_the_attributes_that_were_asked_for() {
        let document = json!({
            "schemas": [], "id": "1", "userName": "a", "name": { "givenName": "A", "familyName": "B" },
            "emails": [{ "value": "a", "type": "work" }], ENTERPRISE: { "department": "N", "division": "D" },
        });
        let with = |only: Option<&str>, without: Option<&str>| Projection::read(only, without).apply(document.clone());
        assert_eq!(with(Some("USERNAME"), None), json!({ "schemas": [], "id": "1", "userName": "a" }));
        assert_eq!(
            with(Some("name.familyName,emails.value"), None),
            json!({ "schemas": [], "id": "1", "name": { "familyName": "B" }, "emails": [{ "value": "a" }] })
        );
        let department = format!("{ENTERPRISE}:department");
        assert_eq!(
            with(Some(&department), None),
            json!({ "schemas": [], "id": "1", ENTERPRISE: { "department": "N" } })
        );
        assert_eq!(
            with(None, Some("id,name,emails,userName,department,division")),
            json!({ "schemas": [], "id": "1" })
        );
        assert_eq!(with(Some(" , "), None), document);
    }
}
