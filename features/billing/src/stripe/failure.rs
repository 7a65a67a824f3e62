//! Failures of calls to Stripe.

use api::{Error, Kind};
use reqwest::StatusCode;
use serde::Deserialize;
use serde_json::json;

/// Failure of a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// A card was declined; the code says why.
    Declined(Option<String>),
    /// The object does not exist.
    Missing,
    /// Stripe refuses the request, with its code and the parameter.
    Refused(Option<String>, Option<String>),
    /// The key is not accepted.
    Key,
    /// Stripe cannot be reached, is busy or fails: the same call may succeed later.
    Transient,
}

#[derive(Deserialize)]
struct Body {
    error: Reason,
}

#[derive(Default, Deserialize)]
struct Reason {
    #[serde(default)]
    r#type: String,
    code: Option<String>,
    param: Option<String>,
    decline_code: Option<String>,
}

impl Failure {
    /// Reads the failure in an answer.
    pub(super) fn of(status: StatusCode, body: &[u8]) -> Self {
        let reason = serde_json::from_slice::<Body>(body).map(|body| body.error).unwrap_or_default();
        match (status.as_u16(), reason.code.as_deref()) {
            (_, Some("lock_timeout")) | (409 | 429 | 500.., _) => Self::Transient,
            (401 | 403, _) => Self::Key,
            (402, _) => Self::Declined(reason.decline_code.or(reason.code)),
            _ if reason.r#type == "card_error" => Self::Declined(reason.decline_code.or(reason.code)),
            (404, _) | (_, Some("resource_missing")) => Self::Missing,
            _ => Self::Refused(reason.code, reason.param),
        }
    }

    /// Returns true when the call must be made again to learn its outcome.
    pub(crate) fn is_transient(&self) -> bool {
        matches!(self, Self::Transient)
    }
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Declined(code) => write!(f, "the card was declined ({})", code.as_deref().unwrap_or("no reason")),
            Self::Missing => f.write_str("Stripe does not have this object"),
            Self::Refused(code, param) => write!(
                f,
                "Stripe refuses the request ({}, parameter {})",
                code.as_deref().unwrap_or("no code"),
                param.as_deref().unwrap_or("unknown")
            ),
            Self::Key => f.write_str("Stripe refuses the key; check --stripe-key"),
            Self::Transient => f.write_str("Stripe is not available"),
        }
    }
}

impl std::error::Error for Failure {}

impl From<Failure> for Error {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Declined(code) => {
                let detail = "The payment was declined. Nothing was changed. Use another payment method.";
                Self::new(Kind::PaymentRequired, "card_declined", detail).with_params(json!({ "reason": code }))
            }
            Failure::Refused(Some(code), _) if code == "customer_tax_location_invalid" => {
                let detail = "Taxes can’t be computed for this address. Correct the address in the customer portal.";
                Self::new(Kind::Conflict, "tax_location_invalid", detail)
            }
            Failure::Transient => Self::unavailable(failure),
            _ => {
                tracing::error!(%failure, "a call to Stripe failed");
                let detail = "The payment service can’t do this right now. Nothing was changed. Try again later.";
                Self::new(Kind::Unavailable, "billing_unavailable", detail)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn failures_are_classified_by_status_type_and_code() {
        let failure = |status: u16, error: serde_json::Value| {
            Failure::of(StatusCode::from_u16(status).unwrap(), json!({ "error": error }).to_string().as_bytes())
        };
        let declined = json!({ "type": "card_error", "code": "card_declined", "decline_code": "insufficient_funds" });
        assert_eq!(failure(402, declined), Failure::Declined(Some("insufficient_funds".into())));
        assert_eq!(failure(404, json!({ "type": "invalid_request_error" })), Failure::Missing);
        assert_eq!(failure(400, json!({ "code": "resource_missing" })), Failure::Missing);
        assert_eq!(
            failure(400, json!({ "code": "parameter_unknown", "param": "foo" })),
            Failure::Refused(Some("parameter_unknown".into()), Some("foo".into()))
        );
        assert_eq!(failure(429, json!({ "code": "lock_timeout" })), Failure::Transient);
        assert_eq!(failure(401, json!({})), Failure::Key);
        assert_eq!(Failure::of(StatusCode::BAD_GATEWAY, b"<html>"), Failure::Transient);
    }
}
