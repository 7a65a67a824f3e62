//! Headers that every answer has, whatever its status.

use api::App;
use axum::{
    extract::{Request, State},
    http::{HeaderName, HeaderValue, header},
    middleware::Next,
    response::Response,
};

const FEATURES: HeaderValue = HeaderValue::from_static("camera=(), geolocation=(), microphone=(), payment=(), usb=()");
const HSTS: HeaderValue = HeaderValue::from_static("max-age=31536000; includeSubDomains");

/// Adds the security headers; what an API answers is never stored by anybody, unless it says that it may be.
pub async fn secure(State((app, policy)): State<(App, HeaderValue)>, request: Request, next: Next) -> Response {
    let is_data = ["/api/", "/auth/", "/media/"].iter().any(|prefix| request.uri().path().starts_with(prefix));
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.entry(header::CONTENT_SECURITY_POLICY).or_insert(policy);
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("strict-origin-when-cross-origin"));
    headers.insert(header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    headers.insert(HeaderName::from_static("permissions-policy"), FEATURES);
    headers.insert(HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin"));
    if app.site.url.starts_with("https://") {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HSTS);
    }
    if is_data && !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}
