//! Messages of Anthropic: `POST {base}/v1/messages`.

use serde_json::{Value, json};

use super::{Dialect, Finish, MAX_TOKENS, Reading, Wire, json};
use crate::{Failure, Prompt, retry, sse::Event};

/// Version of the wire. It refuses sampling parameters, which are never sent.
const VERSION: &str = "2026-10-21";

/// Wire of Anthropic.
pub(crate) struct Anthropic;

impl Wire for Anthropic {
    fn address(&self, base: &str) -> String {
        format!("{}/v1/messages", base.strip_suffix("/v1").unwrap_or(base))
    }

    fn headers(&self, key: Option<&str>) -> Vec<(&'static str, String)> {
        let key = key.map(|key| ("x-api-key", key.to_owned()));
        [("anthropic-version", VERSION.to_owned())].into_iter().chain(key).collect()
    }

    fn body(&self, model: &str, prompt: &Prompt, _: Dialect) -> Value {
        json!({
            "model": model,
            "max_tokens": MAX_TOKENS,
            "system": prompt.system,
            "messages": [{ "role": "user", "content": prompt.user }],
            "stream": true,
        })
    }

    fn read(&self, answer: &mut Reading, event: &Event) -> Result<(), Failure> {
        let value = json(&event.data)?;
        match value["type"].as_str().unwrap_or(&event.name) {
            "message_start" => take_message(answer, &value["message"]),
            "content_block_start" => {
                let block = &value["content_block"];
                if block["type"] == "text" {
                    answer.text.push_str(block["text"].as_str().unwrap_or_default());
                }
            }
            "content_block_delta" => {
                let delta = &value["delta"];
                if delta["type"] == "text_delta" {
                    answer.text.push_str(delta["text"].as_str().unwrap_or_default());
                }
            }
            "message_delta" => {
                take_finish(answer, &value["delta"]);
                take_usage(answer, &value["usage"]);
            }
            "message_stop" => answer.is_complete = true,
            "error" => return Err(error(&value)),
            _ => {}
        }
        Ok(())
    }

    fn read_whole(&self, answer: &mut Reading, body: &Value) -> Result<(), Failure> {
        if body["type"] == "error" {
            return Err(error(body));
        }
        let blocks = body["content"].as_array().ok_or(Failure::Broken)?;
        for block in blocks.iter().filter(|block| block["type"] == "text") {
            answer.text.push_str(block["text"].as_str().unwrap_or_default());
        }
        take_message(answer, body);
        answer.is_complete = true;
        Ok(())
    }
}

fn take_message(answer: &mut Reading, message: &Value) {
    if let Some(model) = message["model"].as_str() {
        answer.model = Some(model.to_owned());
    }
    take_usage(answer, &message["usage"]);
    take_finish(answer, message);
}

fn take_usage(answer: &mut Reading, usage: &Value) {
    let part = |name: &str| usage[name].as_u64();
    if let Some(fresh) = part("input_tokens") {
        let cached = ["cache_read_input_tokens", "cache_creation_input_tokens"];
        let cached: u64 = cached.into_iter().filter_map(part).sum();
        answer.usage.tokens_in = Some(fresh.saturating_add(cached));
    }
    answer.usage.tokens_out = part("output_tokens").or(answer.usage.tokens_out);
}

fn take_finish(answer: &mut Reading, delta: &Value) {
    let finish = delta["stop_reason"].as_str().map(|reason| match reason {
        "end_turn" | "stop_sequence" => Finish::Stop,
        "max_tokens" | "model_context_window_exceeded" => Finish::Length,
        "refusal" => Finish::Declined,
        _ => Finish::Other,
    });
    answer.finish = finish.or(answer.finish);
}

