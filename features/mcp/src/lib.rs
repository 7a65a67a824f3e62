//! Model Context Protocol: assistants of users call tools, each of which stands for an operation of the API.
//!
//! A call is a request to the API with the token of the caller, inside the process: the same handlers, permissions,
//! limits and audit entries. The README describes the door, the tools, and what is kept of answers.

mod caller;
mod calls;
mod catalog;
mod concise;
mod door;
mod events;
mod extracts;
mod oauth;
mod queries;
mod routes;
mod schemas;
mod server;
mod switch;
mod table;
mod tools;
mod trail;

use api::App;
use axum::{
    Router,
    extract::DefaultBodyLimit,
    routing::{get, post},
};
use jobs::Registry;
use serde_json::Value;

pub use oauth::{Assistants, Settings};
pub use routes::settings_routes;
pub use table::table;

/// Returns the server for assistants at `/mcp`. `api` are the routes of the API, and `document` describes them.
pub fn server(app: &App, assistants: &Assistants, api: Router, document: &Value) -> Router<App> {
    let catalog = assistants.keep(catalog::Catalog::of(document));
    let door = door::Door::new(app, api, catalog, assistants.inner().defaults.clone());
    Router::new().route("/mcp", post(door::enter)).with_state(door)
}

/// Returns the endpoints of OAuth for assistants, to be mounted at the root.
pub fn oauth_routes() -> Router<App> {
    Router::new()
        .route("/.well-known/oauth-protected-resource", get(oauth::protected_resource))
        .route("/.well-known/oauth-protected-resource/mcp", get(oauth::protected_resource))
        .route("/.well-known/oauth-authorization-server", get(oauth::authorization_server))
        .route("/oauth/authorize", get(oauth::authorize))
        .route("/oauth/token", post(oauth::exchange))
        // The official Python client refreshes there after a restart, when it has not read the metadata again.
        .route("/token", post(oauth::exchange))
        .route("/oauth/revoke", post(oauth::revoke))
        .route("/oauth/register", post(oauth::register))
        .layer(DefaultBodyLimit::max(64 * 1024))
}

/// Returns the jobs of connections.
pub fn jobs(app: &App) -> Registry {
    oauth::jobs(app)
}

/// Returns the operations of tools that the document lacks.
pub fn missing(document: &Value) -> Vec<&'static str> {
    let catalog = catalog::Catalog::of(document);
    tools::all().filter(|tool| catalog.find(tool.name).is_none()).map(|tool| tool.operation).collect()
}
