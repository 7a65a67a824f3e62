//! Changes of users by PATCH (RFC 7644, section 3.5.2), with the ways of two providers.

use serde_json::{Map, Value, json};

use super::{
    attributes::{Attribute, ENTERPRISE, Kind, Name, OF_COMPANIES, OF_USERS, find, is_read_only},
    evaluate::member,
    filter::{Filter, Operator, Parser},
    people::{self, Document, typed, typed_parts},
    syntax::{Token, tokens},
};
use crate::errors::{Result, ScimError};

/// Maximum number of operations of a request.
const MAX_OPERATIONS: usize = 1_000;
/// Maximum values of an attribute.
const MAX_VALUES: usize = 50;

/// Kind of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Action {
    Add,
    Remove,
    Replace,
}

/// Operation of a request.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Operation {
    pub(crate) action: Action,
    pub(crate) target: Option<Target>,
    pub(crate) value: Value,
}

/// Path of an operation: `emails[type eq "work"].value`.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Target {
    pub(crate) name: Name,
    pub(crate) filter: Option<Filter>,
}

impl Target {
    /// Reads a path; `None` for one that cannot be read.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let tokens = tokens(text)?;
        let mut parser = Parser::new(&tokens);
        let Some(Token::Word(word)) = parser.next() else { return None };
        let mut name = Name::read(word)?;
        let mut filter = None;
        if parser.takes(&Token::OpenBracket) {
            if name.sub.is_some() {
                return None;
            }
            filter = Some(parser.either(1)?);
            if !parser.takes(&Token::CloseBracket) {
                return None;
            }
            if !parser.is_at_end() {
                let Some(Token::Word(sub)) = parser.next() else { return None };
                name.sub = Some(Name::read(sub.strip_prefix('.')?)?.attribute);
            }
        }
        parser.is_at_end().then_some(Self { name, filter })
    }
}

/// Reads the operations of a request.
///
/// # Errors
/// 400 for a request that is none, or a path that cannot be read.
pub(crate) fn operations(body: &Map<String, Value>) -> Result<Vec<Operation>> {
    let invalid = |detail: &str| ScimError::bad("invalidSyntax", detail);
    let Some(Value::Array(list)) = member(body, "Operations") else {
        return Err(invalid("Operations is required."));
    };
    if list.is_empty() || list.len() > MAX_OPERATIONS {
        return Err(invalid("A request has 1 to 1,000 operations."));
    }
    let read = |operation: &Value| {
        let object = operation.as_object().ok_or_else(|| invalid("An operation is an object."))?;
        let word = member(object, "op").and_then(Value::as_str).unwrap_or_default();
        let action = match word.to_ascii_lowercase().as_str() {
            "add" => Action::Add,
            "remove" => Action::Remove,
            "replace" => Action::Replace,
            _ => return Err(invalid("An operation is add, remove, or replace.")),
        };
        let target = match member(object, "path") {
            None | Some(Value::Null) => None,
            Some(Value::String(path)) if path.is_empty() => None,
            Some(Value::String(path)) => Some(Target::read(path).ok_or_else(ScimError::invalid_path)?),
            Some(_) => return Err(ScimError::invalid_path()),
        };
        if action == Action::Remove && target.is_none() {
            return Err(ScimError::no_target("A remove operation needs a path."));
        }
        Ok(Operation { action, target, value: member(object, "value").cloned().unwrap_or_default() })
    };
    list.iter().map(read).collect()
}

/// Changes the document of the user with this id. Nothing is changed when an operation fails.
///
/// # Errors
/// 400 with the `scimType` of the first operation that fails.
pub(crate) fn change(document: &Document, operations: &[Operation], id: &str) -> Result<Document> {
    let mut changed = document.clone();
    for operation in operations {
        if let Some(target) = &operation.target {
            apply_to_target(&mut changed, operation.action, target, &operation.value, id)?;
            continue;
        }
        let Value::Object(object) = &operation.value else {
            return Err(ScimError::invalid_value("A change without a path is an object."));
        };
        for (key, value) in object {
            pair(&mut changed, operation.action, (key, value), id)?;
        }
    }
    people::check(&changed)?;
    Ok(changed)
}

