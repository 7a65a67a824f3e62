//! Parameters of an operation, as one line of text, and the check of a request against them.
//!
//! `name` is a text, `name:int` another type, `name!` is required, `name[]` a list, `name{…}` a hash, `name[]{…}` a list of
//! hashes, `name{*}` a hash with any keys, and `name{*}{…}` a hash of hashes. `:a|b` lists the allowed texts.

use serde_json::{Map, Value};

use crate::error::{Error, Result};

mod parse;
mod scalar;

/// Type of a parameter.
#[derive(Debug, PartialEq)]
enum Shape<'a> {
    /// Name of a type, or the allowed texts.
    Scalar(&'a str),
    List(Box<Shape<'a>>),
    Hash(Vec<Field<'a>>),
    Map(Box<Shape<'a>>),
}

#[derive(Debug, PartialEq)]
struct Field<'a> {
    name: &'a str,
    is_required: bool,
    shape: Shape<'a>,
}

/// Checks a form and gives its values their types. An empty text becomes null, which unsets a value.
pub(crate) fn check(parameters: &str, form: &Value) -> Result<Value> {
    hash(&parse::fields(parameters), form, "")
}

fn value(shape: &Shape, input: &Value, path: &str) -> Result<Value> {
    if input.as_str() == Some("") {
        return Ok(Value::Null);
    }
    match shape {
        Shape::Scalar(name) => scalar::value(name, input, path),
        Shape::List(element) => list(element, input, path),
        Shape::Hash(fields) => hash(fields, input, path),
        Shape::Map(element) => map(element, input, path),
    }
}

fn hash(fields: &[Field], input: &Value, path: &str) -> Result<Value> {
    let Value::Object(input) = input else { return Err(Error::invalid("Invalid object").param(path)) };
    let inner = |name: &str| if path.is_empty() { name.to_owned() } else { format!("{path}[{name}]") };
    if let Some(name) = input.keys().find(|name| fields.iter().all(|field| field.name != *name)) {
        let path = inner(name);
        return Err(Error::invalid(format!("Received unknown parameter: {path}"))
            .code("parameter_unknown")
            .param(path));
    }
    let mut checked = Map::new();
    for field in fields {
        let path = inner(field.name);
        match input.get(field.name) {
            Some(Value::String(text)) if text.is_empty() && field.is_required => {
                let message = format!("You passed an empty string for '{path}'.");
                return Err(Error::invalid(message).code("parameter_invalid_empty").param(path));
            }
            Some(input) => drop(checked.insert(field.name.to_owned(), value(&field.shape, input, &path)?)),
            None if field.is_required => {
                let message = format!("Missing required param: {path}.");
                return Err(Error::invalid(message).code("parameter_missing").param(path));
            }
            None => {}
        }
    }
    Ok(Value::Object(checked))
}

fn list(element: &Shape, input: &Value, path: &str) -> Result<Value> {
    let entries = input.as_object().and_then(|entries| {
        let numbered = entries.iter().map(|(key, value)| Some((key.parse::<usize>().ok()?, value)));
        numbered.collect::<Option<Vec<_>>>()
    });
    let Some(mut entries) = entries else { return Err(Error::invalid("Invalid array").param(path)) };
    entries.sort_by_key(|(at, _)| *at);
    let values = entries.into_iter().map(|(at, input)| value(element, input, &format!("{path}[{at}]")));
    Ok(Value::Array(values.collect::<Result<_>>()?))
}

/// A hash with any keys. Its empty texts stay, because they remove a key.
fn map(element: &Shape, input: &Value, path: &str) -> Result<Value> {
    let Value::Object(input) = input else { return Err(Error::invalid("Invalid object").param(path)) };
    let entries = input.iter().map(|(name, input)| {
        let path = format!("{path}[{name}]");
        let entry = if input.as_str() == Some("") { input.clone() } else { value(element, input, &path)? };
        Ok((name.clone(), entry))
    });
    Ok(Value::Object(entries.collect::<Result<_>>()?))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::wire::form::decode;

    const PARAMETERS: &str = "customer! quantity:int trial_end:now items[]{price quantity:int} metadata{*} expand[] active:bool \
         options{*}{unit_amount:int} mode:a|b";

    fn checked(form: &str) -> Result<Value> {
        check(PARAMETERS, &decode(form))
    }

    #[test]
    fn values_get_their_types() {
        let form = "customer=c&quantity=3&trial_end=now&items[1][price]=q&items[0][price]=p&metadata[a]=&active=true&mode=b\
                    &options[eur][unit_amount]=5";
        let expected = json!({
            "customer": "c", "quantity": 3, "trial_end": "now", "items": [{"price": "p"}, {"price": "q"}],
            "metadata": {"a": ""}, "active": true, "mode": "b", "options": {"eur": {"unit_amount": 5}},
        });
        assert_eq!(checked(form).unwrap(), expected);
        assert_eq!(checked("customer=c&quantity=").unwrap(), json!({"customer": "c", "quantity": null}));
    }

    #[test]
    fn refusals_name_the_parameter() {
        let table = [
            ("customer=c&items[0][prize]=p", Some("parameter_unknown"), "items[0][prize]"),
            ("quantity=1", Some("parameter_missing"), "customer"),
            ("customer=", Some("parameter_invalid_empty"), "customer"),
            ("customer=c&quantity=1.5", Some("parameter_invalid_integer"), "quantity"),
            ("customer=c&items[0][quantity]=x", Some("parameter_invalid_integer"), "items[0][quantity]"),
            ("customer=c&active=maybe", None, "active"),
            ("customer=c&mode=c", None, "mode"),
            ("customer=c&items=x", None, "items"),
            ("customer=c&customer[a]=x", None, "customer"),
        ];
        for (form, code, param) in table {
            let refusal = checked(form).unwrap_err();
            assert_eq!(refusal.body.get("code").and_then(Value::as_str), code, "{form}");
            assert_eq!(refusal.body["param"], param, "{form}");
        }
    }
}
