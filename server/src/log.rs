//! One structured line a request; never a body, a token or an address of a person.

use std::time::Instant;

use axum::{
    extract::{MatchedPath, Request},
    middleware::Next,
    response::Response,
};
use tracing_subscriber::EnvFilter;

/// Logs to standard error: what `VITRINE_LOG` names (`info` by default), as JSON when standard error is no terminal.
pub fn start() {
    let filter = EnvFilter::try_from_env("VITRINE_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    let to = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    if std::io::IsTerminal::is_terminal(&std::io::stderr()) {
        to.compact().init();
    } else {
        to.json().flatten_event(true).init();
    }
}

/// Logs route, status and latency of a request.
pub async fn request(request: Request, next: Next) -> Response {
    let start = Instant::now();
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let response = next.run(request).await;
    let (status, microseconds) = (response.status().as_u16(), start.elapsed().as_micros() as u64);
    tracing::info!(%method, route = route.as_deref().unwrap_or("-"), status, microseconds, "request");
    response
}
