//! Chat completions of OpenAI.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Request, State},
    response::{IntoResponse, Response},
};
use serde_json::{Value, json};

use crate::{
    KEY, MODEL, REASONER,
    compose::compose,
    exchange::{common, read, refusal, streamed, tokens, words},
    faults::FaultKind,
    sim::Sim,
};

const METHOD: &str = "openai";
/// Parameters that are known. Others are refused.
const KNOWN: [&str; 14] = [
    "model",
    "messages",
    "max_tokens",
    "max_completion_tokens",
    "stream",
    "stream_options",
    "temperature",
    "top_p",
    "n",
    "stop",
    "user",
    "seed",
    "response_format",
    "metadata",
];

pub(crate) async fn models() -> Json<Value> {
    let model = |id: &str| json!({ "id": id, "object": "model", "created": 1_790_000_000, "owned_by": "simulated" });
    Json(json!({ "object": "list", "data": [model(MODEL), model(REASONER)] }))
}

pub(crate) async fn complete(State(sim): State<Arc<Sim>>, request: Request) -> Response {
    let fault = sim.fault(METHOD);
    if let Some(answer) = common(fault.as_ref()).await {
        sim.note(METHOD, answer.status().as_u16(), &Value::Null);
        return answer;
    }
    let kind = fault.as_ref().map(|fault| fault.kind);
    let (parts, body) = request.into_parts();
    let key = parts.headers.get("authorization").and_then(|value| value.to_str().ok());
    let has_key =
        key.and_then(|value| value.strip_prefix("Bearer ")) == Some(KEY) && kind != Some(FaultKind::Unauthorized);
    let body = read(body).await.unwrap_or_default();
    let problem = if has_key { problem_of(kind).or_else(|| invalid(&body)) } else { Some(unauthorized()) };
    if let Some((status, code, message)) = problem {
        sim.note(METHOD, status, &body);
        let kind = if status == 429 { "requests" } else { "invalid_request_error" };
        let error = json!({ "error": { "message": message, "type": kind, "param": null, "code": code } });
        return refusal(status, &error, fault.as_ref());
    }
    let id = sim.note(METHOD, 200, &body);
    answer(&sim, id, &body, kind)
}

type Problem = (u16, &'static str, String);

fn unauthorized() -> Problem {
    (401, "invalid_api_key", "Incorrect API key provided.".into())
}

fn problem_of(kind: Option<FaultKind>) -> Option<Problem> {
    match kind? {
        FaultKind::RateLimited | FaultKind::RateLimitedRetryAfter => {
            Some((429, "rate_limit_exceeded", "Rate limit reached for requests.".into()))
        }
        FaultKind::OutOfMoney => Some((429, "insufficient_quota", "You exceeded your current quota.".into())),
        FaultKind::Overloaded => Some((529, "overloaded", "The server is overloaded.".into())),
        FaultKind::Internal => Some((500, "server_error", "The server had an error.".into())),
        _ => None,
    }
}

fn invalid(body: &Value) -> Option<Problem> {
    let bad = |message: String| Some((400, "invalid_request", message));
    let Some(fields) = body.as_object() else { return bad("We could not parse the JSON body of your request.".into()) };
    if let Some(unknown) = fields.keys().find(|name| !KNOWN.contains(&name.as_str())) {
        return Some((400, "unknown_parameter", format!("Unknown parameter: '{unknown}'.")));
    }
    let model = body["model"].as_str().unwrap_or_default();
    if ![MODEL, REASONER].contains(&model) {
        return Some((404, "model_not_found", format!("The model `{model}` does not exist.")));
    }
    if body["messages"].as_array().is_none_or(Vec::is_empty) {
        return bad("Missing required parameter: 'messages'.".into());
    }
    if model == REASONER {
        if fields.contains_key("max_tokens") {
            let message = "Unsupported parameter: 'max_tokens' is not supported with this model. \
                           Use 'max_completion_tokens' instead.";
            return Some((400, "unsupported_parameter", message.into()));
        }
        if fields.contains_key("temperature") || fields.contains_key("top_p") {
            return Some((400, "unsupported_value", "Unsupported value: 'temperature'.".into()));
        }
    }
    None
}

fn answer(sim: &Sim, id: u64, body: &Value, kind: Option<FaultKind>) -> Response {
    let messages = body["messages"].as_array().map_or(&[][..], Vec::as_slice);
    let prompt: String = messages.iter().filter_map(|message| message["content"].as_str()).collect();
    let user = messages.iter().rev().find(|message| message["role"] == "user");
    let text = compose(user.and_then(|message| message["content"].as_str()).unwrap_or_default(), kind);
    let is_refused = kind == Some(FaultKind::Refusal);
    let finish = match kind {
        Some(FaultKind::ContentFilter) => "content_filter",
        Some(FaultKind::Length) => "length",
        _ => "stop",
    };
    let (model, id) = (body["model"].clone(), format!("chatcmpl-sim{id:08}"));
    let (read, written) = (tokens(&prompt), tokens(&text));
    let usage = json!({ "prompt_tokens": read, "completion_tokens": written, "total_tokens": read + written });
    let refusal_text = "I’m sorry, but I can’t help with that.";
    if body["stream"] != true {
        let content = if is_refused { Value::Null } else { json!(text) };
        let refusal = if is_refused { json!(refusal_text) } else { Value::Null };
        let message = json!({ "role": "assistant", "content": content, "refusal": refusal });
        let choice = json!({ "index": 0, "message": message, "finish_reason": finish, "logprobs": null });
        let whole = json!({ "id": id, "object": "chat.completion", "created": 1_790_000_000, "model": model,
            "choices": [choice], "usage": usage });
        return Json(whole).into_response();
    }
    let chunk = |delta: &Value, finish: &Value| {
        let choice = json!({ "index": 0, "delta": delta, "finish_reason": finish, "logprobs": null });
        let chunk = json!({ "id": id, "object": "chat.completion.chunk", "created": 1_790_000_000, "model": model,
            "choices": [choice] });
        format!("data: {chunk}\n\n")
    };
    let mut events = vec![chunk(&json!({ "role": "assistant", "content": "" }), &Value::Null)];
    if is_refused {
        events.push(chunk(&json!({ "refusal": refusal_text }), &Value::Null));
    } else {
        events.extend(words(&text).into_iter().map(|word| chunk(&json!({ "content": word }), &Value::Null)));
    }
    events.push(chunk(&json!({}), &json!(finish)));
    if body["stream_options"]["include_usage"] == true {
        let last = json!({ "id": id, "object": "chat.completion.chunk", "created": 1_790_000_000, "model": model,
            "choices": [], "usage": usage });
        events.push(format!("data: {last}\n\n"));
    }
    events.push("data: [DONE]\n\n".into());
    streamed(events, sim.options.pace_milliseconds, kind == Some(FaultKind::StreamCut))
}
