//! Whether the process lives, and whether it can do its work.

use api::{App, Error};
use axum::{Router, extract::State, routing::get};
use db::query;

/// `/healthz`: the process answers. `/readyz`: the database answers and has this program's migrations.
pub fn routes() -> Router<App> {
    Router::new().route("/healthz", get(async || "ok\n")).route("/readyz", get(ready))
}

async fn ready(State(app): State<App>) -> Result<&'static str, Error> {
    let asked = query!((i64,), "select count(*) from orgs where id = ''").one(&app.db).await;
    asked.map(|_| "ready\n").map_err(Error::unavailable)
}
