//! Delivery of pictures: public, with unguessable addresses whose content never changes.

use api::{App, Error, Path, Result};
use axum::{
    Extension, Router,
    body::Body,
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
    routing::get,
};
use media::{Store, names};

/// Policy that disables everything, should a browser ever show a picture as a page.
const POLICY: HeaderValue =
    HeaderValue::from_static("default-src 'none'; sandbox; frame-ancestors 'none'; base-uri 'none'");
const FOREVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");

/// Returns the route, to be mounted at the root.
pub(crate) fn routes() -> Router<App> {
    Router::new().route("/media/{name}", get(picture))
}

async fn picture(Extension(store): Extension<Store>, Path(name): Path<String>) -> Result<Response> {
    names::key_of(&name).ok_or_else(Error::not_found)?;
    let kept = store.get(&name).await.map_err(Error::unavailable)?.ok_or_else(Error::not_found)?;
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(names::content_type(&name))),
        (header::CONTENT_LENGTH, kept.length.into()),
        (header::CONTENT_DISPOSITION, HeaderValue::from_static("inline")),
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (header::CACHE_CONTROL, FOREVER),
    ];
    Ok((headers, Body::from_stream(kept.content)).into_response())
}
