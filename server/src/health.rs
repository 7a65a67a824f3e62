//! Liveness and readiness of the process.

use api::{App, Error, Kind};
use axum::{Router, extract::State, routing::get};
use serde_json::json;

use crate::MIGRATIONS;

/// `/healthz`: the process responds. `/readyz`: the database responds and has the migrations of this program, and the
/// process is not shutting down; otherwise 503 with the reason in `params.because`.
pub fn routes() -> Router<App> {
    Router::new().route("/healthz", get(async || "ok\n")).route("/readyz", get(ready))
}

async fn ready(State(app): State<App>) -> Result<&'static str, Error> {
    if app.live.has_ended() {
        return Err(not_ready("stopping", "This process is about to stop."));
    }
    match app.db.pending(MIGRATIONS).await {
        Ok(0) => Ok("ready\n"),
        Ok(_) => Err(not_ready("migrations", "The database lacks migrations of this program.")),
        // It knows a migration that this program does not: a newer one is being started beside it, which may be.
        Err(db::Error::Configuration(_)) => Ok("ready, on the database of a newer program\n"),
        Err(error) => Err(Error::unavailable(error).with_params(json!({ "because": "database" }))),
    }
}

fn not_ready(because: &str, detail: &str) -> Error {
    Error::new(Kind::Unavailable, "unavailable", detail).with_params(json!({ "because": because }))
}
