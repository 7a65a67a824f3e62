//! Reads the operations of an OpenAPI document.

#![expect(clippy::expect_used, clippy::missing_panics_doc, reason = "a test of a document that is none fails")]

use axum::http::Method;
use serde_json::{Value, json};

/// Operation of the API, as the document describes it.
#[derive(Clone, Debug)]
pub struct Operation {
    /// Operation id: `list_locations`.
    pub id: String,
    /// HTTP method.
    pub method: Method,
    /// Path, with parameter names in braces.
    pub path: String,
    /// Permission that the caller needs: `x-permission`.
    pub permission: Option<String>,
    /// Scope that a token needs: `x-scope`.
    pub scope: Option<String>,
    /// True when the operation needs no authentication.
    pub is_public: bool,
    /// True when the operation accepts API tokens.
    pub accepts_tokens: bool,
}

/// Returns every operation of a document.
pub fn operations(document: &Value) -> Vec<Operation> {
    let accepts = |operation: &Value, content_type: &Value| {
        let needs = if operation["security"].is_null() { &document["security"] } else { &operation["security"] };
        needs.as_array().is_some_and(|needs| needs.contains(content_type))
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
                scope: operation["x-scope"].as_str().map(str::to_owned),
                is_public: accepts(operation, &json!({})),
                accepts_tokens: accepts(operation, &json!({ "token": [] })),
            });
        }
    }
    operations
}

impl Operation {
    /// Returns the path with each name in braces replaced by the result of `id`.
    pub fn path_with(&self, id: impl Fn(&str) -> String) -> String {
        let part = |part: &str| match part.strip_prefix('{').and_then(|part| part.strip_suffix('}')) {
            Some(name) => id(name),
            None => part.to_owned(),
        };
        self.path.split('/').map(part).collect::<Vec<_>>().join("/")
    }
}
