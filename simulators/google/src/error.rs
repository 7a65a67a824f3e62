//! Refusals, in the words and the shape Google gives them.

use axum::{
    body::Body,
    response::{IntoResponse, Response},
};
use http::{
    HeaderMap, HeaderValue, StatusCode,
    header::{CONTENT_TYPE, WWW_AUTHENTICATE},
};
use serde_json::{Value, json};

use crate::discovery::Violation;

/// An answer that is an error: `{"error":{"code","message","status","details"}}`.
#[derive(Debug)]
pub(crate) struct Refusal {
    pub(crate) code: StatusCode,
    status: &'static str,
    message: String,
    details: Vec<Value>,
    challenge: Option<String>,
}

/// Result of a method.
pub(crate) type Outcome = Result<Value, Refusal>;

impl Refusal {
    fn new(code: StatusCode, status: &'static str, message: impl Into<String>) -> Self {
        Self { code, status, message: message.into(), details: Vec::new(), challenge: None }
    }

    /// 400, without saying where.
    pub(crate) fn invalid(message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "INVALID_ARGUMENT", message)
    }

    /// 400 with one invalid field.
    pub(crate) fn field(field: &str, description: &str) -> Self {
        Self::invalid("Request contains an invalid argument.").with(bad_request(&[(field, description)]))
    }

    /// 400 for all that does not fit the schema.
    pub(crate) fn violations(violations: &[Violation]) -> Self {
        let lines: Vec<&str> = violations.iter().map(|violation| violation.description.as_str()).collect();
        let fields: Vec<(&str, &str)> =
            violations.iter().map(|violation| (violation.field.as_str(), violation.description.as_str())).collect();
        Self::invalid(lines.join("\n")).with(bad_request(&fields))
    }

    /// 400 with a reason of Business Profile; `field` is the mask of what is wrong.
    pub(crate) fn reason(service: &str, reason: &str, field: &str, message: &str) -> Self {
        Self::invalid(message).with(error_info(reason, service, &json!({ "field_mask": field })))
    }

    /// 400: the state of things does not allow it.
    pub(crate) fn precondition(message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "FAILED_PRECONDITION", message)
    }

    /// 401.
    pub(crate) fn unauthenticated(reason: &str, service: &str, method: &str) -> Self {
        let message = if reason == "CREDENTIALS_MISSING" {
            "Request is missing required authentication credential. Expected OAuth 2 access token, login cookie or other valid authentication credential."
        } else {
            "Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential."
        };
        let mut refusal = Self::new(StatusCode::UNAUTHORIZED, "UNAUTHENTICATED", message).with(error_info(
            reason,
            "googleapis.com",
            &json!({ "service": service, "method": method }),
        ));
        let error = if reason == "CREDENTIALS_MISSING" { "" } else { ", error=\"invalid_token\"" };
        refusal.challenge = Some(format!("Bearer realm=\"https://accounts.google.com/\"{error}"));
        refusal
    }

    /// 403: the token is good for other things.
    pub(crate) fn scope(service: &str, method: &str, scope: &str) -> Self {
        let metadata = json!({ "service": service, "method": method });
        let mut refusal = Self::forbidden("Request had insufficient authentication scopes.").with(error_info(
            "ACCESS_TOKEN_SCOPE_INSUFFICIENT",
            "googleapis.com",
            &metadata,
        ));
        refusal.challenge = Some(format!(
            "Bearer realm=\"https://accounts.google.com/\", error=\"insufficient_scope\", scope=\"{scope}\""
        ));
        refusal
    }

    /// 403.
    pub(crate) fn forbidden(message: impl Into<String>) -> Self {
        Self::new(StatusCode::FORBIDDEN, "PERMISSION_DENIED", message)
    }

    /// 403 because the API is not enabled for the project.
    pub(crate) fn disabled(service: &str) -> Self {
        let message = format!(
            "{service} has not been used in project {PROJECT} before or it is disabled. Enable it by visiting https://console.developers.google.com/apis/api/{service}/overview?project={PROJECT} then retry. If you enabled this API recently, wait a few minutes for the action to propagate to our systems and retry."
        );
        let metadata = json!({ "service": service, "consumer": format!("projects/{PROJECT}") });
        Self::forbidden(message).with(error_info("SERVICE_DISABLED", "googleapis.com", &metadata))
    }

    /// 404.
    pub(crate) fn not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, "NOT_FOUND", "Requested entity was not found.")
    }

    /// 409.
    pub(crate) fn conflict() -> Self {
        Self::new(StatusCode::CONFLICT, "ABORTED", "The operation was aborted.")
    }

    /// 429; a limit of 0 is a project that Google has not approved.
    pub(crate) fn exhausted(service: &str, limit_name: &str, limit: u32) -> Self {
        let (metric, limit_text) = match limit_name {
            "EditsPerMinutePerProfile" => ("Edits", "Edits per minute per profile"),
            _ => ("Requests", "Requests per minute"),
        };
        let message = format!(
            "Quota exceeded for quota metric '{metric}' and limit '{limit_text}' of service '{service}' for consumer 'project_number:{PROJECT}'."
        );
        let metadata = json!({
            "service": service,
            "consumer": format!("projects/{PROJECT}"),
            "quota_location": "global",
            "quota_metric": format!("{service}/{}", metric.to_lowercase()),
            "quota_limit": limit_name,
            "quota_limit_value": limit.to_string(),
        });
        Self::new(StatusCode::TOO_MANY_REQUESTS, "RESOURCE_EXHAUSTED", message).with(error_info(
            "RATE_LIMIT_EXCEEDED",
            "googleapis.com",
            &metadata,
        ))
    }

    /// 500.
    pub(crate) fn internal() -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "INTERNAL", "Internal error encountered.")
    }

    /// 500: the simulator, not Google, is wrong.
    pub(crate) fn own_fault(message: &str) -> Self {
        tracing::error!(message, "an answer would have left Google's schema");
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "INTERNAL", format!("simulated-google: {message}"))
    }

    /// 501.
    pub(crate) fn unimplemented() -> Self {
        let message = "Operation is not implemented, or supported, or enabled.";
        Self::new(StatusCode::NOT_IMPLEMENTED, "UNIMPLEMENTED", message)
    }

    /// 503.
    pub(crate) fn unavailable() -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "UNAVAILABLE", "The service is currently unavailable.")
    }

    fn with(mut self, detail: Value) -> Self {
        self.details.push(detail);
        self
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let mut error = json!({ "code": self.code.as_u16(), "message": self.message, "status": self.status });
        if !self.details.is_empty() {
            error["details"] = Value::Array(self.details);
        }
        let mut response = json_response(self.code, &json!({ "error": error }), true);
        if let Some(challenge) = self.challenge.and_then(|text| HeaderValue::from_str(&text).ok()) {
            response.headers_mut().insert(WWW_AUTHENTICATE, challenge);
        }
        response
    }
}

