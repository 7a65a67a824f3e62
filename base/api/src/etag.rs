//! Optimistic concurrency: the version of a resource is its ETag.

use axum::{
    extract::FromRequestParts,
    http::{HeaderValue, header, request::Parts},
    response::{IntoResponse, Response},
};
use serde::Serialize;

use crate::{Error, Json, Kind};

/// Version lower than every real one.
const NO_VERSION: i64 = 0;

/// Version that the caller expects to be current, from `If-Match`; `None` when the header is missing or `*`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IfMatch(pub Option<i64>);

impl IfMatch {
    /// Returns the version; 428 `precondition_required` when the header is missing or `*`.
    pub fn required(self) -> Result<i64, Error> {
        self.0.ok_or_else(|| {
            Error::new(
                Kind::PreconditionRequired,
                "precondition_required",
                "Send If-Match with the version you’re changing.",
            )
        })
    }

    /// Returns 412 `precondition_failed`: another request changed the resource in the meantime.
    pub fn failed() -> Error {
        Error::new(Kind::PreconditionFailed, "precondition_failed", "Someone else changed it since you opened it.")
    }
}

impl<S: Sync> FromRequestParts<S> for IfMatch {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Error> {
        let Some(value) = parts.headers.get(header::IF_MATCH) else { return Ok(Self(None)) };
        let text = value.to_str().unwrap_or_default().trim();
        if text == "*" {
            return Ok(Self(None));
        }
        // An unknown tag matches no version. The handler compares it like any other after it has read the body, because
        // a request without a valid body answers 400 or 415 whatever its version.
        let version = text.trim_start_matches("W/").trim_matches('"').parse().unwrap_or(NO_VERSION);
        Ok(Self(Some(version)))
    }
}

/// JSON response with its version as ETag.
#[derive(Clone, Copy, Debug)]
pub struct Tagged<T> {
    /// Version of the resource.
    pub version: i64,
    /// Response body.
    pub body: T,
}

impl<T: Serialize> IntoResponse for Tagged<T> {
    fn into_response(self) -> Response {
        let mut response = Json(self.body).into_response();
        if let Ok(tag) = HeaderValue::from_str(&format!("\"{}\"", self.version)) {
            response.headers_mut().insert(header::ETAG, tag);
        }
        response
    }
}
