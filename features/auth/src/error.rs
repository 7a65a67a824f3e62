//! Errors of the protocol, in the format of the protocol version that the caller uses.

use std::borrow::Cow;

use axum::{
    extract::Request,
    http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use serde_json::{Value, json};

/// Error code of a session that ended at the idle timeout of the organization.
pub(crate) const IDLE: &str = "session_idle";

/// Result whose error becomes the answer to the caller.
pub(crate) type Result<T, E = Error> = std::result::Result<T, E>;

/// Header with the error code, whatever the format of the body.
const CODE: HeaderName = HeaderName::from_static("x-sb-error-code");
/// Header with the protocol version of the caller.
const VERSION: HeaderName = HeaderName::from_static("x-supabase-api-version");
/// First version whose error bodies have `code` and `message`.
const CURRENT: &str = "2024-01-01";

/// Failure: a code of the protocol and an English message for the caller, and a cause that is only logged.
#[derive(Debug)]
pub(crate) struct Error {
    failure: Box<Failure>,
    cause: Option<Box<api::Error>>,
}

/// Part of an error that the caller sees.
#[derive(Clone, Debug)]
struct Failure {
    status: StatusCode,
    code: &'static str,
    message: Cow<'static, str>,
    reasons: Vec<&'static str>,
    retry_after: Option<u64>,
}

impl Error {
    fn new(status: StatusCode, code: &'static str, message: impl Into<Cow<'static, str>>) -> Self {
        let failure = Failure { status, code, message: message.into(), reasons: Vec::new(), retry_after: None };
        Self { failure: Box::new(failure), cause: None }
    }

    /// 400
    pub(crate) fn bad(code: &'static str, message: impl Into<Cow<'static, str>>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, code, message)
    }

    /// 400 `validation_failed`
    pub(crate) fn invalid(message: impl Into<Cow<'static, str>>) -> Self {
        Self::bad("validation_failed", message)
    }

    /// 401
    pub(crate) fn unauthorized(code: &'static str, message: impl Into<Cow<'static, str>>) -> Self {
        Self::new(StatusCode::UNAUTHORIZED, code, message)
    }

    /// 403
    pub(crate) fn forbidden(code: &'static str, message: impl Into<Cow<'static, str>>) -> Self {
        Self::new(StatusCode::FORBIDDEN, code, message)
    }

    /// 403 `bad_jwt`: the access token is expired, forged or malformed.
    pub(crate) fn bad_jwt(why: impl std::fmt::Display) -> Self {
        Self::forbidden("bad_jwt", format!("invalid JWT: unable to parse or verify signature, {why}"))
    }

    /// 404
    pub(crate) fn not_found(code: &'static str, message: impl Into<Cow<'static, str>>) -> Self {
        Self::new(StatusCode::NOT_FOUND, code, message)
    }

    /// 405 `method_not_allowed`
    fn method_not_allowed() -> Self {
        Self::new(StatusCode::METHOD_NOT_ALLOWED, "method_not_allowed", "This endpoint does not take this method")
    }

    /// 409 `conflict`: a concurrent request does the same.
    pub(crate) fn conflict(message: impl Into<Cow<'static, str>>) -> Self {
        Self::new(StatusCode::CONFLICT, "conflict", message)
    }

    /// 413 `request_entity_too_large`
    pub(crate) fn too_large() -> Self {
        Self::new(StatusCode::PAYLOAD_TOO_LARGE, "request_entity_too_large", "Request body too large")
    }

    /// 422
    pub(crate) fn refused(code: &'static str, message: impl Into<Cow<'static, str>>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, code, message)
    }

    /// 422 `weak_password` with the reasons.
    pub(crate) fn weak_password(message: impl Into<Cow<'static, str>>, reasons: Vec<&'static str>) -> Self {
        let mut error = Self::refused("weak_password", message);
        error.failure.reasons = reasons;
        error
    }

    /// 400 `invalid_credentials`, identical for an unknown user and a wrong password.
    pub(crate) fn invalid_credentials() -> Self {
        Self::bad("invalid_credentials", "Invalid login credentials")
    }

    /// 401 `insufficient_aal`: this session has not presented the second factor.
    pub(crate) fn insufficient_aal() -> Self {
        Self::unauthorized("insufficient_aal", "AAL2 session is required for this.")
    }

    /// 403 `sso_session`: the session reaches only the organization whose provider signed the user in.
    pub(crate) fn sso_session() -> Self {
        Self::forbidden("sso_session", "This isn’t available in a session that single sign-on began")
    }

    /// 403 `sso_required`: the organization of the address signs in with single sign-on only.
    pub(crate) fn sso_required() -> Self {
        Self::forbidden("sso_required", "This address signs in with single sign-on")
    }

    /// Turns a rate limit into 429 `over_email_send_rate_limit`: an email went to this address a moment ago. Other
    /// errors stay as they are.
    pub(crate) fn too_soon(limit: api::Error) -> Self {
        let Some(seconds) = limit.retry_after().filter(|_| limit.kind() == api::Kind::RateLimited) else {
            return limit.into();
        };
        let limited = StatusCode::TOO_MANY_REQUESTS;
        let message = format!("For security purposes, you can only request this after {seconds} seconds.");
        let mut refused = Self::new(limited, "over_email_send_rate_limit", message);
        refused.failure.retry_after = Some(seconds);
        refused
    }

    /// Returns status, code and message, as a redirect URL reports them.
    pub(crate) fn summary(&self) -> (u16, &'static str, &str) {
        (self.failure.status.as_u16(), self.failure.code, &self.failure.message)
    }

    /// Logs the cause of an internal error; answers never contain it.
    pub(crate) fn log(&self) {
        if let Some(cause) = &self.cause {
            tracing::error!(code = self.failure.code, %cause, "request failed");
        }
    }

    /// 403 `otp_expired`, identical for a wrong, a used and an expired code.
    pub(crate) fn wrong_code() -> Self {
        Self::forbidden("otp_expired", "Token has expired or is invalid")
    }

    /// 403 `otp_expired`, identical for a wrong, a used and an expired link.
    pub(crate) fn wrong_link() -> Self {
        Self::forbidden("otp_expired", "Email link is invalid or has expired")
    }

    /// 403 `user_not_found`: the user of the access token was removed.
    pub(crate) fn user_gone() -> Self {
        Self::forbidden("user_not_found", "User from sub claim in JWT does not exist")
    }

    /// 400 `validation_failed`
    pub(crate) fn wrong_phone() -> Self {
        Self::invalid("Invalid phone number format (E.164 required)")
    }

    /// 422 `user_already_exists`
    pub(crate) fn user_already_exists() -> Self {
        Self::refused("user_already_exists", "User already registered")
    }

    /// Converts the failure to the format of `/api/v1`.
    pub(crate) fn into_api(self) -> api::Error {
        if let Some(cause) = self.cause {
            return *cause;
        }
        let Failure { status, code, message, .. } = *self.failure;
        match status {
            _ if code == "insufficient_aal" => {
                let message = "Complete two-step sign-in.";
                api::Error::new(api::Kind::Forbidden, "second_factor_required", message)
            }
            _ if code == "sso_session" => {
                let message = "You’re signed in with single sign-on, which only gives access to its organization.";
                api::Error::new(api::Kind::Forbidden, code, message)
            }
            StatusCode::FORBIDDEN if code == IDLE => {
                let message = "You were signed out because of inactivity. Sign in again.";
                api::Error::new(api::Kind::Unauthorized, code, message)
            }
            StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN => {
                api::Error::new(api::Kind::Unauthorized, "unauthorized", "Sign in first.")
            }
            StatusCode::UNPROCESSABLE_ENTITY => api::Error::new(api::Kind::Invalid, code, message),
            _ => api::Error::new(api::Kind::BadRequest, code, message),
        }
    }
}

