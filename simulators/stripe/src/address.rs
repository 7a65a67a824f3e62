//! Address of the simulator as its clients write it.

use axum::extract::{OriginalUri, Request};
use http::header::HOST;

/// Returns the address of the simulator as the client wrote it, with the path below which it is nested.
pub(crate) fn base(request: &Request) -> String {
    let host = request.headers().get(HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    let path = request.uri().path();
    let original = request.extensions().get::<OriginalUri>().map(|original| original.0.path().to_owned());
    let prefix = original.as_deref().and_then(|original| original.strip_suffix(path)).unwrap_or_default();
    let scheme = request.headers().get("x-forwarded-proto").and_then(|scheme| scheme.to_str().ok());
    format!("{}://{host}{prefix}", if scheme == Some("https") { "https" } else { "http" })
}
