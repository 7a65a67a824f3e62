//! Difference of an object before and after a change.

use serde_json::{Map, Value};

/// Returns the earlier values of the fields that changed, as `previous_attributes` shows them; `None` without changes.
pub(super) fn previous(before: &Value, after: &Value) -> Option<Value> {
    let (Value::Object(before), Value::Object(after)) = (before, after) else { return None };
    let names = before.keys().chain(after.keys().filter(|name| !before.contains_key(*name)));
    let mut changed = Map::new();
    for name in names.filter(|name| !name.starts_with('_')) {
        let (old, new) = (before.get(name).unwrap_or(&Value::Null), after.get(name).unwrap_or(&Value::Null));
        if old == new {
            continue;
        }
        let is_list = old["object"] == "list";
        let inner = if is_list { None } else { previous(old, new) };
        changed.insert(name.clone(), inner.unwrap_or_else(|| super::visible(old)));
    }
    (!changed.is_empty()).then_some(Value::Object(changed))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn only_changed_fields_are_named_with_their_earlier_values() {
        let before = json!({"status": "trialing", "metadata": {"a": "1", "b": "2"}, "_card": 1, "same": [1],
            "items": {"object": "list", "data": [1]}});
        let after = json!({"status": "active", "metadata": {"a": "1", "b": "3", "c": "4"}, "_card": 2, "same": [1],
            "items": {"object": "list", "data": [2]}});
        let expected = json!({"status": "trialing", "metadata": {"b": "2", "c": null},
            "items": {"object": "list", "data": [1]}});
        assert_eq!(previous(&before, &after), Some(expected));
        assert_eq!(previous(&before, &before), None);
        assert_eq!(previous(&json!({"_x": 1}), &json!({"_x": 2})), None);
    }
}
