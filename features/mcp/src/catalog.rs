//! Tools with the schemas, methods and scopes of their operations in the OpenAPI document.

use std::sync::Arc;

use axum::http::Method;
use orgs::{MATRIX, MatrixRow, Program, Role, TokenScope};
use rmcp::model::{JsonObject, Tool as Listed, ToolAnnotations};
use serde_json::{Map, Value, json};

use crate::{
    concise, extracts, schemas,
    tools::{self, Argument, Hints, RequestPart, Tool},
};

/// Tool that answers with more than its operation: the account.
pub(crate) const ACCOUNT: &str = "get_account";
/// Most items in an answer.
pub(crate) const MAX_ITEMS: u64 = 100;
/// Items in an answer unless the call names another number.
pub(crate) const USUAL: u64 = 20;

/// Tool with what the document says of its operation.
#[derive(Clone, Debug)]
pub(crate) struct Ready {
    pub(crate) tool: &'static Tool,
    pub(crate) method: Method,
    pub(crate) path: String,
    /// Scope that a token needs.
    pub(crate) scope: TokenScope,
    /// Permission that a user needs.
    pub(crate) row: Option<&'static MatrixRow>,
    /// Names of the required arguments.
    pub(crate) required: Vec<String>,
    pub(crate) listed: Listed,
}

/// All tools.
#[derive(Clone, Debug)]
pub(crate) struct Catalog {
    pub(crate) tools: Vec<Ready>,
}

impl Catalog {
    /// Reads the document. A tool whose operation is not in it is left out.
    pub(crate) fn of(document: &Value) -> Self {
        Self { tools: tools::all().filter_map(|tool| Ready::of(tool, document)).collect() }
    }

    /// Returns the tool of a name.
    pub(crate) fn find(&self, name: &str) -> Option<&Ready> {
        self.tools.iter().find(|ready| ready.tool.name == name)
    }
}

impl Ready {
    fn of(tool: &'static Tool, document: &Value) -> Option<Self> {
        let (path, method, operation) = find(document, tool.operation)?;
        let scope = operation["x-scope"].as_str()?.parse().ok()?;
        let permission = operation["x-permission"].as_str();
        let row = MATRIX.iter().find(|row| Some(row.permission.as_str()) == permission);
        let (input, required) = input(tool, operation, document);
        let listed = Listed::new(tool.name, tool.description, Arc::new(input))
            .with_title(tool.title)
            .with_raw_output_schema(Arc::new(output(tool, operation, document)))
            .with_annotations(annotations(tool.hints));
        Some(Self { tool, method, path: path.to_owned(), scope, row, required, listed })
    }

    /// Returns true for a tool that a program sees: its token has the scope, and its user the permission.
    pub(crate) fn is_for(&self, program: &Program) -> bool {
        program.scopes.has(self.scope) && self.is_allowed(program.role, program.is_limited)
    }

    /// Returns true for a tool that a role may use.
    pub(crate) fn is_allowed(&self, role: Role, is_limited: bool) -> bool {
        self.row.is_none_or(|row| row.allows(role, is_limited))
    }
}

fn find<'a>(document: &'a Value, id: &str) -> Option<(&'a str, Method, &'a Value)> {
    let paths = document["paths"].as_object()?;
    paths.iter().find_map(|(path, item)| {
        let (method, operation) = item.as_object()?.iter().find(|(_, operation)| operation["operationId"] == id)?;
        Some((path.as_str(), method.to_uppercase().parse().ok()?, operation))
    })
}

fn annotations(hints: Hints) -> ToolAnnotations {
    ToolAnnotations::new()
        .read_only(hints.is_read_only)
        .destructive(hints.is_destructive)
        .idempotent(hints.is_idempotent)
        .open_world(hints.is_open_world)
}

