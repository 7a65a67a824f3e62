//! What a caller is told when something goes wrong (RFC 9457 problem+json), and what only the log is told.

use std::io;

use axum::{
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::Serialize;
use utoipa::ToSchema;

/// A result whose error answers the caller.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// The type of content of every error answer (RFC 9457).
pub const PROBLEM: &str = "application/problem+json";

/// The kinds of failure, each with one HTTP status.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// 400: the request cannot be read.
    BadRequest,
    /// 401: nobody is signed in.
    Unauthorized,
    /// 403: signed in, but may not.
    Forbidden,
    /// 404: not there, or not theirs.
    NotFound,
    /// 405: the address does not take this method.
    MethodNotAllowed,
    /// 408: the request took too long to arrive.
    Timeout,
    /// 409: the state of things does not allow it.
    Conflict,
    /// 412: somebody else changed it meanwhile.
    PreconditionFailed,
    /// 413: too large.
    TooLarge,
    /// 415: the wrong type of content.
    UnsupportedMediaType,
    /// 422: understood, but not acceptable.
    Invalid,
    /// 428: the request must say which version it changes.
    PreconditionRequired,
    /// 429: too often.
    RateLimited,
    /// 500: our fault.
    Internal,
    /// 503: the database or something else is away for the moment.
    Unavailable,
    /// 507: there is no room on the disk.
    Full,
}

impl Kind {
    /// True when it is no fault of the request: the same one may succeed another time.
    pub fn is_ours(self) -> bool {
        self.status().is_server_error()
    }

    fn status(self) -> StatusCode {
        match self {
            Self::BadRequest => StatusCode::BAD_REQUEST,
            Self::Unauthorized => StatusCode::UNAUTHORIZED,
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
            Self::Full => StatusCode::INSUFFICIENT_STORAGE,
        }
    }
}

/// The stable code of an error answer, as an extension of the response: for the layers around the handlers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ErrorCode(pub &'static str);

/// A failure: a stable code and an English sentence for the caller, a cause for the log only.
#[derive(Debug)]
pub struct Error {
    kind: Kind,
    code: &'static str,
    detail: String,
    /// In a box, for a small error makes every Result small.
    params: Option<Box<serde_json::Value>>,
    errors: Vec<FieldError>,
    retry_after: Option<u64>,
    cause: Option<Box<dyn std::error::Error + Send + Sync>>,
}

/// What is wrong with one field.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct FieldError {
    /// Name of the field, as in the request.
    pub field: String,
    /// Stable code: `required`, `too_long`, `invalid_url` …
    pub code: String,
    /// The same in English.
    pub message: String,
    /// Figures that belong to the code: `{"max": 200}`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub params: Option<serde_json::Value>,
}

/// The body of every error answer (RFC 9457).
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Problem {
    /// Names the kind of problem; `about:blank` where the status says it all.
    pub r#type: String,
    /// The status in words.
    pub title: String,
    /// The HTTP status.
    pub status: u16,
    /// Stable code to act on: `not_found`, `validation_failed` …
    pub code: String,
    /// What went wrong, in English.
    pub detail: String,
    /// Figures that belong to the code: `{"max_bytes": 10485760}`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub params: Option<serde_json::Value>,
    /// What is wrong with which field.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub errors: Vec<FieldError>,
}

impl Error {
    /// A failure of `kind` with a stable `code` and an English sentence.
    pub fn new(kind: Kind, code: &'static str, detail: impl Into<String>) -> Self {
        Self { kind, code, detail: detail.into(), params: None, errors: Vec::new(), retry_after: None, cause: None }
    }

    /// 404 `not_found`: not there, or somebody else's; the two look the same.
    pub fn not_found() -> Self {
        Self::new(Kind::NotFound, "not_found", "There is no such thing here.")
    }

    /// 405 `method_not_allowed`: the address is there, and does not take this method.
    pub fn method_not_allowed() -> Self {
        Self::new(Kind::MethodNotAllowed, "method_not_allowed", "This address does not take this method.")
    }

