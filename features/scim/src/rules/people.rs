//! Documents of users: reading a provider's document, and the attributes that identify a person.

use serde_json::{Map, Value, json};

use super::attributes::{Attribute, ENTERPRISE, Kind, Name, OF_COMPANIES, OF_USERS, find};
use crate::errors::{Result, ScimError};

/// Maximum characters of a text.
const MAX_TEXT: usize = 1_024;
/// Maximum characters of `userName`.
const MAX_USER_NAME: usize = 254;
/// Maximum values of an attribute.
const MAX_VALUES: usize = 50;
/// Maximum bytes of a document.
const MAX_BYTES: usize = 32 * 1024;

/// Document of a user, with the attributes that are kept.
pub(crate) type Document = Map<String, Value>;

/// Reads a user. Unknown attributes are dropped.
///
/// # Errors
/// 400 for values of a wrong type, or without `userName`.
pub(crate) fn read(body: &Map<String, Value>) -> Result<Document> {
    let mut document = Document::new();
    for (key, value) in body {
        if key.eq_ignore_ascii_case(ENTERPRISE) {
            let Value::Object(object) = value else { continue };
            for (key, value) in object {
                set_enterprise(&mut document, key, value)?;
            }
        } else if let Some(name) = Name::read(key).filter(|name| name.is_enterprise && name.sub.is_none()) {
            set_enterprise(&mut document, &name.attribute, value)?;
        } else if let Some(attribute) = find(OF_USERS, key)
            && let Some(value) = typed(attribute, value)?
        {
            document.insert(attribute.name.to_owned(), value);
        }
    }
    check(&document)?;
    Ok(document)
}

fn set_enterprise(document: &mut Document, key: &str, value: &Value) -> Result<()> {
    let Some(attribute) = find(OF_COMPANIES, key) else { return Ok(()) };
    if let Some(value) = typed(attribute, value)? {
        let extension = document.entry(ENTERPRISE).or_insert_with(|| json!({}));
        if let Value::Object(extension) = extension {
            extension.insert(attribute.name.to_owned(), value);
        }
    }
    Ok(())
}

/// Checks that a document is one of a user.
///
/// # Errors
/// 400 without a good `userName`, or when the document is too large.
pub(crate) fn check(document: &Document) -> Result<()> {
    let name = document.get("userName").and_then(Value::as_str).unwrap_or_default();
    if name.trim().is_empty() || name.chars().count() > MAX_USER_NAME {
        return Err(ScimError::invalid_value("userName is required, with at most 254 characters."));
    }
    if serde_json::to_vec(document).is_ok_and(|bytes| bytes.len() > MAX_BYTES) {
        return Err(ScimError::invalid_value("A user has at most 32 KB."));
    }
    Ok(())
}

/// Returns a value in the type of its attribute; `None` for null.
///
/// # Errors
/// 400 `invalidValue` for another type.
pub(crate) fn typed(attribute: &Attribute, value: &Value) -> Result<Option<Value>> {
    let wrong = || ScimError::invalid_value(format!("{} has a value of the wrong type.", attribute.name));
    if value.is_null() {
        return Ok(None);
    }
    let value = match (attribute.kind, value) {
        (Kind::Text, Value::String(text)) => {
            if text.chars().count() > MAX_TEXT || text.contains('\0') {
                return Err(ScimError::invalid_value(format!("{} is too long.", attribute.name)));
            }
            value.clone()
        }
        (Kind::Boolean, Value::Bool(_)) => value.clone(),
        (Kind::Boolean, Value::String(text)) => match text.to_ascii_lowercase().as_str() {
            "true" => true.into(),
            "false" => false.into(),
            _ => return Err(wrong()),
        },
        (Kind::Complex(parts), Value::Object(object)) => Value::Object(typed_parts(parts, object)?),
        // Entra sends the manager as a bare id.
        (Kind::Complex(_), Value::String(_)) if attribute.name == "manager" => json!({ "value": value }),
        (Kind::Many(parts), Value::Array(values)) => many_of(parts, values)?,
        (Kind::Many(parts), Value::Object(_) | Value::String(_)) => many_of(parts, std::slice::from_ref(value))?,
        _ => return Err(wrong()),
    };
    Ok(Some(value))
}

/// Returns the known parts of a value in their types.
///
/// # Errors
/// 400 `invalidValue` for another type.
pub(crate) fn typed_parts(parts: &'static [Attribute], object: &Map<String, Value>) -> Result<Map<String, Value>> {
    let mut typed_object = Map::new();
    for (key, value) in object {
        if let Some(part) = find(parts, key)
            && let Some(value) = typed(part, value)?
        {
            typed_object.insert(part.name.to_owned(), value);
        }
    }
    Ok(typed_object)
}