/// Returns the failure that an error event means: its type stands for a status.
fn error(value: &Value) -> Failure {
    let status = match value["error"]["type"].as_str().unwrap_or_default() {
        "invalid_request_error" => 400,
        "authentication_error" => 401,
        "billing_error" => 402,
        "permission_error" => 403,
        "not_found_error" => 404,
        "request_too_large" => 413,
        "rate_limit_error" => 429,
        "overloaded_error" => 529,
        _ => 500,
    };
    retry::failure(status, &value["error"].to_string(), None)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Usage;

    fn read(events: &[Value]) -> Result<Reading, Failure> {
        let mut answer = Reading::default();
        for value in events {
            let name = value["type"].as_str().unwrap_or_default().to_owned();
            Anthropic.read(&mut answer, &Event { name, data: value.to_string() })?;
        }
        answer.check()?;
        Ok(answer)
    }

    fn text(text: &str) -> Value {
        json!({ "type": "content_block_delta", "index": 1, "delta": { "type": "text_delta", "text": text } })
    }

    fn stopped(reason: &str) -> [Value; 2] {
        let delta =
            json!({ "type": "message_delta", "delta": { "stop_reason": reason }, "usage": { "output_tokens": 4 } });
        [delta, json!({ "type": "message_stop" })]
    }

    #[test]
    fn a_stream_is_read_without_its_thinking() {
        let usage = json!({ "input_tokens": 9, "cache_read_input_tokens": 3, "output_tokens": 1 });
        let [delta, stop] = stopped("end_turn");
        let answer = read(&[
            json!({ "type": "message_start", "message": { "model": "m-1", "usage": usage, "stop_reason": null } }),
            json!({ "type": "ping" }),
            json!({ "type": "content_block_start", "index": 0, "content_block": { "type": "thinking", "thinking": "" } }),
            json!({ "type": "content_block_delta", "delta": { "type": "thinking_delta", "thinking": "Hm" } }),
            json!({ "type": "content_block_start", "index": 1, "content_block": { "type": "text", "text": "" } }),
            text("Thank "),
            text("you"),
            json!({ "type": "content_block_stop", "index": 1 }),
            delta,
            stop,
        ]);
        let answer = answer.unwrap();
        assert_eq!((answer.text.as_str(), answer.model.as_deref()), ("Thank you", Some("m-1")));
        assert_eq!(answer.usage, Usage { tokens_in: Some(12), tokens_out: Some(4) });
    }

    #[test]
    fn an_answer_that_cannot_be_used_is_a_failure() {
        let error = |kind: &str| json!({ "type": "error", "error": { "type": kind, "message": "…" } });
        for (reason, expected) in [
            ("max_tokens", Failure::Cut),
            ("model_context_window_exceeded", Failure::Cut),
            ("refusal", Failure::Declined),
            ("tool_use", Failure::Declined),
            ("pause_turn", Failure::Declined),
        ] {
            let [delta, stop] = stopped(reason);
            assert_eq!(read(&[text("Thank"), delta, stop]).map(|answer| answer.text), Err(expected), "{reason}");
        }
        for (events, expected) in [
            (vec![text("Thank")], Failure::Broken),
            (vec![text("Thank"), error("overloaded_error")], Failure::Busy(None)),
            (vec![error("api_error")], Failure::Server(500)),
            (vec![error("billing_error")], Failure::NoFunds),
            (vec![error("authentication_error")], Failure::BadKey),
        ] {
            assert_eq!(read(&events).map(|answer| answer.text), Err(expected), "{events:?}");
        }
    }

    #[test]
    fn a_request_has_neither_tools_nor_sampling() {
        let prompt = Prompt { system: "S".into(), user: "U".into() };
        let body = Anthropic.body("m-1", &prompt, Dialect::default());
        assert_eq!((&body["max_tokens"], &body["system"]), (&json!(700), &json!("S")));
        for name in ["tools", "temperature", "top_p", "top_k"] {
            assert!(body[name].is_null(), "{name}");
        }
        for base in ["https://api.anthropic.com", "https://api.anthropic.com/v1"] {
            assert_eq!(Anthropic.address(base), "https://api.anthropic.com/v1/messages");
        }
    }
}
