//! Messages of Anthropic.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Request, State},
    response::{IntoResponse, Response},
};
use http::HeaderMap;
use serde_json::{Value, json};

use crate::{
    KEY, MODEL, REASONER,
    compose::compose,
    exchange::{common, read, refusal, streamed, tokens, words},
    faults::FaultKind,
    sim::Sim,
};

const METHOD: &str = "anthropic";
/// Version that refuses sampling parameters.
const STRICT: &str = "2026-10-21";
const VERSIONS: [&str; 2] = ["2023-06-01", STRICT];
const SAMPLING: [&str; 3] = ["temperature", "top_p", "top_k"];
/// Parameters that are known, besides sampling. Others are refused.
const KNOWN: [&str; 9] =
    ["model", "max_tokens", "messages", "system", "stream", "metadata", "stop_sequences", "thinking", "output_config"];

pub(crate) async fn message(State(sim): State<Arc<Sim>>, request: Request) -> Response {
    let fault = sim.fault(METHOD);
    if let Some(answer) = common(fault.as_ref()).await {
        sim.note(METHOD, answer.status().as_u16(), &Value::Null);
        return answer;
    }
    let kind = fault.as_ref().map(|fault| fault.kind);
    let (parts, body) = request.into_parts();
    let body = read(body).await.unwrap_or_default();
    let has_key = has_key(&parts.headers) && kind != Some(FaultKind::Unauthorized);
    let problem = if has_key {
        problem_of(kind).or_else(|| invalid(&parts.headers, &body))
    } else {
        Some((401, "authentication_error", "invalid x-api-key".to_owned()))
    };
    if let Some((status, code, message)) = problem {
        let id = sim.note(METHOD, status, &body);
        let error = json!({ "type": "error", "error": { "type": code, "message": message },
            "request_id": format!("req_sim{id:08}") });
        return refusal(status, &error, fault.as_ref());
    }
    let id = sim.note(METHOD, 200, &body);
    answer(&sim, id, &body, kind)
}

/// With both headers, `x-api-key` counts.
fn has_key(headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    match text("x-api-key") {
        Some(key) => key == KEY,
        None => text("authorization").and_then(|value| value.strip_prefix("Bearer ")) == Some(KEY),
    }
}

type Problem = (u16, &'static str, String);

fn problem_of(kind: Option<FaultKind>) -> Option<Problem> {
    match kind? {
        FaultKind::RateLimited | FaultKind::RateLimitedRetryAfter => {
            Some((429, "rate_limit_error", "This request would exceed your rate limit.".into()))
        }
        FaultKind::OutOfMoney => Some((402, "billing_error", "Your credit balance is too low.".into())),
        FaultKind::Overloaded => Some((529, "overloaded_error", "Overloaded".into())),
        FaultKind::Internal => Some((500, "api_error", "Internal server error".into())),
        _ => None,
    }
}

fn invalid(headers: &HeaderMap, body: &Value) -> Option<Problem> {
    let bad = |message: String| Some((400, "invalid_request_error", message));
    let version = headers.get("anthropic-version").and_then(|value| value.to_str().ok()).unwrap_or_default();
    if !VERSIONS.contains(&version) {
        return bad(format!("anthropic-version: {version:?} is not a valid version"));
    }
    let Some(fields) = body.as_object() else { return bad("The body is not valid JSON.".into()) };
    if let Some(unknown) =
        fields.keys().map(String::as_str).find(|name| !KNOWN.contains(name) && !SAMPLING.contains(name))
    {
        return bad(format!("{unknown}: Extra inputs are not permitted"));
    }
    if let Some(sampling) = SAMPLING.iter().find(|name| version == STRICT && fields.contains_key(**name)) {
        return bad(format!("{sampling}: not supported in version {STRICT}"));
    }
    if body["max_tokens"].as_u64().is_none_or(|tokens| tokens == 0) {
        return bad("max_tokens: Field required".into());
    }
    if body["messages"].as_array().is_none_or(Vec::is_empty) {
        return bad("messages: Field required".into());
    }
    let model = body["model"].as_str().unwrap_or_default();
    if ![MODEL, REASONER].contains(&model) {
        return Some((404, "not_found_error", format!("model: {model}")));
    }
    None
}

fn answer(sim: &Sim, id: u64, body: &Value, kind: Option<FaultKind>) -> Response {
    let messages = body["messages"].as_array().map_or(&[][..], Vec::as_slice);
    let user =
        messages.iter().rev().find(|message| message["role"] == "user").map(|message| content(&message["content"]));
    let user = user.unwrap_or_default();
    let text = compose(&user, kind);
    let stop_reason = match kind {
        Some(FaultKind::Refusal | FaultKind::ContentFilter) => "refusal",
        Some(FaultKind::Length) => "max_tokens",
        _ => "end_turn",
    };
    let is_refused = stop_reason == "refusal";
    let (read, written) = (tokens(&user) + tokens(&content(&body["system"])), tokens(&text));
    let id = format!("msg_sim{id:08}");
    if body["stream"] != true {
        let blocks = if is_refused { json!([]) } else { json!([{ "type": "text", "text": text }]) };
        let whole = json!({ "id": id, "type": "message", "role": "assistant", "model": body["model"], "content": blocks,
            "stop_reason": stop_reason, "stop_sequence": null,
            "usage": { "input_tokens": read, "output_tokens": written } });
        return Json(whole).into_response();
    }
    let event = |value: Value| format!("event: {}\ndata: {value}\n\n", value["type"].as_str().unwrap_or_default());
    let message = json!({ "id": id, "type": "message", "role": "assistant", "model": body["model"], "content": [],
        "stop_reason": null, "stop_sequence": null, "usage": { "input_tokens": read, "output_tokens": 1 } });
    let mut events = vec![
        event(json!({ "type": "message_start", "message": message })),
        event(json!({ "type": "content_block_start", "index": 0, "content_block": { "type": "text", "text": "" } })),
        event(json!({ "type": "ping" })),
    ];
    if !is_refused {
        events.extend(words(&text).into_iter().map(|word| {
            let delta = json!({ "type": "text_delta", "text": word });
            event(json!({ "type": "content_block_delta", "index": 0, "delta": delta }))
        }));
    }
    let delta = json!({ "stop_reason": stop_reason, "stop_sequence": null });
    events.extend([
        event(json!({ "type": "content_block_stop", "index": 0 })),
        event(json!({ "type": "message_delta", "delta": delta, "usage": { "output_tokens": written } })),
        event(json!({ "type": "message_stop" })),
    ]);
    streamed(events, sim.options.pace_milliseconds, kind == Some(FaultKind::StreamCut))
}

/// Returns the text of a message: a string, or blocks of text.
fn content(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(blocks) => blocks.iter().filter_map(|block| block["text"].as_str()).collect(),
        _ => String::new(),
    }
}
