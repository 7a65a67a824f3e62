//! Model Context Protocol: assistants of users call tools, each of which stands for an operation of the API.
//!
//! A call is a request to the API with the token of the caller, inside the process: the same handlers, permissions,
//! limits and audit entries. The README describes the door, the tools, and what is kept of answers.

mod caller;
mod calling;
mod catalog;
mod door;
mod events;
mod keeping;
mod queries;
mod routes;
mod schemas;
mod server;
mod switch;
mod table;
mod tools;
mod trail;

use api::App;
use axum::{Router, routing::post};
use serde_json::Value;

pub use routes::settings_routes;
pub use table::table;

/// Returns the server for assistants at `/mcp`. `api` are the routes of the API, and `document` describes them.
pub fn server(app: &App, api: Router, document: &Value) -> Router<App> {
    let door = door::Door::new(app, api, catalog::Catalog::of(document));
    Router::new().route("/mcp", post(door::enter)).with_state(door)
}

/// Returns the operations of tools that the document lacks.
pub fn missing(document: &Value) -> Vec<&'static str> {
    let catalog = catalog::Catalog::of(document);
    tools::all().filter(|tool| catalog.find(tool.name).is_none()).map(|tool| tool.operation).collect()
}