/// Changes one member of a value without a path. Its key may be a path (Entra).
fn pair(document: &mut Document, action: Action, (key, value): (&str, &Value), id: &str) -> Result<()> {
    if key.eq_ignore_ascii_case(ENTERPRISE) {
        let Value::Object(object) = value else {
            return Err(ScimError::invalid_value("The extension is an object."));
        };
        for (key, value) in object {
            let Some(name) = Name::read(key) else { continue };
            let target = Target { name: Name { is_enterprise: true, ..name }, filter: None };
            apply_to_target(document, action, &target, value, id)?;
        }
        return Ok(());
    }
    // Unknown attributes are dropped.
    let Some(target) = Target::read(key) else { return Ok(()) };
    apply_to_target(document, action, &target, value, id)
}

fn apply_to_target(document: &mut Document, action: Action, target: &Target, value: &Value, id: &str) -> Result<()> {
    let name = &target.name;
    if !name.is_enterprise && is_read_only(&name.attribute) {
        let is_own = name.is_core("id") && value.as_str() == Some(id);
        // Okta sends the other ones with what it read before.
        let is_ignored = action != Action::Remove && !name.is_core("id");
        return if is_own || is_ignored { Ok(()) } else { Err(ScimError::mutability("This attribute is read-only.")) };
    }
    let attributes = if name.is_enterprise { OF_COMPANIES } else { OF_USERS };
    let Some(attribute) = find(attributes, &name.attribute) else { return Ok(()) };
    if action == Action::Remove && ["userName", "active"].contains(&attribute.name) {
        return Err(ScimError::mutability(format!("{} is required.", attribute.name)));
    }
    if !name.is_enterprise {
        return set(document, action, (attribute, target), value);
    }
    let mut extension = match document.remove(ENTERPRISE) {
        Some(Value::Object(extension)) => extension,
        _ => Map::new(),
    };
    set(&mut extension, action, (attribute, target), value)?;
    if !extension.is_empty() {
        document.insert(ENTERPRISE.to_owned(), Value::Object(extension));
    }
    Ok(())
}