/// The number of the project that calls.
pub(crate) const PROJECT: &str = "764086051850";

/// A body in JSON with Google's headers.
pub(crate) fn json_response(code: StatusCode, value: &Value, pretty: bool) -> Response {
    let text = if pretty { serde_json::to_string_pretty(value) } else { serde_json::to_string(value) };
    let mut response = Response::new(Body::from(text.unwrap_or_default() + "\n"));
    *response.status_mut() = code;
    let headers: &mut HeaderMap = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json; charset=UTF-8"));
    headers.insert("server", HeaderValue::from_static("simulated-google"));
    headers.insert("cache-control", HeaderValue::from_static("private"));
    response
}

/// The page of Google's front end for addresses that lead nowhere, or a back end that is away.
pub(crate) fn page(code: StatusCode) -> Response {
    let name = code.canonical_reason().unwrap_or("Error");
    let number = code.as_u16();
    let text = format!(
        "<!DOCTYPE html>\n<html lang=en>\n<meta charset=utf-8>\n<title>Error {number} ({name})!!1</title>\n<p><b>{number}.</b> That’s an error.\n"
    );
    (code, [(CONTENT_TYPE, "text/html; charset=UTF-8")], text).into_response()
}

fn bad_request(violations: &[(&str, &str)]) -> Value {
    let list: Vec<Value> = violations
        .iter()
        .map(|(field, description)| match *field {
            "" => json!({ "description": description }),
            field => json!({ "field": field, "description": description }),
        })
        .collect();
    json!({ "@type": "type.googleapis.com/google.rpc.BadRequest", "fieldViolations": list })
}

fn error_info(reason: &str, domain: &str, metadata: &Value) -> Value {
    json!({ "@type": "type.googleapis.com/google.rpc.ErrorInfo", "reason": reason, "domain": domain, "metadata": metadata })
}
