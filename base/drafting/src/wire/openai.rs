//! Chat completions of OpenAI: `POST {base}/chat/completions`.

use serde_json::{Value, json};

use super::{Dialect, Finish, MAX_TOKENS, Reading, Wire, json};
use crate::{Failure, Prompt, Usage, retry, sse::Event};

/// Data of the last event.
const DONE: &str = "[DONE]";

/// Wire of OpenAI, and of the servers that are compatible with it.
pub(crate) struct OpenAi;

impl Wire for OpenAi {
    fn address(&self, base: &str) -> String {
        format!("{base}/chat/completions")
    }

    fn headers(&self, key: Option<&str>) -> Vec<(&'static str, String)> {
        key.map(|key| ("authorization", format!("Bearer {key}"))).into_iter().collect()
    }

    fn body(&self, model: &str, prompt: &Prompt, dialect: Dialect) -> Value {
        let mut body = json!({
            "model": model,
            "messages": [{ "role": "system", "content": prompt.system }, { "role": "user", "content": prompt.user }],
            "stream": true,
        });
        let limit = if dialect.has_completion_tokens { "max_completion_tokens" } else { "max_tokens" };
        body[limit] = json!(MAX_TOKENS);
        if !dialect.lacks_stream_options {
            body["stream_options"] = json!({ "include_usage": true });
        }
        body
    }

    fn read(&self, answer: &mut Reading, event: &Event) -> Result<(), Failure> {
        if event.data.trim() == DONE {
            answer.is_complete = true;
            return Ok(());
        }
        take(answer, &json(&event.data)?, "delta")
    }

    fn read_whole(&self, answer: &mut Reading, body: &Value) -> Result<(), Failure> {
        if !body["choices"].is_array() && body["error"].is_null() {
            return Err(Failure::Broken);
        }
        take(answer, body, "message")?;
        answer.is_complete = true;
        Ok(())
    }
}

/// Reads a chunk or a whole answer. Unknown fields and empty deltas are ignored.
fn take(answer: &mut Reading, value: &Value, part: &str) -> Result<(), Failure> {
    let error = &value["error"];
    if !error.is_null() {
        let status = error["code"].as_u64().or_else(|| error["status"].as_u64()).and_then(|code| code.try_into().ok());
        return Err(retry::failure(status.unwrap_or(500), &error.to_string(), None));
    }
    if let Some(model) = value["model"].as_str() {
        answer.model = Some(model.to_owned());
    }
    let usage = &value["usage"];
    if usage.is_object() {
        answer.usage =
            Usage { tokens_in: usage["prompt_tokens"].as_u64(), tokens_out: usage["completion_tokens"].as_u64() };
    }
    let choice = &value["choices"][0];
    let message = &choice[part];
    answer.text.push_str(message["content"].as_str().unwrap_or_default());
    if message["refusal"].as_str().is_some_and(|refusal| !refusal.is_empty()) {
        answer.finish = Some(Finish::Declined);
    }
    let finish = choice["finish_reason"].as_str().map(|reason| match reason {
        "stop" => Finish::Stop,
        "length" => Finish::Length,
        "content_filter" => Finish::Declined,
        _ => Finish::Other,
    });
    if answer.finish != Some(Finish::Declined) && finish.is_some() {
        answer.finish = finish;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(chunks: &[&str]) -> Result<Reading, Failure> {
        let mut answer = Reading::default();
        for data in chunks {
            OpenAi.read(&mut answer, &Event { name: String::new(), data: (*data).to_owned() })?;
        }
        answer.check()?;
        Ok(answer)
    }

    fn chunk(delta: &str, finish: &str) -> String {
        format!(
            r#"{{"object":"chat.completion.chunk","model":"small-2026","choices":[{{"index":0,"delta":{delta},"finish_reason":{finish}}}]}}"#
        )
    }

    #[test]
    fn a_stream_is_read_to_its_end() {
        let answer = read(&[
            &chunk(r#"{"role":"assistant","content":null}"#, "null"),
            &chunk(r#"{"content":"Thank "}"#, "null"),
            &chunk("{}", "null"),
            &chunk(r#"{"content":"you"}"#, "null"),
            &chunk("{}", r#""stop""#),
            r#"{"choices":[],"usage":{"prompt_tokens":9,"completion_tokens":2,"total_tokens":11}}"#,
            "[DONE]",
        ]);
        let answer = answer.unwrap();
        assert_eq!((answer.text.as_str(), answer.model.as_deref()), ("Thank you", Some("small-2026")));
        assert_eq!(answer.usage, Usage { tokens_in: Some(9), tokens_out: Some(2) });
    }

    #[test]
    fn an_answer_that_cannot_be_used_is_a_failure() {
        for (chunks, expected) in [
            (vec![chunk(r#"{"content":"Thank"}"#, "null")], Failure::Broken),
            (vec![chunk(r#"{"content":"Thank"}"#, r#""stop""#)], Failure::Broken),
            (vec![chunk("{}", r#""length""#), "[DONE]".into()], Failure::Cut),
            (vec![chunk("{}", r#""content_filter""#), "[DONE]".into()], Failure::Declined),
            (vec![chunk("{}", r#""tool_calls""#), "[DONE]".into()], Failure::Declined),
            (vec![chunk(r#"{"refusal":"I can’t"}"#, r#""stop""#), "[DONE]".into()], Failure::Declined),
            (vec!["<html>".into()], Failure::Broken),
            (vec![r#"{"error":{"message":"overloaded","code":503}}"#.into()], Failure::Server(503)),
            (vec![r#"{"error":"no memory"}"#.into()], Failure::Server(500)),
            (vec!["[DONE]".into()], Failure::Broken),
        ] {
            let chunks: Vec<&str> = chunks.iter().map(String::as_str).collect();
            assert_eq!(read(&chunks).map(|answer| answer.text), Err(expected), "{chunks:?}");
        }
    }

    #[test]
    fn a_whole_answer_is_read_too() {
        let mut answer = Reading::default();
        let body = json!({ "choices": [{ "message": { "content": "Thank you" }, "finish_reason": "stop" }] });
        OpenAi.read_whole(&mut answer, &body).unwrap();
        assert_eq!((answer.check(), answer.text.as_str()), (Ok(()), "Thank you"));
        assert_eq!(OpenAi.read_whole(&mut Reading::default(), &json!({ "hello": 1 })), Err(Failure::Broken));
    }

    #[test]
    fn a_request_has_neither_tools_nor_sampling() {
        let prompt = Prompt { system: "S".into(), user: "U".into() };
        let body = OpenAi.body("small", &prompt, Dialect::default());
        assert_eq!(body["max_tokens"], 700);
        let other = OpenAi.body("small", &prompt, Dialect { has_completion_tokens: true, lacks_stream_options: true });
        assert_eq!((&other["max_completion_tokens"], &other["max_tokens"]), (&json!(700), &Value::Null));
        assert!(other["stream_options"].is_null());
        for name in ["tools", "temperature", "top_p"] {
            assert!(body[name].is_null(), "{name}");
        }
        assert!(OpenAi.headers(None).is_empty());
    }
}