impl From<api::Error> for Error {
    fn from(error: api::Error) -> Self {
        if error.kind() == api::Kind::RateLimited {
            let limited = StatusCode::TOO_MANY_REQUESTS;
            let mut refused = Self::new(limited, "over_request_rate_limit", "Request rate limit reached");
            refused.failure.retry_after = error.retry_after();
            return refused;
        }
        let status = StatusCode::from_u16(error.problem().status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        if status.is_server_error() {
            let mut failure = Self::new(status, "unexpected_failure", "Unexpected failure");
            failure.failure.retry_after = error.retry_after();
            return Self { cause: Some(Box::new(error)), ..failure };
        }
        Self::new(status, error.code(), error.detail().to_owned())
    }
}

impl From<db::Error> for Error {
    fn from(error: db::Error) -> Self {
        api::Error::from(error).into()
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        self.log();
        let mut response = self.failure.status.into_response();
        if let Some(seconds) = self.failure.retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response.extensions_mut().insert(self.failure);
        response
    }
}

/// Gives every failure the body that the caller's version of the protocol expects.
pub(crate) async fn shape(request: Request, next: Next) -> Response {
    let is_current = speaks_current(request.headers());
    let mut response = next.run(request).await;
    let failure = response.extensions_mut().remove::<Box<Failure>>();
    let failure = match response.status() {
        // The router refuses a method itself, without a body.
        StatusCode::METHOD_NOT_ALLOWED => Some(Error::method_not_allowed().failure),
        _ => failure,
    };
    let Some(failure) = failure else { return response };
    let body = failure.body(is_current);
    let (mut parts, _) = response.into_parts();
    parts.headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    parts.headers.remove(header::CONTENT_LENGTH);
    parts.headers.insert(CODE, HeaderValue::from_static(failure.code));
    if is_current {
        parts.headers.insert(VERSION, HeaderValue::from_static(CURRENT));
    }
    Response::from_parts(parts, body.to_string().into())
}

/// Returns whether the caller uses the current version. Versions are dates and sort as text.
fn speaks_current(headers: &HeaderMap) -> bool {
    let version = headers.get(VERSION).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let is_date = version.len() == CURRENT.len() && version.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-');
    is_date && version >= CURRENT
}

impl Failure {
    fn body(&self, is_current: bool) -> Value {
        let mut body = if is_current {
            json!({ "code": self.code, "message": self.message })
        } else {
            json!({ "code": self.status.as_u16(), "error_code": self.code, "msg": self.message })
        };
        if !self.reasons.is_empty() {
            body["weak_password"] = json!({ "reasons": self.reasons });
        }
        body
    }
}
