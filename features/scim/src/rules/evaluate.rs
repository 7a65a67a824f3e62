//! Filters on documents.

use std::cmp::Ordering;

use serde_json::{Map, Value};

use super::{
    attributes::{ENTERPRISE, Name},
    filter::{Filter, Operator},
};

/// Attributes whose texts are compared exactly.
const EXACT: [&str; 5] = ["id", "externalid", "$ref", "location", "version"];

impl Filter {
    /// Returns true for a document, or for one value of an attribute, that fits the filter.
    pub(crate) fn fits(&self, document: &Value) -> bool {
        match self {
            Self::All(parts) => parts.iter().all(|part| part.fits(document)),
            Self::Any(parts) => parts.iter().any(|part| part.fits(document)),
            Self::Not(part) => !part.fits(document),
            Self::Present(name) => !values(document, name).is_empty(),
            Self::Value(name, part) => attribute(document, name).into_iter().any(|value| part.fits(value)),
            Self::Compare(name, operator, expected) => {
                let values = values(document, name);
                let last = name.sub.as_deref().unwrap_or(&name.attribute);
                let is_exact = EXACT.iter().any(|exact| exact.eq_ignore_ascii_case(last));
                if *operator == Operator::NotEqual {
                    return !values.iter().any(|value| compares(value, Operator::Equal, expected, is_exact));
                }
                if expected.is_null() {
                    return values.is_empty();
                }
                values.iter().any(|value| compares(value, *operator, expected, is_exact))
            }
        }
    }
}

/// Returns the member of an object with a name of any case.
pub(crate) fn member<'a>(object: &'a Map<String, Value>, name: &str) -> Option<&'a Value> {
    object.iter().find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value)
}

/// Returns the values of an attribute, each by itself.
fn attribute<'a>(document: &'a Value, name: &Name) -> Vec<&'a Value> {
    let Some(object) = document.as_object() else { return Vec::new() };
    let object = match (name.is_enterprise, object.get(ENTERPRISE).and_then(Value::as_object)) {
        (false, _) => object,
        (true, Some(object)) => object,
        (true, None) => return Vec::new(),
    };
    match member(object, &name.attribute) {
        Some(Value::Array(values)) => values.iter().collect(),
        Some(value) => vec![value],
        None => Vec::new(),
    }
}

/// Returns the simple values that a name stands for; of values with parts it is their `value`.
fn values<'a>(document: &'a Value, name: &Name) -> Vec<&'a Value> {
    let sub = name.sub.as_deref();
    let simple = |value: &'a Value| match (value, sub) {
        (Value::Object(object), Some(sub)) => member(object, sub),
        (Value::Object(object), None) => Some(member(object, "value").unwrap_or(value)),
        (value, None) => Some(value),
        (_, Some(_)) => None,
    };
    let is_there = |value: &&Value| !value.is_null() && value.as_str() != Some("");
    attribute(document, name).into_iter().filter_map(simple).filter(is_there).collect()
}

fn compares(value: &Value, operator: Operator, expected: &Value, is_exact: bool) -> bool {
    let ordered = |ordering: Ordering| match operator {
        Operator::Equal => ordering.is_eq(),
        Operator::Greater => ordering.is_gt(),
        Operator::GreaterOrEqual => ordering.is_ge(),
        Operator::Less => ordering.is_lt(),
        Operator::LessOrEqual => ordering.is_le(),
        Operator::NotEqual | Operator::Contains | Operator::StartsWith | Operator::EndsWith => false,
    };
    match (value, expected) {
        (Value::Bool(value), Value::Bool(expected)) => operator == Operator::Equal && value == expected,
        (Value::Bool(value), Value::String(text)) => {
            operator == Operator::Equal && text.eq_ignore_ascii_case(if *value { "true" } else { "false" })
        }
        (Value::Number(value), Value::Number(expected)) => {
            value.as_f64().zip(expected.as_f64()).and_then(|(a, b)| a.partial_cmp(&b)).is_some_and(ordered)
        }
        (Value::String(value), expected) => {
            let expected = match expected {
                Value::String(text) => text.clone(),
                Value::Number(number) => number.to_string(),
                Value::Bool(flag) => flag.to_string(),
                _ => return false,
            };
            let case = |text: &str| if is_exact { text.to_owned() } else { text.to_lowercase() };
            let (value, expected) = (case(value), case(&expected));
            match operator {
                Operator::Contains => value.contains(&expected),
                Operator::StartsWith => value.starts_with(&expected),
                Operator::EndsWith => value.ends_with(&expected),
                _ => ordered(value.cmp(&expected)),
            }
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_filters_that_rfc_7644_prints_find_what_they_say() {
        let document = json!({
            "userName": "bjensen@example.com", "name": { "familyName": "O'Malley" }, "title": "Lead", "userType": "Employee",
            "externalId": "aB", "active": true,
            "emails": [{ "type": "work", "value": "bjensen@example.com" }, { "type": "home", "value": "b@example.org" }],
            "meta": { "lastModified": "2011-05-13T04:42:34Z" }, "schemas": [ENTERPRISE],
        });
        for (filter, fits) in [
            ("userName Eq \"BJENSEN@example.com\"", true),
            ("name.familyName co \"O'Malley\"", true),
            ("userName sw \"J\"", false),
            ("urn:ietf:params:scim:schemas:core:2.0:User:userName sw \"b\"", true),
            ("title pr", true),
            ("nickName pr", false),
            ("meta.lastModified gt \"2011-05-13T04:42:34Z\"", false),
            ("meta.lastModified ge \"2011-05-13T04:42:34Z\"", true),
            ("meta.lastModified lt \"2011-05-14T00:00:00Z\"", true),
            ("title pr and userType eq \"Employee\"", true),
            ("title pr or userType eq \"Intern\"", true),
            ("userType eq \"Employee\" and (emails co \"example.com\" or emails.value co \"example.org\")", true),
            ("userType ne \"Employee\" and not (emails co \"example.com\" or emails.value co \"example.org\")", false),
            ("userType eq \"Employee\" and (emails.type eq \"work\")", true),
            ("emails[type eq \"work\" and value co \"@example.com\"] or ims[type eq \"xmpp\"]", true),
            ("emails[type eq \"work\" and value co \"@example.org\"]", false),
            ("externalId eq \"ab\"", false),
            ("externalId eq aB", true),
            ("active eq true", true),
            ("active eq \"True\"", true),
            ("nickName ne \"x\"", true),
            ("nickName eq null", true),
            ("schemas eq \"urn:ietf:params:scim:schemas:extension:enterprise:2.0:User\"", true),
        ] {
            assert_eq!(Filter::read(filter).unwrap().fits(&document), fits, "{filter}");
        }
    }
}
