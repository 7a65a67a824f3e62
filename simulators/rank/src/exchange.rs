//! The way of every request to a vendor: it meets its fault, is answered, and is counted.

use std::{sync::Arc, time::Duration};

use axum::{
    body::{self, Body},
    extract::Request,
    response::{IntoResponse, Response},
};
use bytes::Bytes;
use http::{
    HeaderMap, HeaderValue, StatusCode,
    header::{CONTENT_TYPE, RETRY_AFTER},
};
use serde_json::Value;

use crate::{
    faults::{FaultKind, Method},
    sim::Sim,
};

const LARGEST_BODY: usize = 10 << 20;
/// Delay of the fault of a timeout, unless it has its own.
const TIMEOUT: Duration = Duration::from_mins(2);

/// Request to a vendor.
pub(crate) struct Incoming {
    pub(crate) path: String,
    pub(crate) query: String,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Bytes,
}

/// Answer of a vendor.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) code: StatusCode,
    pub(crate) body: Value,
}

/// Refusals that every vendor has, in the format of its own.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Refusal {
    Unauthorized,
    PaymentRequired,
    RateLimited,
    Internal,
    Unavailable,
    NotFound,
    TooLarge,
}

impl Reply {
    pub(crate) fn ok(body: Value) -> Self {
        Self { code: StatusCode::OK, body }
    }
}

impl Refusal {
    /// Returns the HTTP status.
    pub(crate) fn code(self) -> StatusCode {
        match self {
            Self::Unauthorized => StatusCode::UNAUTHORIZED,
            Self::PaymentRequired => StatusCode::PAYMENT_REQUIRED,
            Self::RateLimited => StatusCode::TOO_MANY_REQUESTS,
            Self::Internal => StatusCode::INTERNAL_SERVER_ERROR,
            Self::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        }
    }
}

/// Answers a request. `refuse` puts a refusal into the vendor's format.
pub(crate) async fn exchange(
    sim: &Arc<Sim>,
    method: Method,
    request: Request,
    refuse: fn(Refusal) -> Reply,
    answer: fn(&Sim, &Incoming) -> Reply,
) -> Response {
    let (parts, body) = request.into_parts();
    let path = parts.uri.path().to_owned();
    let fault = sim.request_fault(method, &path);
    let kind = fault.as_ref().map(|fault| fault.kind);
    let milliseconds = fault.map_or(0, |fault| fault.milliseconds);
    if kind == Some(FaultKind::Timeout) {
        tokio::time::sleep(if milliseconds > 0 { Duration::from_millis(milliseconds) } else { TIMEOUT }).await;
    }
    if kind == Some(FaultKind::Html) {
        sim.ledger().count(method, StatusCode::OK.as_u16());
        return page();
    }
    let refusal = match kind {
        Some(FaultKind::Unauthorized) => Some(Refusal::Unauthorized),
        Some(FaultKind::PaymentRequired) => Some(Refusal::PaymentRequired),
        Some(FaultKind::RateLimited | FaultKind::RateLimitedRetryAfter) => Some(Refusal::RateLimited),
        Some(FaultKind::Internal) => Some(Refusal::Internal),
        Some(FaultKind::Unavailable) => Some(Refusal::Unavailable),
        _ => None,
    };
    let query = parts.uri.query().unwrap_or_default().to_owned();
    let reply = match (refusal, body::to_bytes(body, LARGEST_BODY).await) {
        (Some(refusal), _) => refuse(refusal),
        (None, Err(_)) => refuse(Refusal::TooLarge),
        (None, Ok(body)) => answer(sim, &Incoming { path, query, headers: parts.headers, body }),
    };
    sim.ledger().count(method, reply.code.as_u16());
    let mut text = serde_json::to_string(&reply.body).unwrap_or_default();
    if kind == Some(FaultKind::CutJson) {
        text.truncate(text.floor_char_boundary(text.len() / 2));
    }
    let mut response = (reply.code, Body::from(text)).into_response();
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json; charset=utf-8"));
    if kind == Some(FaultKind::RateLimitedRetryAfter) {
        headers.insert(RETRY_AFTER, HeaderValue::from(milliseconds / 1_000));
    }
    response
}

/// Returns the page of a proxy that answers with status 200 although the vendor is away.
fn page() -> Response {
    let text = "<!DOCTYPE html>\n<html><head><title>Just a moment...</title></head><body>Checking your browser.</body></html>\n";
    ([(CONTENT_TYPE, "text/html; charset=UTF-8")], text).into_response()
}
