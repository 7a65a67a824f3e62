//! What an OpenAPI document says of each operation.

#![expect(clippy::expect_used, clippy::missing_panics_doc, reason = "a test of a document that is none fails")]

use axum::http::Method;
use serde_json::{Value, json};

/// An operation of the API, as its document describes it.
#[derive(Clone, Debug)]
pub struct Operation {
    /// Its name: `list_locations`.
    pub id: String,
    /// How it is asked for.
    pub method: Method,
    /// Where, with names in braces.
    pub path: String,
    /// What its caller must be allowed: `x-permission`.
    pub permission: Option<String>,
    /// Needs nobody to be signed in.
    pub is_public: bool,
    /// Accepts tokens of programs.
    pub accepts_tokens: bool,
}

/// Every operation of a document.
pub fn operations(document: &Value) -> Vec<Operation> {
    let accepts = |operation: &Value, wanted: &Value| {
        let needs = if operation["security"].is_null() { &document["security"] } else { &operation["security"] };
        needs.as_array().is_some_and(|needs| needs.contains(wanted))
    };
    let mut operations = Vec::new();
    for (path, item) in document["paths"].as_object().expect("paths") {
        for (method, operation) in item.as_object().expect("operations") {
            let Some(id) = operation["operationId"].as_str() else { continue };
            operations.push(Operation {
                id: id.to_owned(),
                method: method.to_uppercase().parse().expect("a method"),
                path: path.clone(),
                permission: operation["x-permission"].as_str().map(str::to_owned),
                is_public: accepts(operation, &json!({})),
                accepts_tokens: accepts(operation, &json!({ "token": [] })),
            });
        }
    }
    operations
}

impl Operation {
    /// The path with what `id` gives for each name in braces.
    pub fn path_with(&self, id: impl Fn(&str) -> String) -> String {
        let part = |part: &str| match part.strip_prefix('{').and_then(|part| part.strip_suffix('}')) {
            Some(name) => id(name),
            None => part.to_owned(),
        };
        self.path.split('/').map(part).collect::<Vec<_>>().join("/")
    }
}
