//! Lists: newest first, with both cursors.

use serde_json::{Value, json};

use crate::{
    error::{Error, Result},
    route::Call,
    state::{State, number, text, visible},
};

const DEFAULT_LIMIT: i64 = 10;
const MAX_LIMIT: i64 = 100;

/// Returns a page of the objects of a type that pass a filter, at the address `url`.
pub(crate) fn page(
    state: &State,
    call: &Call,
    object: &str,
    url: &str,
    filter: impl Fn(&Value) -> bool,
) -> Result<Value> {
    let created = &call.params["created"];
    let all = state
        .all(object)
        .rev()
        .filter(|entry| entry["deleted"] != true && is_within(number(entry, "created"), created));
    let all: Vec<&Value> = all.filter(|entry| filter(entry)).collect();
    of_entries(call, &all, url)
}

/// Returns a page of entries that are in their order.
pub(crate) fn of_entries(call: &Call, all: &[&Value], url: &str) -> Result<Value> {
    let limit = call.params["limit"].as_i64().unwrap_or(DEFAULT_LIMIT);
    if !(1..=MAX_LIMIT).contains(&limit) {
        let message = format!("This value must be between 1 and {MAX_LIMIT} (inclusive).");
        return Err(Error::invalid(message).code("parameter_invalid_integer").param("limit"));
    }
    let limit = limit as usize;
    let position = |name: &str, id: &str| {
        let position = all.iter().position(|entry| text(entry, "id") == id);
        position.ok_or_else(|| Error::missing("object", id, name))
    };
    let (from, to) = match (call.text("starting_after"), call.text("ending_before")) {
        (Some(_), Some(_)) => {
            let message = "You cannot parameterize both starting_after and ending_before.";
            return Err(Error::invalid(message).param("starting_after"));
        }
        (Some(after), None) => {
            let from = position("starting_after", after)? + 1;
            (from, all.len().min(from + limit))
        }
        (None, Some(before)) => {
            let to = position("ending_before", before)?;
            (to.saturating_sub(limit), to)
        }
        (None, None) => (0, all.len().min(limit)),
    };
    let has_more = if call.text("ending_before").is_some() { from > 0 } else { to < all.len() };
    let data: Vec<Value> = all[from..to].iter().map(|entry| visible(entry)).collect();
    Ok(json!({ "object": "list", "url": url, "has_more": has_more, "data": data }))
}

/// Returns true if a time equals a filter or is within its bounds.
fn is_within(at: i64, filter: &Value) -> bool {
    let bound = |name: &str, holds: fn(i64, i64) -> bool| filter[name].as_i64().is_none_or(|bound| holds(at, bound));
    match filter.as_i64() {
        Some(exact) => at == exact,
        None => {
            bound("gt", |at, bound| at > bound)
                && bound("gte", |at, bound| at >= bound)
                && bound("lt", |at, bound| at < bound)
                && bound("lte", |at, bound| at <= bound)
        }
    }
}

/// Returns true if a filter is absent or equals the value of the object.
pub(crate) fn is_wanted(call: &Call, name: &str, object: &Value) -> bool {
    call.params.get(name).is_none_or(|expected| expected.is_null() || *expected == object[name])
}
