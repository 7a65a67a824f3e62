//! Failures of requests to Google, each with a stable code that is translated for users.

use serde::Deserialize;
use serde_json::Value;

use crate::{field::Field, rules::field_of, wire::ErrorBody};

/// Reason why a request to Google failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Failure {
    /// Google no longer accepts the token: the user has to connect again.
    #[error("the connection has ended")]
    Reconnect,
    /// Google does not accept the configured OAuth client.
    #[error("Google refuses the OAuth client")]
    Misconfigured,
    /// Google has not granted this project access to its services, or to this service.
    #[error("Google has not granted access to its Business Profile services")]
    NotGranted,
    /// The user lacks permission at Google.
    #[error("Google does not allow it")]
    Forbidden,
    /// The object does not exist at Google, or no longer.
    #[error("Google does not have it")]
    NotFound,
    /// The request conflicts with the current state at Google.
    #[error("Google says it conflicts with something else")]
    Conflict,
    /// Too many requests, with the seconds that Google asks to wait.
    #[error("too many requests for Google")]
    Busy(Option<i64>),
    /// Google cannot be reached, or failed.
    #[error("Google cannot be reached")]
    Unavailable,
    /// Google's response is truncated or invalid.
    #[error("Google's answer cannot be read")]
    Unreadable,
    /// The page position has expired: the list has to be read from its start.
    #[error("the list at Google has to be begun again")]
    PageExpired,
    /// Google refuses the values that it was sent.
    #[error("Google refuses it: {}", .0.code)]
    Refused(Refusal),
}

/// Reason why Google refuses a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Refusal {
    /// Google's own code in lower case, or `google_refused`.
    pub(crate) code: String,
    /// Google's message, in English, shortened.
    pub(crate) message: String,
    /// Refused field, if Google names it.
    pub(crate) field: Option<Field>,
}

impl Failure {
    /// Returns the stable code.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            Self::Reconnect => "google_reconnect_needed",
            Self::Misconfigured => "google_misconfigured",
            Self::NotGranted => "google_access_not_granted",
            Self::Forbidden => "google_forbidden",
            Self::NotFound => "google_not_found",
            Self::Conflict => "google_conflict",
            Self::Busy(_) => "google_busy",
            Self::Unavailable => "google_unavailable",
            Self::Unreadable => "google_unreadable",
            Self::PageExpired => "google_page_expired",
            Self::Refused(_) => "google_refused",
        }
    }

    /// Returns true when the same request may succeed later.
    pub(crate) fn is_passing(&self) -> bool {
        matches!(self, Self::Busy(_) | Self::Unavailable | Self::Unreadable)
    }

    /// Returns true when every other request of the connection would fail too.
    pub(crate) fn is_general(&self) -> bool {
        self.is_passing() || matches!(self, Self::Reconnect | Self::Misconfigured | Self::NotGranted)
    }

    /// Returns the failure of a response that is not a success.
    pub(crate) fn of(status: u16, retry_after: Option<i64>, body: &[u8]) -> Self {
        let error: ErrorBody = serde_json::from_slice::<Value>(body).ok().as_ref().map(read).unwrap_or_default();
        match status {
            401 => Self::Reconnect,
            403 | 429 if has_no_quota(&error) => Self::NotGranted,
            403 if is_too_often(&error) => Self::Busy(retry_after),
            403 => Self::Forbidden,
            404 => Self::NotFound,
            409 => Self::Conflict,
            408 | 500..=599 => Self::Unavailable,
            429 => Self::Busy(retry_after),
            400 if is_about_page(&error) => Self::PageExpired,
            _ => Self::Refused(refusal(&error)),
        }
    }
}

fn read(body: &Value) -> ErrorBody {
    body.get("error").and_then(|error| ErrorBody::deserialize(error).ok()).unwrap_or_default()
}

fn details<'a>(error: &'a ErrorBody, key: &'a str) -> impl Iterator<Item = &'a Value> {
    error.details.iter().filter_map(move |detail| detail.get(key))
}

/// Returns true when the project has no access yet: Google grants it by application, and until then the quota is 0 or
/// the service is disabled.
fn has_no_quota(error: &ErrorBody) -> bool {
    let reasons = ["SERVICE_DISABLED", "ACCESS_NOT_CONFIGURED", "ACCESS_TOKEN_SCOPE_INSUFFICIENT"];
    let is_off = details(error, "reason").any(|reason| reasons.iter().any(|disabled| reason == disabled));
    let is_zero =
        details(error, "metadata").any(|metadata| metadata.get("quota_limit_value").is_some_and(|limit| limit == "0"));
    is_off || is_zero || error.message.contains("quota of 0") || error.message.contains("has not been used in project")
}

