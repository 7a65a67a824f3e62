//! Expansion: ids become objects, and fields appear that are only shown on demand.

use serde_json::{Value, json};

use crate::{
    error::{Error, Result},
    state::{State, list_of, text, visible},
};

const MAX_DEPTH: usize = 4;

/// Expands the named paths of an answer.
pub(crate) fn expand(state: &State, answer: &mut Value, paths: &Value) -> Result<()> {
    for path in paths.as_array().into_iter().flatten().filter_map(Value::as_str) {
        let parts: Vec<&str> = path.split('.').collect();
        if parts.iter().filter(|part| **part != "data").count() > MAX_DEPTH {
            return Err(Error::invalid(format!("You cannot expand more than {MAX_DEPTH} levels of a property."))
                .param("expand"));
        }
        follow(state, answer, &parts, path)?;
    }
    Ok(())
}

fn follow(state: &State, value: &mut Value, parts: &[&str], path: &str) -> Result<()> {
    let Some((name, inner_parts)) = parts.split_first() else { return Ok(()) };
    if let Value::Array(all) = value {
        return all.iter_mut().try_for_each(|element| follow(state, element, parts, path));
    }
    if let Some(field) = on_demand(state, value, name) {
        value[*name] = field;
    }
    let Some(inner) = value.get_mut(name) else {
        let message = format!("This property cannot be expanded ({path}).");
        return Err(Error::invalid(message).param("expand"));
    };
    load(state, inner);
    match inner {
        Value::Null => Ok(()),
        inner if inner_parts.is_empty() && !inner.is_object() && !inner.is_array() => {
            Err(Error::invalid(format!("This property cannot be expanded ({path}).")).param("expand"))
        }
        inner => follow(state, inner, inner_parts, path),
    }
}

/// Replaces ids by objects.
fn load(state: &State, value: &mut Value) {
    match value {
        Value::String(id) => {
            let object = state.get(id);
            if !object.is_null() {
                *value = visible(object);
            }
        }
        Value::Array(all) => all.iter_mut().for_each(|element| load(state, element)),
        _ => {}
    }
}

/// Returns fields that are shown on demand only.
fn on_demand(state: &State, value: &Value, name: &str) -> Option<Value> {
    let id = text(value, "id");
    let objects_of =
        |object: &str, field: &str| state.all(object).rev().filter(|entry| entry[field] == id).map(visible).collect();
    match (text(value, "object"), name) {
        ("price", "currency_options") => Some(state.get(id)["_currency_options"].clone()),
        ("customer", "subscriptions") => {
            let all: Vec<Value> = objects_of("subscription", "customer");
            let open = all.into_iter().filter(|subscription| subscription["status"] != "canceled").collect();
            Some(list_of(&format!("/v1/customers/{id}/subscriptions"), open))
        }
        ("customer", "tax_ids") => {
            Some(list_of(&format!("/v1/customers/{id}/tax_ids"), objects_of("tax_id", "customer")))
        }
        ("customer", "tax") => Some(json!({ "automatic_tax": "supported", "ip_address": null, "location": null })),
        ("checkout.session", "line_items") => {
            let items = visible(&state.get(id)["_line_items"]);
            let items = items.as_array().cloned().unwrap_or_default();
            Some(list_of(&format!("/v1/checkout/sessions/{id}/line_items"), items))
        }
        ("invoice", "payments") => {
            let of_invoice = objects_of("invoice_payment", "invoice");
            Some(list_of(&format!("/v1/invoices/{id}/payments"), of_invoice))
        }
        _ => None,
    }
}
