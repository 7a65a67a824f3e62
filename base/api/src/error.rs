//! Errors of the API: the response to the caller (RFC 9457 problem+json), and the cause for the log only.

use std::io;

use axum::{
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::Serialize;
use utoipa::ToSchema;

/// Result whose error is sent to the caller.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// Content type of every error response (RFC 9457).
pub const PROBLEM_CONTENT_TYPE: &str = "application/problem+json";

/// Kinds of failure, each with one HTTP status.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// 400: the request is malformed.
    BadRequest,
    /// 401: the caller is not signed in.
    Unauthorized,
    /// 402: a payment was declined.
    PaymentRequired,
    /// 403: the caller lacks the permission.
    Forbidden,
    /// 404: the resource does not exist, or the caller cannot see it.
    NotFound,
    /// 405: the path does not support the method.
    MethodNotAllowed,
    /// 408: the request took too long to arrive.
    Timeout,
    /// 409: the current state of the resource does not allow the request.
    Conflict,
    /// 412: another request changed the resource in the meantime.
    PreconditionFailed,
    /// 413: the request body is too large.
    TooLarge,
    /// 415: the content type is not supported.
    UnsupportedMediaType,
    /// 422: the request is well-formed but invalid.
    Invalid,
    /// 428: the request must specify the version that it changes.
    PreconditionRequired,
    /// 429: too many requests.
    RateLimited,
    /// 500: error in the program.
    Internal,
    /// 503: the database or another service is temporarily unavailable.
    Unavailable,
    /// 507: the disk is full.
    StorageFull,
}

impl Kind {
    /// Returns true for server errors (5xx).
    pub fn is_server_error(self) -> bool {
        self.status().is_server_error()
    }

    fn status(self) -> StatusCode {
        match self {
            Self::BadRequest => StatusCode::BAD_REQUEST,
            Self::Unauthorized => StatusCode::UNAUTHORIZED,
            Self::PaymentRequired => StatusCode::PAYMENT_REQUIRED,
            Self::Forbidden => StatusCode::FORBIDDEN,
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            Self::Timeout => StatusCode::REQUEST_TIMEOUT,
            Self::Conflict => StatusCode::CONFLICT,
            Self::PreconditionFailed => StatusCode::PRECONDITION_FAILED,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::UnsupportedMediaType => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::Invalid => StatusCode::UNPROCESSABLE_ENTITY,
            Self::PreconditionRequired => StatusCode::PRECONDITION_REQUIRED,
            Self::RateLimited => StatusCode::TOO_MANY_REQUESTS,
            Self::Internal => StatusCode::INTERNAL_SERVER_ERROR,
            Self::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            Self::StorageFull => StatusCode::INSUFFICIENT_STORAGE,
        }
    }
}

/// Stable code of an error response, as an extension of the response for the middleware around the handlers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ErrorCode(pub &'static str);

/// Failure with a stable code and an English message for the caller, and a cause for the log only.
#[derive(Debug)]
pub struct Error {
    kind: Kind,
    code: &'static str,
    detail: String,
    /// Boxed to keep the error, and so every `Result`, small.
    params: Option<Box<serde_json::Value>>,
    errors: Vec<FieldError>,
    retry_after: Option<u64>,
    cause: Option<Box<dyn std::error::Error + Send + Sync>>,
}

/// Error in one field of the request.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct FieldError {
    /// Name of the field, as in the request.
    pub field: String,
    /// Stable code: `required`, `too_long`, `invalid_url` …
    pub code: String,
    /// English description of the error.
    pub message: String,
    /// Values that belong to the code: `{"max": 200}`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub params: Option<serde_json::Value>,
}

/// Body of every error response (RFC 9457).
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Problem {
    /// URI of the problem type; always `about:blank`.
    pub r#type: String,
    /// HTTP status in words.
    pub title: String,
    /// HTTP status code.
    pub status: u16,
    /// Stable code for programs: `not_found`, `validation_failed` …
    pub code: String,
    /// English description of the error.
    pub detail: String,
    /// Values that belong to the code: `{"max_bytes": 10485760}`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub params: Option<serde_json::Value>,
    /// Errors in the fields of the request.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub errors: Vec<FieldError>,
}

impl Error {
    /// Creates a failure of `kind` with a stable `code` and an English message.
    pub fn new(kind: Kind, code: &'static str, detail: impl Into<String>) -> Self {
        Self { kind, code, detail: detail.into(), params: None, errors: Vec::new(), retry_after: None, cause: None }
    }

    /// Returns 404 `not_found`: the resource does not exist, or belongs to another owner. Both cases look alike.
    pub fn not_found() -> Self {
        Self::new(Kind::NotFound, "not_found", "This doesn’t exist.")
    }

    /// Returns 405 `method_not_allowed`: the path exists but does not support the method.
    pub fn method_not_allowed() -> Self {
        Self::new(Kind::MethodNotAllowed, "method_not_allowed", "This address doesn’t support this method.")
    }

    /// Returns 422 `validation_failed` with the errors in the fields.
    pub fn invalid(errors: Vec<FieldError>) -> Self {
        Self { errors, ..Self::new(Kind::Invalid, "validation_failed", "Some fields aren’t valid.") }
    }