fn many_of(parts: &'static [Attribute], items: &[Value]) -> Result<Value> {
    if items.len() > MAX_VALUES {
        return Err(ScimError::invalid_value("An attribute has too many values."));
    }
    let mut values = Vec::with_capacity(items.len());
    for value in items {
        let object = match value {
            Value::Object(object) => typed_parts(parts, object)?,
            Value::String(_) => typed_parts(parts, &Map::from_iter([("value".to_owned(), value.clone())]))?,
            _ => return Err(ScimError::invalid_value("A value has the wrong type.")),
        };
        values.push(Value::Object(object));
    }
    if values.iter().filter(|value| value["primary"] == true).count() > 1 {
        return Err(ScimError::invalid_value("At most one value is primary."));
    }
    Ok(Value::Array(values))
}

/// Returns a text of a document.
pub(crate) fn text<'a>(document: &'a Document, name: &str) -> Option<&'a str> {
    document.get(name).and_then(Value::as_str)
}

/// Returns the name by which users are compared.
pub(crate) fn key(user_name: &str) -> String {
    user_name.trim().to_lowercase()
}

/// Returns the email address: the primary one, else the one of work, else the user name.
pub(crate) fn address(document: &Document) -> Option<String> {
    let emails = document.get("emails").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    let first_that = |fits: &dyn Fn(&Value) -> bool| {
        emails.iter().find(|email| fits(email)).and_then(|email| email["value"].as_str())
    };
    let chosen = first_that(&|email| email["primary"] == true)
        .or_else(|| first_that(&|email| email["type"].as_str().is_some_and(|kind| kind.eq_ignore_ascii_case("work"))))
        .or_else(|| text(document, "userName"))?;
    text::email::normalise_public(chosen)
}

/// Returns the full name of a person, if the document has one.
pub(crate) fn full_name(document: &Document) -> Option<String> {
    let name = document.get("name");
    let part = |part: &str| name.and_then(|name| name[part].as_str()).unwrap_or_default();
    let both = format!("{} {}", part("givenName"), part("familyName"));
    let candidates = [both.trim(), part("formatted"), text(document, "displayName").unwrap_or_default()];
    let chosen = candidates.into_iter().find(|name| !name.is_empty())?;
    let clean = text::clean(chosen).ok()?;
    Some(clean.chars().take(200).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_json(value: &Value) -> Result<Document> {
        read(value.as_object().unwrap())
    }

    #[test]
    fn a_user_is_kept_in_its_types_without_what_is_unknown() {
        let document = read_json(&json!({
            "USERNAME": "ann@example.org", "active": "False", "password": "x", "name": { "givenName": "Ann", "x": 1 },
            "emails": "ann@example.org", "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:manager": "7",
        }));
        let expected = json!({
            "userName": "ann@example.org", "active": false, "name": { "givenName": "Ann" },
            "emails": [{ "value": "ann@example.org" }], ENTERPRISE: { "manager": { "value": "7" } },
        });
        assert_eq!(Value::Object(document.unwrap()), expected);
        for wrong in [
            json!({}),
            json!({ "userName": " " }),
            json!({ "userName": "a", "active": 1 }),
            json!({ "userName": "a", "name": [] }),
            json!({ "userName": "a", "title": "a\u{0}" }),
            json!({ "userName": "a", "emails": [1] }),
            json!({ "userName": "a", "emails": [{ "primary": true }, { "primary": true }] }),
            json!({ "userName": "x".repeat(255) }),
            json!({ "userName": "a", "emails": vec![json!({ "value": "x".repeat(1_000) }); 40] }),
        ] {
            assert_eq!(read_json(&wrong).unwrap_err().kind(), Some("invalidValue"), "{wrong}");
        }
    }

    #[test]
    fn the_address_is_the_primary_one_else_that_of_work_else_the_user_name() {
        let address = |value: Value| super::address(value.as_object().unwrap());
        let emails =
            json!([{ "value": "w@example.org", "type": "Work" }, { "value": "P@Example.org", "primary": true }]);
        assert_eq!(address(json!({ "userName": "u@example.org", "emails": emails })).as_deref(), Some("p@example.org"));
        let work = json!([{ "value": "h@example.org" }, { "value": "w@example.org", "type": "work" }]);
        assert_eq!(address(json!({ "userName": "u", "emails": work })).as_deref(), Some("w@example.org"));
        assert_eq!(address(json!({ "userName": "U@example.org", "emails": [] })).as_deref(), Some("u@example.org"));
        assert_eq!(address(json!({ "userName": "u" })), None);
    }
}
