//! The built web app: files in the program (in debug builds read from `web/dist`), compressed at build time.

use std::borrow::Cow;

use axum::{
    body::Body,
    http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header},
    response::{IntoResponse, Redirect, Response},
};
use bytes::Bytes;
use rust_embed::Embed;

#[derive(Embed)]
#[folder = "../web/dist"]
#[allow_missing = true]
struct Files;

/// The one HTML file of the app; it decides by the address what to show.
const APP: &str = "app.html";
/// Hashed names: what is in them never changes.
const FOREVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
/// The browser may keep it, and asks each time whether it is still right.
const ASK: HeaderValue = HeaderValue::from_static("no-cache");
const BROTLI: HeaderValue = HeaderValue::from_static("br");
const GZIP: HeaderValue = HeaderValue::from_static("gzip");

/// Answers every address that no route has: a file, a screen of the app, or that there is no such page.
pub async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path();
    if path.len() > 1 && path.ends_with('/') {
        return without_slash(&uri);
    }
    match path {
        "/" => Redirect::to("/login").into_response(),
        "/fr" => Redirect::to("/fr/login").into_response(),
        _ if is_screen(path) => file(APP, &headers, StatusCode::OK),
        _ => match path.strip_prefix('/').filter(|name| *name != APP && !is_variant(name)) {
            Some(name) if Files::get(name).is_some() => file(name, &headers, StatusCode::OK),
            _ => file(APP, &headers, StatusCode::NOT_FOUND),
        },
    }
}

/// `/login/` is `/login`, for good; never an address on another host (`//evil.example/`).
fn without_slash(uri: &Uri) -> Response {
    let path = format!("/{}", uri.path().trim_matches('/'));
    let to = uri.query().map_or_else(|| path.clone(), |query| format!("{path}?{query}"));
    Redirect::permanent(&to).into_response()
}

/// The addresses the app has screens for.
fn is_screen(path: &str) -> bool {
    const SCREENS: [&str; 4] = ["/login", "/signup", "/complete-registration", "/access-denied"];
    let in_english = path.strip_prefix("/fr").unwrap_or(path);
    SCREENS.contains(&in_english) || path == "/dashboard" || path.starts_with("/dashboard/")
}

fn is_variant(name: &str) -> bool {
    name.rsplit_once('.').is_some_and(|(_, ending)| ending == "br" || ending == "gz")
}

fn file(name: &str, headers: &HeaderMap, status: StatusCode) -> Response {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let variants = [("br", BROTLI), ("gz", GZIP)];
    let compressed = variants.into_iter().find_map(|(ending, encoding)| {
        let is_accepted = encoding.to_str().is_ok_and(|encoding| accepts(accepted, encoding));
        if is_accepted { Files::get(&format!("{name}.{ending}")).map(|file| (file, Some(encoding))) } else { None }
    });
    let Some((file, encoding)) = compressed.or_else(|| Files::get(name).map(|file| (file, None))) else {
        return (StatusCode::NOT_FOUND, "The web app is not part of this build: run `make run`.").into_response();
    };
    let mut response = Response::new(Body::empty());
    let out = response.headers_mut();
    let tag = tag(&file.metadata.sha256_hash());
    let is_known = status == StatusCode::OK && headers.get(header::IF_NONE_MATCH).is_some_and(|known| *known == tag);
    out.insert(header::ETAG, tag);
    out.insert(header::CACHE_CONTROL, if name.starts_with("assets/") { FOREVER } else { ASK });
    out.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if is_known {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        return response;
    }
    if let Some(encoding) = encoding {
        out.insert(header::CONTENT_ENCODING, encoding);
    }
    out.insert(header::CONTENT_TYPE, content_type(name));
    *response.status_mut() = status;
    *response.body_mut() = Body::from(match file.data {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => Bytes::from(bytes),
    });
    response
}

/// True when `encoding` is named and not refused with `q=0`.
fn accepts(header: &str, encoding: &str) -> bool {
    header.split(',').any(|choice| {
        let mut parts = choice.split(';').map(str::trim);
        parts.next() == Some(encoding) && !parts.any(|part| matches!(part, "q=0" | "q=0.0" | "q=0.00" | "q=0.000"))
    })
}

fn tag(hash: &[u8; 32]) -> HeaderValue {
    let half = hash.first_chunk().map_or(0, |half| u128::from_be_bytes(*half));
    HeaderValue::from_str(&format!("\"{half:032x}\"")).unwrap_or(HeaderValue::from_static("\"\""))
}

fn content_type(name: &str) -> HeaderValue {
    let guess = mime_guess::from_path(name).first_or_octet_stream();
    let text = if guess.type_() == "text" || guess.subtype() == "javascript" {
        format!("{guess}; charset=utf-8")
    } else {
        guess.to_string()
    };
    HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static("application/octet-stream"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn screens_are_the_app_in_both_languages() {
        for path in
            ["/login", "/fr/login", "/signup", "/fr/signup", "/dashboard", "/dashboard/locations", "/access-denied"]
        {
            assert!(is_screen(path), "{path}");
        }
        for path in ["/", "/loginx", "/fr/dashboardx", "/assets/x.js", "/frlogin"] {
            assert!(!is_screen(path), "{path}");
        }
    }

    #[test]
    fn an_encoding_counts_unless_refused() {
        assert!(accepts("gzip, deflate, br", "br"));
        assert!(accepts("br;q=0.5", "br"));
        assert!(!accepts("gzip, br;q=0", "br"));
        assert!(!accepts("", "br"));
    }

    #[test]
    fn a_trailing_slash_never_leads_to_another_host() {
        let response = without_slash(&Uri::from_static("//evil.example/"));
        assert_eq!(response.headers()[header::LOCATION], "/evil.example");
    }
}