    /// 422 `validation_failed` with what is wrong with which field.
    pub fn invalid(errors: Vec<FieldError>) -> Self {
        Self { errors, ..Self::new(Kind::Invalid, "validation_failed", "Some fields are not valid.") }
    }

    /// 500 `internal`; the cause goes to the log.
    pub fn internal(cause: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Self {
        Self {
            cause: Some(cause.into()),
            ..Self::new(Kind::Internal, "internal", "Something went wrong on our side. Please try again.")
        }
    }

    /// 503 `unavailable`: what the program needs is away for the moment; or 507 `storage_full` when somewhere below the
    /// cause a disk was full. The cause goes to the log.
    pub fn unavailable(cause: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Self {
        let cause = cause.into();
        if is_full(&*cause) {
            return Self::full(cause);
        }
        let detail = "The service is not available for the moment. Nothing was changed; please try again.";
        Self { cause: Some(cause), retry_after: Some(2), ..Self::new(Kind::Unavailable, "unavailable", detail) }
    }

    fn full(cause: Box<dyn std::error::Error + Send + Sync>) -> Self {
        let detail = "There is no room left on the disk of the service. Nothing was changed, and everything can be read; \
                      please try again later.";
        Self { cause: Some(cause), retry_after: Some(60), ..Self::new(Kind::Full, "storage_full", detail) }
    }

    /// 429 `rate_limited`; the caller may try again after so many seconds.
    pub fn rate_limited(seconds: u64) -> Self {
        Self {
            retry_after: Some(seconds.max(1)),
            ..Self::new(Kind::RateLimited, "rate_limited", "Too many requests. Please try again in a moment.")
        }
    }

    /// Says after how many seconds the caller may try again.
    #[must_use]
    pub fn with_retry_after(mut self, seconds: u64) -> Self {
        self.retry_after = Some(seconds);
        self
    }

    /// Adds the figures that belong to the code.
    #[must_use]
    pub fn with_params(mut self, params: serde_json::Value) -> Self {
        self.params = Some(Box::new(params));
        self
    }

    /// Adds what is wrong with which field.
    #[must_use]
    pub fn with_errors(mut self, errors: Vec<FieldError>) -> Self {
        self.errors = errors;
        self
    }

    /// The kind of failure.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// The stable code.
    pub fn code(&self) -> &'static str {
        self.code
    }

    /// The English sentence.
    pub fn detail(&self) -> &str {
        &self.detail
    }

    /// After how many seconds the caller may try again, where that is known.
    pub fn retry_after(&self) -> Option<u64> {
        self.retry_after
    }

    /// The body of the answer.
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
    /// What is wrong with `field`.
    pub fn new(field: impl Into<String>, code: impl Into<String>, message: impl Into<String>) -> Self {
        Self { field: field.into(), code: code.into(), message: message.into(), params: None }
    }

    /// Adds the figures that belong to the code.
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

fn is_full(cause: &(dyn std::error::Error + 'static)) -> bool {
    let io = cause.downcast_ref::<io::Error>();
    // What such an error wraps is not its source.
    let wrapped = io.and_then(io::Error::get_ref).map(|wrapped| wrapped as &(dyn std::error::Error + 'static));
    io.is_some_and(|error| error.kind() == io::ErrorKind::StorageFull)
        || wrapped.or_else(|| cause.source()).is_some_and(is_full)
}

impl From<db::Error> for Error {
    /// 507 `storage_full` while its disk is full, 503 `unavailable` while the database is away, else 500.
    fn from(error: db::Error) -> Self {
        if error.is_full() {
            return Self::full(error.into());
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
        let content_type = [(header::CONTENT_TYPE, HeaderValue::from_static(PROBLEM))];
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
    fn a_full_disk_is_507_however_deep_below_it_is() {
        let full = || io::Error::from(io::ErrorKind::StorageFull);
        let told = [Error::unavailable(full()), Error::unavailable(io::Error::other(full()))];
        for error in told {
            assert_eq!((error.problem().status, error.code()), (507, "storage_full"));
            assert!(error.kind().is_ours());
        }
        let away = Error::unavailable(io::Error::from(io::ErrorKind::ConnectionRefused));
        assert_eq!((away.problem().status, away.code()), (503, "unavailable"));
    }
}
