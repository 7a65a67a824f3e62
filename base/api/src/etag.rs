//! Optimistic concurrency: the version of a thing as its ETag.

use axum::{
    extract::FromRequestParts,
    http::{HeaderValue, header, request::Parts},
    response::{IntoResponse, Response},
};
use serde::Serialize;

use crate::{Error, Json, Kind};

/// Lower than every version.
const NO_VERSION: i64 = 0;

/// The version a caller believes is current, from `If-Match`; `None` when the header is missing or `*`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IfMatch(pub Option<i64>);

impl IfMatch {
    /// The version; 428 `precondition_required` when none was given.
    pub fn required(self) -> Result<i64, Error> {
        self.0.ok_or_else(|| {
            Error::new(
                Kind::PreconditionRequired,
                "precondition_required",
                "Say with If-Match which version you change.",
            )
        })
    }

    /// 412 `precondition_failed`: somebody else changed it meanwhile.
    pub fn failed() -> Error {
        Error::new(Kind::PreconditionFailed, "precondition_failed", "Somebody else changed it meanwhile.")
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
        // A tag that the program never gave matches no version. It is compared like any other, after the body is read: a
        // request without one is 400 or 415, whatever version it names.
        let version = text.trim_start_matches("W/").trim_matches('"').parse().unwrap_or(NO_VERSION);
        Ok(Self(Some(version)))
    }
}

/// A JSON answer with its version as ETag.
#[derive(Clone, Copy, Debug)]
pub struct Tagged<T> {
    /// The version.
    pub version: i64,
    /// The body.
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
