//! Object of a graph that takes no empty values.

use serde_json::{Map, Value};

/// Object of a graph.
#[derive(Default)]
pub(super) struct Node(Map<String, Value>);

impl Node {
    /// Creates an object of a type.
    pub(super) fn new(kind: &str) -> Self {
        Self::default().with("@type", kind)
    }

    /// Creates an object of one or several types.
    pub(super) fn of_types(kinds: &[&str]) -> Self {
        match kinds {
            [kind] => Self::new(kind),
            _ => Self::default().with("@type", kinds),
        }
    }

    /// Sets a property, unless the value is empty.
    pub(super) fn with(mut self, name: &str, value: impl Into<Value>) -> Self {
        let value = value.into();
        let is_empty = match &value {
            Value::Null => true,
            Value::String(text) => text.trim().is_empty(),
            Value::Array(items) => items.is_empty(),
            Value::Object(fields) => fields.is_empty(),
            Value::Bool(_) | Value::Number(_) => false,
        };
        if !is_empty {
            self.0.insert(name.to_owned(), value);
        }
        self
    }

    /// Sets a property if there is a value.
    pub(super) fn with_some(self, name: &str, value: Option<impl Into<Value>>) -> Self {
        match value {
            Some(value) => self.with(name, value),
            None => self,
        }
    }
}

impl From<Node> for Value {
    fn from(node: Node) -> Self {
        Self::Object(node.0)
    }
}
