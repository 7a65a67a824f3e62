//! Errors as RFC 7644, section 3.12, writes them.

use axum::{
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde_json::json;

/// Content type of answers.
pub(crate) const CONTENT_TYPE: &str = "application/scim+json";
const SCHEMA: &str = "urn:ietf:params:scim:api:messages:2.0:Error";

/// Result whose error is the answer.
pub(crate) type Result<T, E = ScimError> = std::result::Result<T, E>;

/// Refused request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ScimError {
    status: StatusCode,
    kind: Option<&'static str>,
    detail: String,
    retry_after: Option<HeaderValue>,
}

impl ScimError {
    /// Creates an error without `scimType`.
    pub(crate) fn new(status: StatusCode, detail: impl Into<String>) -> Self {
        Self { status, kind: None, detail: detail.into(), retry_after: None }
    }

    /// Creates a 400 with a `scimType`.
    pub(crate) fn bad(kind: &'static str, detail: impl Into<String>) -> Self {
        Self { kind: Some(kind), ..Self::new(StatusCode::BAD_REQUEST, detail) }
    }

    pub(crate) fn invalid_value(detail: impl Into<String>) -> Self {
        Self::bad("invalidValue", detail)
    }

    pub(crate) fn invalid_filter(detail: impl Into<String>) -> Self {
        Self::bad("invalidFilter", detail)
    }

    pub(crate) fn invalid_path() -> Self {
        Self::bad("invalidPath", "This path isn’t valid.")
    }

    pub(crate) fn no_target(detail: impl Into<String>) -> Self {
        Self::bad("noTarget", detail)
    }

    pub(crate) fn mutability(detail: impl Into<String>) -> Self {
        Self::bad("mutability", detail)
    }

    pub(crate) fn uniqueness(detail: impl Into<String>) -> Self {
        Self { kind: Some("uniqueness"), ..Self::new(StatusCode::CONFLICT, detail) }
    }

    pub(crate) fn not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, "There’s no such resource.")
    }

    pub(crate) fn forbidden(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::FORBIDDEN, detail)
    }

    /// Returns the `scimType`.
    #[cfg(test)]
    pub(crate) fn kind(&self) -> Option<&'static str> {
        self.kind
    }
}

impl From<api::Error> for ScimError {
    fn from(error: api::Error) -> Self {
        let answer = error.into_response();
        let retry_after = answer.headers().get(header::RETRY_AFTER).cloned();
        Self { retry_after, ..Self::new(answer.status(), "The request couldn’t be completed.") }
    }
}

impl From<db::Error> for ScimError {
    fn from(error: db::Error) -> Self {
        if error.is_duplicate() {
            // A concurrent request added the same name.
            return Self::uniqueness("This name is already taken.");
        }
        api::Error::from(error).into()
    }
}

impl IntoResponse for ScimError {
    fn into_response(self) -> Response {
        let mut body = json!({ "schemas": [SCHEMA], "status": self.status.as_str(), "detail": self.detail });
        if let Some(kind) = self.kind {
            body["scimType"] = kind.into();
        }
        let mut answer = (self.status, [(header::CONTENT_TYPE, CONTENT_TYPE)], body.to_string()).into_response();
        if self.status == StatusCode::UNAUTHORIZED {
            answer.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer realm=\"scim\""));
        }
        if let Some(after) = self.retry_after {
            answer.headers_mut().insert(header::RETRY_AFTER, after);
        }
        answer
    }
}
