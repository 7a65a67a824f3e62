//! Operations of the API that will be removed. Answers say since when an operation is deprecated (`Deprecation`, RFC 9745) and
//! until when it works (`Sunset`, RFC 8594), and the OpenAPI document marks it.

use axum::{
    extract::{MatchedPath, Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, header::LINK},
    middleware::Next,
    response::Response,
};
use jiff::{Timestamp, civil::Date, fmt::rfc2822, tz::TimeZone};
use utoipa::openapi::{Deprecated as Mark, OpenApi, path::PathItem};

/// Link to the replacement: the reference that every instance serves.
const REFERENCE: &str = "</docs/api>; rel=\"deprecation\"";

/// Deprecated operations. Add a line here and to docs/api-changelog.md; a sunset is at least 180 days later.
pub(crate) const DEPRECATED: &[Deprecated] = &[];

/// An operation that will be removed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deprecated {
    /// In capitals.
    method: &'static str,
    /// As in the OpenAPI document.
    path: &'static str,
    since: Date,
    /// Day from which it may be gone.
    sunset: Date,
}

impl Deprecated {
    fn headers(&self) -> Option<[(HeaderName, HeaderValue); 2]> {
        let since = format!("@{}", midnight(self.since)?.as_second());
        let sunset = rfc2822::DateTimePrinter::new().timestamp_to_rfc9110_string(&midnight(self.sunset)?).ok()?;
        Some([
            (HeaderName::from_static("deprecation"), HeaderValue::try_from(since).ok()?),
            (HeaderName::from_static("sunset"), HeaderValue::try_from(sunset).ok()?),
        ])
    }
}

fn midnight(date: Date) -> Option<Timestamp> {
    date.to_zoned(TimeZone::UTC).ok().map(|day| day.timestamp())
}

/// Marks deprecated operations in the document.
pub(crate) fn mark(document: &mut OpenApi, list: &[Deprecated]) {
    for deprecated in list {
        let operation = document.paths.paths.get_mut(deprecated.path).and_then(|item| {
            let PathItem { get, put, post, delete, patch, .. } = item;
            match deprecated.method {
                "GET" => get.as_mut(),
                "PUT" => put.as_mut(),
                "POST" => post.as_mut(),
                "DELETE" => delete.as_mut(),
                _ => patch.as_mut(),
            }
        });
        if let Some(operation) = operation {
            operation.deprecated = Some(Mark::True);
        }
    }
}

/// Adds the headers to answers of deprecated operations, refusals included.
pub(crate) async fn announced(State(list): State<&'static [Deprecated]>, request: Request, next: Next) -> Response {
    let path = request.extensions().get::<MatchedPath>();
    let operation = list.iter().find(|deprecated| {
        deprecated.method == request.method().as_str() && path.is_some_and(|path| path.as_str() == deprecated.path)
    });
    let mut response = next.run(request).await;
    if let Some(headers) = operation.and_then(Deprecated::headers) {
        announce(response.headers_mut(), headers);
    }
    response
}

fn announce(answer: &mut HeaderMap, headers: [(HeaderName, HeaderValue); 2]) {
    for (name, value) in headers {
        answer.insert(name, value);
    }
    answer.append(LINK, HeaderValue::from_static(REFERENCE));
}

#[cfg(test)]
mod tests {
    use axum::{Router, body::Body, http::StatusCode, middleware::from_fn_with_state, routing::get};
    use jiff::civil::date;
    use tower::ServiceExt;

    use super::*;

    const LIST: &[Deprecated] = &[Deprecated {
        method: "GET",
        path: "/api/v1/locations/{id}",
        since: date(2026, 12, 1),
        sunset: date(2027, 6, 30),
    }];

    async fn answer(method: &str, path: &str) -> Response {
        let handler = async || StatusCode::NOT_FOUND;
        let router = Router::new()
            .route("/api/v1/locations/{id}", get(handler).delete(handler))
            .route("/api/v1/me", get(handler))
            .layer(from_fn_with_state(LIST, announced));
        let request = Request::builder().method(method).uri(path).body(Body::empty()).expect("a request");
        router.oneshot(request).await.expect("an answer")
    }

    #[tokio::test]
    async fn a_deprecated_operation_says_since_when_and_until_when() {
        let response = answer("GET", "/api/v1/locations/7").await;
        assert_eq!(response.headers()["deprecation"], "@1796083200");
        assert_eq!(response.headers()["sunset"], "Wed, 30 Jun 2027 00:00:00 GMT");
        assert_eq!(response.headers()[LINK], REFERENCE);
    }

    #[tokio::test]
    async fn other_operations_say_nothing() {
        for (method, path) in [("DELETE", "/api/v1/locations/7"), ("GET", "/api/v1/me")] {
            assert!(answer(method, path).await.headers().get("deprecation").is_none(), "{method} {path}");
        }
    }

    #[test]
    fn the_document_marks_it() {
        let mut document = crate::document();
        mark(&mut document, LIST);
        let document = serde_json::to_value(&document).expect("JSON");
        let operations = &document["paths"]["/api/v1/locations/{id}"];
        assert_eq!(operations["get"]["deprecated"], true);
        assert_eq!(operations["patch"].get("deprecated"), None);
    }

    #[test]
    fn every_listed_operation_exists_and_has_half_a_year() {
        let document = serde_json::to_value(crate::document()).expect("JSON");
        for Deprecated { method, path, since, sunset } in DEPRECATED {
            assert!(document["paths"][path].get(method.to_lowercase()).is_some(), "{method} {path}");
            assert!((*sunset - *since).get_days() >= 180, "{method} {path}");
        }
    }
}