/// Changes an attribute of an object.
fn set(
    object: &mut Map<String, Value>,
    action: Action,
    (attribute, target): (&'static Attribute, &Target),
    value: &Value,
) -> Result<()> {
    let sub = target.name.sub.as_deref();
    match attribute.kind {
        Kind::Many(parts) => many(object, action, (attribute, parts, target), value),
        _ if target.filter.is_some() => Err(ScimError::invalid_path()),
        Kind::Text | Kind::Boolean if sub.is_some() => Err(ScimError::invalid_path()),
        Kind::Complex(parts) if sub.is_some() => {
            let part = find(parts, sub.unwrap_or_default()).ok_or_else(ScimError::invalid_path)?;
            let whole = object.entry(attribute.name).or_insert_with(|| json!({}));
            if let Value::Object(whole) = whole {
                put(whole, part, if action == Action::Remove { None } else { typed(part, value)? });
            }
            if object.get(attribute.name).is_some_and(|whole| *whole == json!({})) {
                object.remove(attribute.name);
            }
            Ok(())
        }
        Kind::Complex(_) if action != Action::Remove => {
            let Some(Value::Object(new)) = typed(attribute, value)? else {
                object.remove(attribute.name);
                return Ok(());
            };
            let whole = object.entry(attribute.name).or_insert_with(|| json!({}));
            if let Value::Object(whole) = whole {
                whole.extend(new);
            }
            Ok(())
        }
        _ => {
            put(object, attribute, if action == Action::Remove { None } else { typed(attribute, value)? });
            Ok(())
        }
    }
}

fn put(object: &mut Map<String, Value>, attribute: &Attribute, value: Option<Value>) {
    match value {
        Some(value) => object.insert(attribute.name.to_owned(), value),
        None => object.remove(attribute.name),
    };
}

/// Changes an attribute with many values.
fn many(
    object: &mut Map<String, Value>,
    action: Action,
    (attribute, parts, target): (&'static Attribute, &'static [Attribute], &Target),
    value: &Value,
) -> Result<()> {
    let before = match object.get(attribute.name) {
        Some(Value::Array(values)) => values.clone(),
        _ => Vec::new(),
    };
    let sub = match target.name.sub.as_deref() {
        Some(sub) => Some(find(parts, sub).ok_or_else(ScimError::invalid_path)?),
        None => None,
    };
    let mut after = before.clone();
    let mut touched = Vec::new();
    match (&target.filter, sub) {
        (None, None) => {
            let given = match typed(attribute, value)? {
                Some(Value::Array(values)) => values,
                _ => Vec::new(),
            };
            match action {
                Action::Replace => after = given,
                Action::Add => {
                    for value in given {
                        if !after.contains(&value) {
                            touched.push(after.len());
                            after.push(value);
                        }
                    }
                }
                // Entra names the values to be removed beside the path.
                Action::Remove if !given.is_empty() => {
                    after.retain(|value| !given.iter().any(|removed| removed["value"] == value["value"]));
                }
                Action::Remove => after.clear(),
            }
        }
        (filter, sub) => {
            let fits = |value: &Value| filter.as_ref().is_none_or(|filter| filter.fits(value));
            let mut matched: Vec<usize> = (0..after.len()).filter(|at| fits(&after[*at])).collect();
            if matched.is_empty() && action != Action::Remove {
                let begun = filter.as_ref().map_or_else(|| Some(Map::new()), begun);
                let begun = begun.ok_or_else(|| ScimError::no_target("No value fits the path."))?;
                matched.push(after.len());
                after.push(Value::Object(typed_parts(parts, &begun)?));
            }
            if action == Action::Remove && sub.is_none() {
                let mut at = 0;
                after.retain(|_| {
                    at += 1;
                    !matched.contains(&(at - 1))
                });
                matched.clear();
            }
            for at in matched {
                let Value::Object(entry) = &mut after[at] else { continue };
                match sub {
                    Some(part) => put(entry, part, if action == Action::Remove { None } else { typed(part, value)? }),
                    None => match value {
                        Value::Object(new) => entry.extend(typed_parts(parts, new)?),
                        _ => return Err(ScimError::invalid_value("The value is an object.")),
                    },
                }
                touched.push(at);
            }
        }
    }
    if after.len() > MAX_VALUES {
        return Err(ScimError::invalid_value("An attribute has too many values."));
    }
    one_primary(&mut after, &touched);
    if after.is_empty() && before.is_empty() && action != Action::Replace {
        return Ok(());
    }
    if after.is_empty() && action == Action::Remove {
        object.remove(attribute.name);
    } else {
        object.insert(attribute.name.to_owned(), Value::Array(after));
    }
    Ok(())
}

/// Returns the value that a filter describes, so that it can be made: one that is equal in its type, or is the primary one.
fn begun(filter: &Filter) -> Option<Map<String, Value>> {
    match filter {
        Filter::Compare(name, Operator::Equal, value) if name.is_core("type") || name.is_core("primary") => {
            Some(Map::from_iter([(name.attribute.clone(), value.clone())]))
        }
        _ => None,
    }
}

/// Lets a value that became the primary one be the only one.
fn one_primary(values: &mut [Value], touched: &[usize]) {
    let Some(newest) = touched.iter().rev().find(|at| values[**at]["primary"] == true).copied() else { return };
    for (at, value) in values.iter_mut().enumerate() {
        if at != newest && value["primary"] == true {
            value["primary"] = false.into();
        }
    }
}

#[cfg(test)]
mod tests;