fn is_too_often(error: &ErrorBody) -> bool {
    error.status == "RESOURCE_EXHAUSTED" || details(error, "reason").any(|reason| reason == "RATE_LIMIT_EXCEEDED")
}

fn is_about_page(error: &ErrorBody) -> bool {
    let fields = details(error, "fieldViolations").filter_map(Value::as_array).flatten();
    let names = |field: &Value| {
        let name = field.get("field").and_then(Value::as_str).unwrap_or_default();
        name.eq_ignore_ascii_case("page_token") || name.eq_ignore_ascii_case("pageToken")
    };
    let message = error.message.to_lowercase();
    fields.into_iter().any(names)
        || message.contains("page token")
        || message.contains("page_token")
        || message.contains("pagetoken")
}

fn refusal(error: &ErrorBody) -> Refusal {
    let reason = details(error, "reason").find_map(Value::as_str);
    let is_plain = |code: &str| !code.is_empty() && code.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
    let code = reason.filter(|code| is_plain(code) && code.len() <= 80).map(str::to_lowercase);
    let mask = details(error, "metadata").find_map(|metadata| metadata.get("field_mask").and_then(Value::as_str));
    let violated = details(error, "fieldViolations").filter_map(|list| list.get(0)?.get("field")?.as_str());
    let path = mask.into_iter().chain(violated).find_map(|path| field_of(path.trim_start_matches("location.")));
    let message = error.message.chars().filter(|sign| !sign.is_control()).take(300).collect();
    Refusal { code: code.unwrap_or_else(|| "google_refused".into()), message, field: path }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn error(status: u16, error: &Value) -> Failure {
        Failure::of(status, Some(7), json!({ "error": error }).to_string().as_bytes())
    }

    #[test]
    fn each_answer_of_google_has_one_meaning() {
        let info = |reason: &str, metadata: Value| json!({ "details": [{ "@type": "type.googleapis.com/google.rpc.ErrorInfo", "reason": reason, "metadata": metadata }] });
        for (status, body, expected) in [
            (401, json!({ "status": "UNAUTHENTICATED" }), Failure::Reconnect),
            (403, json!({ "status": "PERMISSION_DENIED" }), Failure::Forbidden),
            (403, info("SERVICE_DISABLED", json!({})), Failure::NotGranted),
            (403, info("ACCESS_TOKEN_SCOPE_INSUFFICIENT", json!({})), Failure::NotGranted),
            (403, info("RATE_LIMIT_EXCEEDED", json!({})), Failure::Busy(Some(7))),
            (404, json!({}), Failure::NotFound),
            (409, json!({ "status": "ABORTED" }), Failure::Conflict),
            (429, json!({ "status": "RESOURCE_EXHAUSTED" }), Failure::Busy(Some(7))),
            (429, info("RATE_LIMIT_EXCEEDED", json!({ "quota_limit_value": "0" })), Failure::NotGranted),
            (500, json!({}), Failure::Unavailable),
            (503, json!("no object"), Failure::Unavailable),
            (400, json!({ "message": "Invalid page token" }), Failure::PageExpired),
            (400, json!({ "details": [{ "fieldViolations": [{ "field": "page_token" }] }] }), Failure::PageExpired),
        ] {
            assert_eq!(error(status, &body), expected, "{status} {body}");
        }
    }

    #[test]
    fn a_refusal_names_the_reason_and_the_field() {
        let refused = error(
            400,
            &json!({ "message": "bad\u{7}", "details": [{ "reason": "FORBIDDEN_WORDS", "metadata": { "field_mask": "title" } }] }),
        );
        let expected = Refusal { code: "forbidden_words".into(), message: "bad".into(), field: Some(Field::Name) };
        assert_eq!(refused, Failure::Refused(expected));
        let Failure::Refused(bare) = Failure::of(400, None, b"<html>") else { unreachable!() };
        assert_eq!((bare.code.as_str(), bare.field), ("google_refused", None));
        let odd = error(
            400,
            &json!({ "details": [{ "reason": "<script>", "fieldViolations": [{ "field": "location.website_uri" }] }] }),
        );
        let Failure::Refused(odd) = odd else { unreachable!() };
        assert_eq!((odd.code.as_str(), odd.field), ("google_refused", Some(Field::Website)));
    }
}