    /// Returns 500 `internal`; the cause is logged.
    pub fn internal(cause: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Self {
        Self {
            cause: Some(cause.into()),
            ..Self::new(Kind::Internal, "internal", "Something went wrong on our side. Try again.")
        }
    }

    /// Returns 503 `unavailable`: a required service is temporarily unavailable; or 507 `storage_full` when `cause`, or
    /// any error below it, is a full disk. The cause is logged.
    pub fn unavailable(cause: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Self {
        let cause = cause.into();
        if is_disk_full(&*cause) {
            return Self::storage_full(cause);
        }
        let detail = "The service is unavailable right now. Nothing was changed. Try again.";
        Self { cause: Some(cause), retry_after: Some(2), ..Self::new(Kind::Unavailable, "unavailable", detail) }
    }

    fn storage_full(cause: Box<dyn std::error::Error + Send + Sync>) -> Self {
        let detail = "The server is out of storage. Nothing was changed, and you can still read everything. \
                      Try again later.";
        Self { cause: Some(cause), retry_after: Some(60), ..Self::new(Kind::StorageFull, "storage_full", detail) }
    }

    /// Returns 429 `rate_limited`; the caller may retry after `seconds`.
    pub fn rate_limited(seconds: u64) -> Self {
        Self {
            retry_after: Some(seconds.max(1)),
            ..Self::new(Kind::RateLimited, "rate_limited", "Too many requests. Try again in a moment.")
        }
    }

    /// Sets the seconds after which the caller may retry.
    #[must_use]
    pub fn with_retry_after(mut self, seconds: u64) -> Self {
        self.retry_after = Some(seconds);
        self
    }

    /// Sets the parameters of the code.
    #[must_use]
    pub fn with_params(mut self, params: serde_json::Value) -> Self {
        self.params = Some(Box::new(params));
        self
    }

    /// Sets the field errors.
    #[must_use]
    pub fn with_errors(mut self, errors: Vec<FieldError>) -> Self {
        self.errors = errors;
        self
    }

    /// Returns the kind of failure.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Returns the stable code.
    pub fn code(&self) -> &'static str {
        self.code
    }

    /// Returns the English message.
    pub fn detail(&self) -> &str {
        &self.detail
    }

    /// Returns the seconds after which the caller may retry, if known.
    pub fn retry_after(&self) -> Option<u64> {
        self.retry_after
    }

    /// Returns the body of the response.
    pub fn problem(&self) -> Problem {
        let status = self.kind.status();
        Problem {
            r#type: "about:blank".into(),
            title: status.canonical_reason().unwrap_or("Error").into(),
            status: status.as_u16(),
            code: self.code.into(),
            detail: self.detail.clone(),
            params: self.params.as_deref().cloned(),
            errors: self.errors.clone(),
        }
    }
}

impl FieldError {
    /// Creates an error in `field`.
    pub fn new(field: impl Into<String>, code: impl Into<String>, message: impl Into<String>) -> Self {
        Self { field: field.into(), code: code.into(), message: message.into(), params: None }
    }

    /// Sets the parameters of the code.
    #[must_use]
    pub fn with_params(mut self, params: serde_json::Value) -> Self {
        self.params = Some(params);
        self
    }
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.cause {
            Some(cause) => write!(f, "{}: {cause}", self.code),
            None => write!(f, "{}: {}", self.code, self.detail),
        }
    }
}

impl std::error::Error for Error {}

/// Returns true when an error, or one of its sources, is a full disk.
fn is_disk_full(cause: &(dyn std::error::Error + 'static)) -> bool {
    let io = cause.downcast_ref::<io::Error>();
    // `io::Error::source` returns the source of the wrapped error; `get_ref` returns the wrapped error itself.
    let wrapped = io.and_then(io::Error::get_ref).map(|wrapped| wrapped as &(dyn std::error::Error + 'static));
    io.is_some_and(|error| error.kind() == io::ErrorKind::StorageFull)
        || wrapped.or_else(|| cause.source()).is_some_and(is_disk_full)
}

impl From<db::Error> for Error {
    /// Maps a full disk to 507 `storage_full`, an unavailable database to 503 `unavailable`, any other error to 500.
    fn from(error: db::Error) -> Self {
        if error.is_disk_full() {
            return Self::storage_full(error.into());
        }
        if error.is_unavailable() { Self::unavailable(error) } else { Self::internal(error) }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        if let Some(cause) = &self.cause {
            tracing::error!(code = self.code, %cause, "request failed");
        }
        let body = serde_json::to_vec(&self.problem()).unwrap_or_default();
        let content_type = [(header::CONTENT_TYPE, HeaderValue::from_static(PROBLEM_CONTENT_TYPE))];
        let mut response = (self.kind.status(), content_type, body).into_response();
        response.extensions_mut().insert(ErrorCode(self.code));
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_disk_answers_507_at_any_depth_of_the_error() {
        let full = || io::Error::from(io::ErrorKind::StorageFull);
        let errors = [Error::unavailable(full()), Error::unavailable(io::Error::other(full()))];
        for error in errors {
            assert_eq!((error.problem().status, error.code()), (507, "storage_full"));
            assert!(error.kind().is_server_error());
        }
        let refused = Error::unavailable(io::Error::from(io::ErrorKind::ConnectionRefused));
        assert_eq!((refused.problem().status, refused.code()), (503, "unavailable"));
    }
}
