//! Headers that every answer has, whatever its status.

use api::App;
use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, header},
    middleware::Next,
    response::Response,
};

const FEATURES: HeaderValue = HeaderValue::from_static("camera=(), geolocation=(), microphone=(), payment=(), usb=()");
const HSTS: HeaderValue = HeaderValue::from_static("max-age=31536000; includeSubDomains");

/// Allows other sites to embed pictures only, which are public: link previews and pages of organizations show them.
/// Everything else is for our own pages; programs and crawlers ignore the header.
fn resource_policy(is_data: bool, path: &str, headers: &HeaderMap) -> HeaderValue {
    let kind = headers.get(header::CONTENT_TYPE).map_or(&b""[..], HeaderValue::as_bytes);
    let is_public_picture = kind.starts_with(b"image/") && (!is_data || path.starts_with("/media/"));
    HeaderValue::from_static(if is_public_picture { "cross-origin" } else { "same-origin" })
}

/// Adds the security headers; what an API answers is never stored by anybody, unless it says that it may be.
pub async fn secure(State((app, policy)): State<(App, HeaderValue)>, request: Request, next: Next) -> Response {
    let path = request.uri().path().to_owned();
    let is_data = ["/api/", "/auth/", "/media/"].iter().any(|prefix| path.starts_with(prefix));
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.entry(header::CONTENT_SECURITY_POLICY).or_insert(policy);
    let policy = resource_policy(is_data, &path, headers);
    headers.insert(HeaderName::from_static("cross-origin-resource-policy"), policy);
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    let referrer = HeaderValue::from_static("strict-origin-when-cross-origin");
    headers.entry(header::REFERRER_POLICY).or_insert(referrer);
    headers.insert(header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    headers.insert(HeaderName::from_static("permissions-policy"), FEATURES);
    headers.insert(HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin"));
    if app.site.url.starts_with("https://") {
        headers.entry(header::STRICT_TRANSPORT_SECURITY).or_insert(HSTS);
    }
    if is_data && !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_sites_may_show_public_pictures_and_nothing_else() {
        for (path, kind, policy) in [
            ("/media/x.webp", "image/webp", "cross-origin"),
            ("/favicon.svg", "image/svg+xml", "cross-origin"),
            ("/assets/og.png", "image/png", "cross-origin"),
            ("/assets/app.js", "text/javascript; charset=utf-8", "same-origin"),
            ("/", "text/html", "same-origin"),
            ("/api/v1/me", "application/json", "same-origin"),
            ("/api/v1/picture", "image/png", "same-origin"),
            ("/auth/v1/factors/code", "image/svg+xml", "same-origin"),
            ("/media/gone", "application/problem+json", "same-origin"),
        ] {
            let headers = HeaderMap::from_iter([(header::CONTENT_TYPE, HeaderValue::from_static(kind))]);
            let is_data = path.split('/').nth(1).is_some_and(|first| ["api", "auth", "media"].contains(&first));
            assert_eq!(resource_policy(is_data, path, &headers), policy, "{path}");
        }
        assert_eq!(resource_policy(false, "/", &HeaderMap::new()), "same-origin");
    }
}
