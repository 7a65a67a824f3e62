//! Form encoding with brackets: `items[0][price]=x` becomes a tree.

use serde_json::{Map, Value};

/// Maximum depth of brackets.
const MAX_DEPTH: usize = 8;

/// Returns the tree of a form. Every leaf is a text; lists are hashes whose keys are numbers.
pub(crate) fn decode(form: &str) -> Value {
    let mut tree = Map::new();
    for (name, value) in url::form_urlencoded::parse(form.as_bytes()) {
        let keys = keys(&name);
        if keys.len() <= MAX_DEPTH {
            insert(&mut tree, &keys, value.into_owned());
        }
    }
    Value::Object(tree)
}

/// Splits `a[b][]` into `a`, `b` and an empty key.
fn keys(name: &str) -> Vec<&str> {
    let Some((first, remaining)) = name.split_once('[') else { return vec![name] };
    let remaining = remaining.strip_suffix(']').unwrap_or(remaining);
    std::iter::once(first).chain(remaining.split("][")).collect()
}

fn insert(tree: &mut Map<String, Value>, keys: &[&str], value: String) {
    let Some((first, inner_keys)) = keys.split_first() else { return };
    let key = if first.is_empty() { tree.len().to_string() } else { (*first).to_owned() };
    if inner_keys.is_empty() {
        tree.insert(key, Value::String(value));
        return;
    }
    let inner = tree.entry(key).or_insert_with(|| Value::Object(Map::new()));
    if !inner.is_object() {
        *inner = Value::Object(Map::new());
    }
    if let Value::Object(inner) = inner {
        insert(inner, inner_keys, value);
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn brackets_become_a_tree() {
        let tree = decode("items[0][price]=p&items[1][price]=q&expand[]=a&expand[]=b&email=");
        let expected = json!({
            "items": {"0": {"price": "p"}, "1": {"price": "q"}}, "expand": {"0": "a", "1": "b"}, "email": ""
        });
        assert_eq!(tree, expected);
    }

    #[test]
    fn odd_brackets_do_no_harm() {
        for form in ["a[=1", "a]=1", "[a]=1", "a[[b]]=1", "a=1&a[b]=2", "=", "a[b][c][d][e][f][g][h][i][j]=1"] {
            assert!(decode(form).is_object(), "{form}");
        }
    }
}