/// Returns the schema of the arguments, and the names of the required ones.
fn input(tool: &Tool, operation: &Value, document: &Value) -> (JsonObject, Vec<String>) {
    let body = schemas::resolved(&operation["requestBody"]["content"]["application/json"]["schema"], document);
    let (mut properties, mut required) = (Map::new(), Vec::new());
    for argument in tool.arguments {
        let (schema, is_required) = argument.schema(operation, &body, document);
        let schema = concise::argument(argument.name, tool.title, &schema);
        if is_required {
            required.push(argument.name.to_owned());
        }
        properties.insert(argument.name.into(), schema);
    }
    concise::shorten_repeats(&mut properties);
    (closed(properties, &required), required)
}

fn closed(properties: Map<String, Value>, required: &[String]) -> JsonObject {
    let mut schema = Map::new();
    schema.insert("type".into(), json!("object"));
    schema.insert("properties".into(), Value::Object(properties));
    if !required.is_empty() {
        schema.insert("required".into(), json!(required));
    }
    schema.insert("additionalProperties".into(), json!(false));
    schema
}

impl Argument {
    /// Returns the schema of the argument, and whether it is required.
    fn schema(&self, operation: &Value, body: &Value, document: &Value) -> (Value, bool) {
        match self.place {
            RequestPart::Query("limit") => {
                (json!({ "type": "integer", "minimum": 1, "maximum": MAX_ITEMS, "default": USUAL }), false)
            }
            RequestPart::Path(name) | RequestPart::Query(name) => {
                let parameters = operation["parameters"].as_array();
                let parameter = parameters.into_iter().flatten().find(|parameter| parameter["name"] == name);
                let Some(parameter) = parameter else { return (json!({}), false) };
                let mut schema = schemas::resolved(&parameter["schema"], document);
                if let (Some(text), Some(schema)) = (parameter.get("description"), schema.as_object_mut()) {
                    schema.insert("description".into(), text.clone());
                }
                (schema, parameter["required"] == true)
            }
            RequestPart::Body(name) => {
                let required = body["required"]
                    .as_array()
                    .is_some_and(|names| names.iter().any(|required_name| required_name == name));
                (body["properties"][name].clone(), required)
            }
            RequestPart::WholeBody => (body.clone(), true),
            RequestPart::Version => (json!({ "type": "integer", "minimum": 1 }), true),
            RequestPart::Key => (json!({ "type": "string" }), false),
        }
    }
}

/// Returns the schema of the answer.
fn output(tool: &Tool, operation: &Value, document: &Value) -> JsonObject {
    let content = |status: &str| &operation["responses"][status]["content"]["application/json"]["schema"];
    let schema = ["200", "201", "202"].into_iter().map(content).find(|schema| schema.is_object());
    let mut made = schema.map_or_else(
        || json!({ "type": "object", "properties": {} }),
        |schema| extracts::schema(&tool.parts, schemas::resolved(schema, document)),
    );
    // A list and the properties of its items, or the properties of one thing.
    made = schemas::shortened(&made, if tool.parts.list.is_empty() { 1 } else { 2 });
    if let Some(object) = made.as_object_mut()
        && !operation["responses"]["204"].is_null()
    {
        object.remove("required");
        if let Some(properties) = object.get_mut("properties").and_then(Value::as_object_mut) {
            properties.insert("done".into(), json!({ "type": "boolean" }));
        }
        object.insert("additionalProperties".into(), json!(false));
    }
    if tool.name == ACCOUNT {
        let text = json!({ "type": "string" });
        let properties = json!({ "organization_id": text, "organization": text, "role": text,
            "scopes": { "type": "array", "items": text }, "is_limited": { "type": "boolean" },
            "plan": { "oneOf": [{ "type": "null" }, made] } });
        let Value::Object(properties) = properties else { return Map::new() };
        let required = properties.keys().cloned().collect::<Vec<_>>();
        return closed(properties, &required);
    }
    match made {
        Value::Object(made) => made,
        _ => Map::new(),
    }
}
