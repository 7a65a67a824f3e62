//! The way of every call: it meets its fault, and is answered in one piece or as a stream.

use std::{convert::Infallible, time::Duration};

use axum::{
    body::{self, Body},
    response::{IntoResponse, Response},
};
use bytes::Bytes;
use futures::stream::{self, StreamExt};
use http::{
    HeaderValue, StatusCode,
    header::{CONTENT_TYPE, RETRY_AFTER},
};
use serde_json::Value;

use crate::faults::{Fault, FaultKind};

/// Maximum size of a call, in bytes.
pub(crate) const MAX_BODY: usize = 1 << 20;
/// Delay of the fault of a timeout, unless it has its own.
const TIMEOUT: Duration = Duration::from_mins(2);
/// Size of an answer that is too large, in bytes.
const LARGE: usize = 10 << 20;

/// Reads the body of a call as JSON.
pub(crate) async fn read(body: Body) -> Option<Value> {
    serde_json::from_slice(&body::to_bytes(body, MAX_BODY).await.ok()?).ok()
}

/// Answers for faults that look alike on both wires. The others belong to the wire.
pub(crate) async fn common(fault: Option<&Fault>) -> Option<Response> {
    let fault = fault?;
    let duration_or_timeout =
        |milliseconds: u64| if milliseconds > 0 { Duration::from_millis(milliseconds) } else { TIMEOUT };
    match fault.kind {
        FaultKind::Timeout => {
            tokio::time::sleep(duration_or_timeout(fault.milliseconds)).await;
            None
        }
        FaultKind::Html => {
            let page =
                "<!DOCTYPE html>\n<html><head><title>Just a moment...</title></head><body>Checking.</body></html>\n";
            Some(([(CONTENT_TYPE, "text/html; charset=UTF-8")], page).into_response())
        }
        FaultKind::TooLarge => {
            let body = "data: {\"padding\":\"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\"}\n\n".repeat(LARGE / 50);
            Some(([(CONTENT_TYPE, "text/event-stream")], body).into_response())
        }
        FaultKind::SlowDrip => {
            let drip = stream::repeat_with(|| Ok::<_, Infallible>(Bytes::from_static(b":"))).then(async |byte| {
                tokio::time::sleep(Duration::from_secs(1)).await;
                byte
            });
            Some(([(CONTENT_TYPE, "text/event-stream")], Body::from_stream(drip)).into_response())
        }
        _ => None,
    }
}

/// Returns a refusal with the headers of its fault.
pub(crate) fn refusal(status: u16, body: &Value, fault: Option<&Fault>) -> Response {
    let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let mut response = (status, axum::Json(body.clone())).into_response();
    if let Some(fault) = fault.filter(|fault| fault.kind == FaultKind::RateLimitedRetryAfter) {
        response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(fault.milliseconds / 1_000));
    }
    response
}

/// Streams events with a pause before each. A cut stream ends after half of them, without its end.
pub(crate) fn streamed(mut events: Vec<String>, pace: u64, is_cut: bool) -> Response {
    if is_cut {
        events.truncate(events.len() / 2);
    }
    let pause = Duration::from_millis(pace);
    let events = stream::iter(events).then(move |event| async move {
        tokio::time::sleep(pause).await;
        Ok::<_, Infallible>(Bytes::from(event))
    });
    ([(CONTENT_TYPE, "text/event-stream")], Body::from_stream(events)).into_response()
}

/// Returns a rough number of tokens.
pub(crate) fn tokens(text: &str) -> usize {
    text.chars().count().div_ceil(4)
}

/// Splits a text into words with the blanks before them.
pub(crate) fn words(text: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let mut start = 0;
    for (at, sign) in text.char_indices() {
        if sign.is_whitespace() && at > start {
            words.push(&text[start..at]);
            start = at;
        }
    }
    words.push(&text[start..]);
    words
}
